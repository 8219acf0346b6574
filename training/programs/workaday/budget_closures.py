# Household budget made of functions only: closures instead of classes
def make_pot(name, limit, *, warn_at=0.8, on_warn=print):
    spent = 0
    warned = False

    def pay(amount, /, *reasons, refund=False):
        nonlocal spent, warned
        if refund:
            amount = -amount
        if spent + amount > limit:
            return False
        spent += amount
        if spent >= limit * warn_at and not warned:
            warned = True
            on_warn(f"{name}: {spent} of {limit}", *reasons)
        return True

    def rest():
        return limit - spent

    def raise_limit(by=10):
        nonlocal limit
        limit, old = limit + by, limit
        return f"{old} -> {limit}"

    pay.rest, pay.more = rest, raise_limit
    return pay


def make_ids(prefix, start=1):
    n = start - 1

    def new(**labels):
        nonlocal n
        n += 1
        extra = "".join(f"/{k}={v}" for k, v in sorted(labels.items()))
        return f"{prefix}{n:03}{extra}"
    return new


warnings = []
food = make_pot("food", 100, on_warn=lambda *parts: warnings.append(" | ".join(parts)))
fun = make_pot("fun", 40, warn_at=0.5)

print(food(50), food(35, "party", "bread"), food(20), food.rest())
print(fun(15), fun(10, "cinema"), fun.rest())
print(food(30, refund=True), food(40, "again"), food.rest())
print(warnings)
print(fun.more(), fun.more(by=5), fun.rest())

receipt, memo = make_ids("R"), make_ids("M", start=10)
print(receipt(), receipt(shop="A", cash=True), memo(), receipt())

wrong = [lambda x: x * k for k in range(3)]
right = [lambda x, k=k: x * k for k in range(3)]
print([f(10) for f in wrong], [f(10) for f in right])


def compose(*fns):
    def run(x):
        for f in reversed(fns):
            x = f(x)
        return x
    return run


label = compose(str.upper, lambda s: s[::-1], str.strip)
print(label("  tac "), compose()(5), *map(label, ["ab", "c "]))
try:
    food(amount=3)
except TypeError as e:
    print("TypeError", "positional" in str(e))
print(food.__closure__ is not None, sorted(food.__code__.co_freevars)[:3])
