def longest_distinct(text):
    last = {}
    start = best_start = best = 0
    for i, ch in enumerate(text):
        if ch in last and last[ch] >= start:
            start = last[ch] + 1
        last[ch] = i
        if i - start + 1 > best:
            best, best_start = i - start + 1, start
    return text[best_start:best_start + best]


def sliding(seq, size):
    for i in range(len(seq) - size + 1):
        yield seq[i:i + size]


def smallest_cover(words, wanted):
    wanted = set(wanted)
    best = None
    for i in range(len(words)):
        missing = set(wanted)
        for j in range(i, len(words)):
            missing.discard(words[j])
            if not missing:
                if best is None or j - i < best[1] - best[0]:
                    best = i, j
                break
    return best


for t in ("senses", "aaa", "", "Übung"):
    print(repr(t), longest_distinct(t))
print(list(sliding("reel", 2)), list(sliding([1, 2], 3)))
averages = [round(sum(w) / 3, 2) for w in sliding([4, 8, 6, 1], 3)]
print(averages)

words = "we saw the sea and the sky".split()
span = smallest_cover(words, ["the", "sky"])
print(span, words[span[0]:span[1] + 1])
print(smallest_cover(words, ["moon"]))


def rolling_max(values, k):
    out = []
    window = values[:k]
    for v in values[k:] + [None]:
        out.append(max(window))
        window = window[1:] + [v]
    return out


print(rolling_max([2, 9, 4, 1, 7], 2))


def at_most(text, budget):
    """Longest prefix whose words fit into the budget of characters."""
    used, taken = 0, []
    for w in text.split():
        need = len(w) + bool(taken)
        if used + need > budget:
            break
        used += need
        taken.append(w)
    return " ".join(taken), budget - used


print(at_most("the train leaves at nine", 12))
print(at_most("Donaudampfschiff", 5))
