# Promedio de notas de la clase de fisica
import statistics as st

notas = {
    "Lucia": [7.5, 8.0, 6.25],
    "Mateo": [4.0, 5.5, 3.75],
    "Irene": [9.0, 9.5, 10],
    "Pablo": [6.0, 6.0, 7.0],
}
pesos = [0.2, 0.3, 0.5]

finales = {}
for alumno, lista in notas.items():
    suma = 0
    for nota, peso in zip(lista, pesos):
        suma += nota * peso
    finales[alumno] = round(suma, 2)

for alumno, final in sorted(finales.items(), key=lambda p: -p[1]):
    if final >= 9:
        letra = "sobresaliente"
    elif final >= 7:
        letra = "notable"
    elif final >= 5:
        letra = "aprobado"
    else:
        letra = "suspenso"
    print(f"{alumno:.<10}{final:5.2f}  {letra}")

valores = list(finales.values())
print("media  :", round(st.mean(valores), 3))
print("mediana:", round(st.median(valores), 3))
print("desv   :", round(st.pstdev(valores), 3))
aprobados = [a for a, f in finales.items() if f >= 5]
print(f"aprueban {len(aprobados)} de {len(finales)} ({len(aprobados) / len(finales):.0%})")
