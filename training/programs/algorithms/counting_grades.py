grades = "C A B B F A C B D".split()
letters = "ABCDF"

counts = [0] * len(letters)
for g in grades:
    counts[letters.index(g)] += 1
print("counts:", counts)

# starting position of every grade in the sorted output
starts = []
total = 0
for c in counts:
    starts.append(total)
    total += c
print("starts:", starts)

out = [None] * len(grades)
for pupil, g in enumerate(grades):
    k = letters.index(g)
    out[starts[k]] = (g, pupil)
    starts[k] += 1

print([g for g, _ in out])
print("stable:", [p for g, p in out if g == "B"])
for letter, c in zip(letters, counts):
    print(letter, "#" * c, c)
mode = max(range(len(counts)), key=counts.__getitem__)
print("most common grade:", letters[mode])
print("failed:", counts[-1] / total)
