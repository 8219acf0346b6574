sentences = [
    "Otters swim",
    "AEIOU too",
    "Rhythm myths",
    "",
]
VOWELS = "aeiou"

total = {}
for v in VOWELS:
    total[v] = 0

for s in sentences:
    if len(s) == 0:
        print("(empty sentence)")
        continue
    vowels = 0
    consonants = 0
    others = 0
    for i in range(0, len(s)):
        c = s[i].lower()
        if c in VOWELS:
            vowels = vowels + 1
            total[c] = total[c] + 1
        elif c >= "a" and c <= "z":
            consonants = consonants + 1
        else:
            others = others + 1
    print(s, "->", vowels, consonants, others)
    if vowels > consonants:
        print("  more vowels!")
    elif vowels == 0:
        print("  no vowels at all")

print(total)
best = max(total, key=lambda k: total[k])
print("most used vowel is", best, "with", total[best])


def remove_vowels(t):
    new = ""
    for c in t:
        if c.lower() not in VOWELS:
            new += c
    return new


print(remove_vowels(sentences[0]))
print([remove_vowels(w) for w in sentences[1].split()])
