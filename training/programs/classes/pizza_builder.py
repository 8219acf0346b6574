class PizzaError(Exception):
    pass

class Pizza:
    def __init__(self, size, toppings, sauce):
        self.size, self.toppings, self.sauce = size, toppings, sauce

    @property
    def price(self):
        base = {"S": 6.0, "M": 8.0, "L": 10.5}[self.size]
        return base + 0.75 * len(self.toppings)

    def __repr__(self):
        return f"<Pizza {self.size} {self.sauce}: {', '.join(self.toppings) or 'plain'}>"

class PizzaBuilder:
    MAX_TOPPINGS = 4

    def __init__(self):
        self.reset()

    def reset(self):
        self._size = None
        self._toppings = []
        self._sauce = "tomato"
        return self

    def size(self, s):
        self._size = s.upper()
        return self

    def top(self, *names):
        for n in names:
            if len(self._toppings) == self.MAX_TOPPINGS:
                raise PizzaError("too many toppings: " + n)
            self._toppings.append(n)
        return self

    def sauce(self, s):
        self._sauce = s
        return self

    def build(self):
        if self._size is None:
            raise PizzaError("choose a size first")
        p = Pizza(self._size, tuple(self._toppings), self._sauce)
        self.reset()
        return p

b = PizzaBuilder()
orders = [b.size("m").top("olives", "corn").build(),
          b.size("l").sauce("pesto").build()]
for o in orders:
    print(o, o.price)

try:
    b.top("egg").build()
except PizzaError as e:
    print("refused:", e)
try:
    b.reset().size("s").top("a", "b", "c", "d", "e")
except PizzaError as e:
    print("refused:", e)
print("bill: %.2f" % sum(o.price for o in orders))
