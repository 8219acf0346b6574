class PriceBook:
    def __init__(self, prices):
        self.prices = dict(prices)
        self._cache = {}
        self.misses = 0

    def update(self, product, price):
        self.prices[product] = price

    def gross(self, product, percent=7):
        key = (product, percent)
        if key not in self._cache:
            self.misses += 1
            p = self.prices[product]
            self._cache[key] = p + p * percent // 100
        return self._cache[key]


class Kiosk:
    def __init__(self, book):
        self.book = book
        self.till = 0

    def sell(self, product, n=1):
        total = self.book.gross(product) * n
        self.till += total
        print(f"{n} x {product}: {total}")


book = PriceBook({"ice": 200, "paper": 300, "gum": 100})
kiosk = Kiosk(book)
kiosk.sell("ice", 2)
kiosk.sell("gum")
book.update("ice", 250)
print("new price list:", book.prices)
kiosk.sell("ice")
kiosk.sell("paper")
print("with 19%:", book.gross("ice", 19))
print("till", kiosk.till, "misses", book.misses)
