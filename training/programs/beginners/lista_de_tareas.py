# Práctica 5: lista de tareas con comandos
tareas = []
hechas = []

comandos = [
    "agregar lavar platos",
    "agregar estudiar mates",
    "agregar pasear al perro",
    "hecha 2",
    "hecha 9",
    "borrar lavar platos",
    "borrar dormir",
    "cantar",
    "hecha uno",
    "mostrar",
]


def mostrar():
    if not tareas:
        print("No hay tareas")
        return
    for numero, t in enumerate(tareas, start=1):
        marca = "x" if t in hechas else " "
        print(f"[{marca}] {numero}. {t}")


errores = 0
for linea in comandos:
    orden, _, resto = linea.partition(" ")
    try:
        if orden == "agregar":
            tareas.append(resto)
            print("agregada:", resto)
        elif orden == "hecha":
            n = int(resto)
            hechas.append(tareas[n - 1])
            print("¡bien hecho!", tareas[n - 1])
        elif orden == "borrar":
            tareas.remove(resto)
            print("borrada:", resto)
        elif orden == "mostrar":
            mostrar()
        else:
            print("no entiendo:", orden)
            errores += 1
    except IndexError:
        print("no existe la tarea", resto)
        errores += 1
    except ValueError:
        print("valor incorrecto:", resto)
        errores += 1

porcentaje = len(hechas) / len(tareas) * 100
print("Terminado: %d%%, errores: %d" % (porcentaje, errores))
