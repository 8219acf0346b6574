from collections import Counter

votes = ["Zoe", "Amir", "zoe", "Finn", "AMIR", "Zoe", "", "Bob", "Finn", "Amir "]
candidates = ("Zoe", "Amir", "Finn")

valid = []
invalid = 0
for v in votes:
    v = v.strip().capitalize()
    if v in candidates:
        valid.append(v)
    else:
        invalid += 1
        print("invalid vote:", repr(v))

count = Counter(valid)
for c in candidates:
    percent = count[c] / len(valid) * 100
    print(c.ljust(6) + "#" * count[c] + " " + format(percent, ".1f") + " %")

best = max(count.values())
winners = [c for c in candidates if count[c] == best]
if len(winners) == 1:
    print("President:", winners[0])
else:
    print("Second round between", " and ".join(winners))

    # second round: only the two
    second = "Zoe Amir Amir Zoe Amir Zoe Zoe".split()
    tally = {w: 0 for w in winners}
    leader = None
    for ballot in second:
        tally[ballot] += 1
        new = max(tally, key=tally.get)
        if new != leader:
            print("  now leading:", new, tally)
            leader = new
    a, b = sorted(tally.items(), key=lambda kv: -kv[1])
    print(f"President: {a[0]} with {a[1]} to {b[1]}")
print("invalid:", invalid)
