# turnos del restaurante: bucles anidados con break y continue

empleados = {
    "Lucía": ["lun", "mar", "vie"],
    "Mateo": ["mar", "mie"],
    "Irene": ["lun", "jue", "vie"],
}
dias = ["lun", "mar", "mie", "jue", "vie", "sab"]
maximo = 2

turnos = {}
contador = dict.fromkeys(empleados, 0)

for dia in dias:
    for nombre, disponibles in empleados.items():
        if dia not in disponibles:
            continue
        if contador[nombre] >= maximo:
            print(f"{nombre} ya tiene {maximo} turnos ({dia})")
            continue
        turnos[dia] = nombre
        contador[nombre] += 1
        break
    else:
        print("nadie puede el", dia)
        if dia == "sab":
            print("cerramos")
            break
        turnos[dia] = None
else:
    print("semana completa")

for dia, nombre in turnos.items():
    print(dia.upper(), "->", nombre or "VACÍO")

libres = [d for d, n in turnos.items() if n is None]
mas_activo = max(contador, key=contador.get)
print("huecos:", libres)
print("más activo:", mas_activo, contador[mas_activo])
print("equilibrado" if max(contador.values()) - min(contador.values()) <= 1 else "desigual")
