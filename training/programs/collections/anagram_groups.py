from collections import defaultdict

words = ["listen", "stone", "silent", "notes", "enlist", "onset", "garden"]


def signature(word):
    return "".join(sorted(word))


groups = defaultdict(list)
for w in words:
    groups[signature(w)].append(w)

print(len(groups), "groups")
for sig, members in groups.items():
    members.sort()
    mark = "*" if len(members) > 1 else " "
    print(mark, sig, "/".join(members))

big = max(groups.values(), key=len)
print("biggest:", big)

by_length = defaultdict(set)
for w in words:
    by_length[len(w)].add(signature(w))
print({n: len(s) for n, s in sorted(by_length.items())})

lonely = [m[0] for m in groups.values() if len(m) == 1]
print("lonely:", lonely)

letters = defaultdict(int)
for ch in "".join(words):
    letters[ch] += 1
top = sorted(letters.items(), key=lambda kv: (-kv[1], kv[0]))[:3]
print(top)

common = set(words[0])
for w in words[1:]:
    common &= set(w)
print("in every word:", sorted(common))
print("z" in letters, letters["z"], "z" in letters)
