class TicketMachine:
    PRICES = {"adult": 320, "child": 160, "dog": 120}

    def __init__(self):
        self.coins = {200: 3, 100: 5, 50: 4, 20: 5, 10: 2}
        self.sold = 0

    def change(self, amount):
        out = []
        for coin in sorted(self.coins, reverse=True):
            while amount >= coin and self.coins[coin] > 0:
                out.append(coin)
                self.coins[coin] -= 1
                amount -= coin
        if amount == 0:
            return out
        # put the coins back
        for c in out:
            self.coins[c] += 1

    def sell(self, kind, paid):
        price = self.PRICES[kind]
        if paid < price:
            print(kind, ": please insert", price - paid, "more")
            return []
        back = self.change(paid - price)
        self.sold += 1
        return back


m = TicketMachine()
log = []
orders = [("adult", 500), ("child", 100), ("dog", 200), ("adult", 400), ("child", 165), ("dog", 120)]
for kind, paid in orders:
    coins = m.sell(kind, paid)
    total = sum(coins)
    log.append(total)
    print(f"{kind}: change {total} as {coins}")
print("tickets:", m.sold, "change total:", sum(log))
