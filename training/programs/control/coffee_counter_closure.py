# closures keep the state of each office coffee machine

def make_machine(name, beans=50):
    cups = 0
    history = []

    def brew(kind="espresso"):
        nonlocal cups, beans
        need = {"espresso": 9, "lungo": 12, "double": 18}.get(kind)
        if need is None:
            return f"{name}: no idea how to make {kind}"
        if beans < need:
            return f"{name}: please refill ({beans}g left)"
        beans -= need
        cups += 1
        history.append(kind[0])
        return f"{name}: {kind} #{cups}"

    def refill(grams):
        nonlocal beans
        beans = min(beans + grams, 60)
        return beans

    def stats():
        return cups, beans, "".join(history)

    return brew, refill, stats


brew_a, refill_a, stats_a = make_machine("Kitchen")
brew_b, _, stats_b = make_machine("Lobby", beans=10)

print(brew_a())
print(brew_a("double"))
print(brew_b())
print(brew_b("lungo"))
print(brew_a("mocha"))
print(brew_a("double"))
print(brew_a())
print("after refill:", refill_a(100))
print(brew_a())
for label, fn in [("A", stats_a), ("B", stats_b)]:
    cups, beans, hist = fn()
    print(label, "cups=%d beans=%d history=%s" % (cups, beans, hist))
print(brew_a.__code__.co_freevars)
