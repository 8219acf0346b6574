# ranked ballots: remove the weakest candidate until one has a majority
from collections import Counter

ballots = [
    ["Nora", "Eli", "Sam"],
    ["Eli", "Nora", "Sam"],
    ["Sam", "Eli", "Nora"],
    ["Nora", "Sam", "Eli"],
    ["Eli", "Sam", "Nora"],
    ["Nora", "Nora"],          # spoiled
    ["Sam", "Eli"],
]

valid = []
for b in ballots:
    if len(set(b)) != len(b):
        print("spoiled ballot:", "/".join(b))
        continue
    valid.append(b)

out = []
round_no = 0
winner = None
while winner is None:
    round_no += 1
    votes = Counter()
    for b in valid:
        left = [c for c in b if c not in out]
        if left:
            votes[left[0]] += 1
    total = sum(votes.values())
    print(f"Round {round_no}:", dict(votes))
    name, n = votes.most_common(1)[0]
    if n * 2 > total:
        winner = name
    else:
        weakest = min(votes, key=lambda c: (votes[c], c))
        out.append(weakest)
        print("  out:", weakest)

share = votes[winner] / total
print(f"{winner} wins with {share:.0%} after {round_no} rounds")
print("turnout", len(valid), "valid of", len(ballots))
