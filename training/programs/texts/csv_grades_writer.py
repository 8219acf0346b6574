import csv, io

def loadGrades(text):
    f = io.StringIO(text)
    rows = csv.reader(f)
    header = next(rows)
    grades = {}
    for row in rows:
        if len(row) != len(header):
            print("skip line", rows.line_num, row)
            continue
        name = row[0]
        grades[name] = [int(x) for x in row[1:]]
    return header[1:], grades

def average(numbers):
    return sum(numbers) / len(numbers)

def export(subjects, grades):
    buf = io.StringIO()
    w = csv.writer(buf, quoting=csv.QUOTE_MINIMAL, lineterminator="\n")
    w.writerow(["who"] + subjects + ["av"])
    for name, marks in sorted(grades.items()):
        w.writerow([name, *marks, round(average(marks), 2)])
    return buf.getvalue()

source = 'who,ma,art,"PE, x"\n"Ito, K",2,1,3\nLola,1,2,1\nbroken,4\n'
subjects, grades = loadGrades(source)
print(subjects)
for i, s in enumerate(subjects):
    column = [g[i] for g in grades.values()]
    print(s, column, "%.2f" % average(column))

output = export(subjects, grades)
for line in output.split("\n"):
    if line:
        print(line)
best = min(grades, key=lambda n: average(grades[n]))
print("best:", best)
again = list(csv.reader(io.StringIO(output)))
print(again[1][0], again[-1][0])
