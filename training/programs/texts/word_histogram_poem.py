from collections import Counter

poem = (
    "The rain, the rain on tin and tile,",
    "it drums and hums a little while;",
    "and then the rain -- is gone",
)

words = []
for line in poem:
    for w in line.split():
        w = w.strip(",.;-").lower()
        if w:
            words.append(w)

print(len(words), "words,", len(set(words)), "different")

count = Counter(words)
for word, n in count.most_common(4):
    bar = "#" * n
    print(f"{word:>8} | {bar:<6} {n}")

by_length = {}
for word in sorted(count):
    by_length.setdefault(len(word), []).append(word)
for size in sorted(by_length, reverse=True):
    print(size, ",".join(by_length[size]))

once = [w for w in count if count[w] == 1]
print("only once:", " ".join(once[:6]))
first = Counter(w[0] for w in words)
print("most common first letter:", first.most_common(1)[0])
endings = [line.rstrip(",.;").split()[-1][-2:] for line in poem]
print("line endings:", endings)
