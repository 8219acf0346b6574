from collections import Counter

till = Counter({500: 1, 200: 2, 100: 3, 50: 1, 20: 4, 10: 2})


def value(box):
    return sum(coin * n for coin, n in box.items())


def pay_out(box, amount):
    """Greedy with limited coins, returns None if it does not work out."""
    out = Counter()
    for coin in sorted(box, reverse=True):
        n = min(amount // coin, box[coin])
        if n:
            out[coin] = n
            amount -= n * coin
        if amount == 0:
            return out
    return None


def sell(price, given):
    given = Counter(given)
    back = value(given) - price
    if back < 0:
        return f"{-back} cents missing"
    trial = till + given
    out = pay_out(trial, back) if back else Counter()
    if out is None:
        return "no change, sorry"
    till.clear()
    till.update(trial - out)
    return dict(out)


print("opening", value(till))
print("rolls ", sell(280, [500]))
print("pie   ", sell(420, [200, 100, 100, 20]))
print("cake  ", sell(1999, [2000]))
print("pretzel", sell(90, [50]))
print("bread ", sell(370, {500: 1}))
print("closing", value(till))
for coin in sorted(till):
    print(f"{coin:>4}: {'o' * till[coin]}")
missing = [c for c in (500, 200, 100, 50, 20, 10) if not till[c]]
print("fetch from bank:", missing)
