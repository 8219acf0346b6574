# In what order do try, except, else, finally and return really run? A small kiosk
log = []


def note(text):
    log.append(text)
    return text


class SoldOut(Exception):
    pass


def buy(stock, item, cash):
    try:
        note("try")
        if stock[item] == 0:
            raise SoldOut(item)
        price = {"tea": 2, "cake": 3}[item]
        change = cash - price
        if change < 0:
            return note("poor")
    except KeyError:
        note("unknown")
        return None
    except SoldOut:
        note("soldout")
        raise
    else:
        note("else")
        stock[item] -= 1
        return change
    finally:
        note("finally")
        stock["served"] += 1


def last_word():
    try:
        return "from try"
    finally:
        note("closing")


def loop():
    seen = []
    for n in range(5):
        try:
            if n == 1:
                continue
            if n == 3:
                break
            seen.append(n)
        finally:
            seen.append(f"f{n}")
    else:
        seen.append("never")
    return seen


stock = {"tea": 1, "cake": 4, "served": 0}
for item, cash in [("tea", 5), ("tea", 5), ("cake", 1), ("pie", 9)]:
    log.clear()
    try:
        result = buy(stock, item, cash)
    except SoldOut as e:
        result = f"sorry, no {e}"
    print(f"{item:<5}{result!s:<14}", " ".join(log))
print(stock)
log.clear()
print(last_word(), log)
print(loop())


try:
    buy({"tea": None, "served": 0}, "tea", "two")
except TypeError as e:
    print("TypeError:", e)
print(len(log), log[1:])
