# naive search, failure table search and a rolling hash, side by side
SONG = "bloo-blup-bloo-bloop"
CALL = "bloo-bl"


def naive(text, pat):
    hits = []
    for i in range(len(text) - len(pat) + 1):
        if text[i:i + len(pat)] == pat:
            hits.append(i)
    return hits


def failure(pat):
    table = [0] * len(pat)
    k = 0
    for i in range(1, len(pat)):
        while k and pat[i] != pat[k]:
            k = table[k - 1]
        if pat[i] == pat[k]:
            k += 1
        table[i] = k
    return table


def search(text, pat):
    table, k, hits = failure(pat), 0, []
    for i, ch in enumerate(text):
        while k and ch != pat[k]:
            k = table[k - 1]
        k += ch == pat[k]
        if k == len(pat):
            hits.append(i - k + 1)
            k = table[k - 1]
    return hits


print(naive(SONG, CALL))
print(failure(CALL), failure("aaa"), failure("abc"))
print(search(SONG[5:], CALL), search("banana", "ana"), "banana".count("ana"))


def rolling(text, size, mod=997):
    h = 0
    high = pow(31, size - 1, mod)
    for i, ch in enumerate(text):
        if i >= size:
            h = (h - ord(text[i - size]) * high) % mod
        h = (h * 31 + ord(ch)) % mod
        if i >= size - 1:
            yield i - size + 1, h


seen = {}
for start, value in rolling("ko-ko", 2):
    seen.setdefault(value, []).append(start)
print(seen)
print([p for p in seen.values() if len(p) > 1])

pos = SONG.find("bl")
found = []
while pos != -1:
    found.append(pos)
    pos = SONG.find("bl", pos + 1)
print(found, SONG.rfind("bl"), SONG.index("-", 5), SONG.count("o"))
print(SONG.split("-", 1), SONG.rsplit("-", 2)[1:], SONG.partition("blup")[::2])
print(SONG.replace("bloo", "B", 2), SONG.startswith("blup", 5), SONG[::-1].find("p"))
try:
    SONG.index("krill")
except ValueError as e:
    print(e)
