def fail_table(word):
    table = [0]
    k = 0
    for ch in word[1:]:
        while k and word[k] != ch:
            k = table[k - 1]
        if word[k] == ch:
            k += 1
        table.append(k)
    return table


def find_all(text, word):
    table = fail_table(word)
    hits = []
    k = 0
    for i, ch in enumerate(text):
        while k and word[k] != ch:
            k = table[k - 1]
        if word[k] == ch:
            k += 1
        if k == len(word):
            hits.append(i - k + 1)
            k = table[k - 1]
    return hits


dna = "ACACATACACAG"
motif = "ACACA"
print("table:", fail_table(motif))
hits = find_all(dna, motif)
print("hits:", hits)
marks = [" "] * len(dna)
for h in hits:
    marks[h] = "^"
print(dna)
print("".join(marks).rstrip())
naive = [i for i in range(len(dna)) if dna.startswith("ACA", i)]
print(find_all(dna, "ACA") == naive, naive)
