class Wagon:
    """Linked wagons. Aliases and identity play a role."""
    made = 0
    cargo_default = []

    def __init__(self, label, cargo=cargo_default):
        self.label = label
        self.cargo = cargo
        self.next = None
        type(self).made += 1

    def __repr__(self):
        return f"<{self.label}:{len(self.cargo)}>"

class DiningCar(Wagon):
    made = 0

    def __init__(self, label, *dishes, **prices):
        super().__init__(label, list(dishes))
        self.prices = prices

    def menu(self):
        for i, dish in enumerate(self.cargo, 1):
            yield f"{i}. {dish:<6}{self.prices.get(dish, 0) or 'free':>5}"

class CouplingError(RuntimeError):
    pass

class Train:
    def __init__(self, *wagons):
        self.head = None
        for w in reversed(wagons):
            w.next, self.head = self.head, w

    def __iter__(self):
        w = self.head
        while w is not None:
            yield w
            w = w.next

    def __len__(self):
        return sum(1 for _ in self)

    def __add__(self, wagon):
        if any(w is wagon for w in self):
            raise CouplingError(f"{wagon} would make a ring")
        *_, last = self
        last.next = wagon
        return self

    def cut(self, label):
        before = None
        for w in self:
            if w.label == label:
                break
            before = w
        else:
            raise CouplingError(f"no wagon {label}")
        rest = Train()
        rest.head = w
        if before:
            before.next = None
        else:
            self.head = None
        return rest

    def turn(self):
        done = None
        todo = self.head
        while todo:
            todo.next, done, todo = done, todo, todo.next
        self.head = done
        return self

coal, sand = Wagon("A"), Wagon("B")
diner = DiningCar("C", "soup", "tea", soup=6)
post = Wagon("D", cargo=["letters"])
t = Train(coal, sand, diner)
coal.cargo.append("coal")
print(list(t), sand.cargo, coal.cargo is Wagon.cargo_default)
sand.cargo = sand.cargo + ["sand"]
sand.cargo += ["gravel"]
print(coal, sand, post)
print(Wagon.made, DiningCar.made)

for action in (lambda: t + post, lambda: t + sand, lambda: t.cut("Z"),
               lambda: t.turn(), lambda: t.cut("B")):
    try:
        result = action()
        print(len(t), "left;", *result)
    except CouplingError as e:
        print("coupling:", e)
print(*diner.menu(), sep="\n")
print([w.label for w in t], isinstance(diner, Wagon), diner.next)
