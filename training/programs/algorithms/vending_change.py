from typing import Optional


class Vending:
    """Gives change with as few coins as possible."""

    def __init__(self, coins: list[int]):
        self.coins = sorted(coins)
        self.sold = 0

    def best_change(self, amount: int) -> Optional[list[int]]:
        best: list[Optional[int]] = [0] + [None] * amount
        used = [0] * (amount + 1)
        for value in range(1, amount + 1):
            for coin in self.coins:
                if coin > value:
                    break
                before = best[value - coin]
                if before is None:
                    continue
                if best[value] is None or before + 1 < best[value]:
                    best[value] = before + 1
                    used[value] = coin
        if best[amount] is None:
            return None
        handed = []
        while amount > 0:
            handed.append(used[amount])
            amount -= used[amount]
        return handed

    def sell(self, price: int, paid: int) -> None:
        rest = paid - price
        if rest < 0:
            print(f"missing {-rest} cents")
            return
        handed = self.best_change(rest)
        if handed is None:
            print(f"cannot give {rest} back, sorry")
        else:
            self.sold += 1
            print(f"price {price}, paid {paid}, change {handed}")


machine = Vending([7, 3])
machine.sell(9, 8)
machine.sell(4, 9)
machine.sell(2, 11)
machine.sell(5, 13)
print("sold:", machine.sold)
