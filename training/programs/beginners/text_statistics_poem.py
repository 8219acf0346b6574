from collections import Counter

poem = """The rain came down on roof and hill,
the cat sat still."""


def clean(word):
    w = word.lower()
    for p in ",.;":
        w = w.replace(p, "") if p in word else w
    return w


lines = poem.split("\n")
words = []
for line in lines:
    for w in line.split():
        words.append(clean(w))

print("lines:", len(lines))
print("words:", len(words))
print("letters:", sum(len(w) for w in words))
avg = sum(len(w) for w in words) / len(words)
print("average word length: {:.2f}".format(avg))

counts = Counter(words)
for w, n in counts.most_common(3):
    print("%-6s %s" % (w, "#" * n))

longest = ""
for w in words:
    if len(w) > len(longest):
        longest = w
print("longest word:", longest)

once = sorted(w for w in counts if counts[w] == 1)
print("only once:", once[:5], "and", len(once) - 5, "more")

# rhymes: the last three letters of the last word
endings = [clean(l.split()[-1])[-3:] for l in lines]
print(endings)
if len(set(endings)) == 1:
    print("all lines rhyme")
else:
    print("not all lines rhyme")
