class GiftCard:
    def __init__(self, number):
        self.number = number.replace(" ", "")

    @property
    def valid(self):
        total = 0
        for pos, ch in enumerate(reversed(self.number)):
            d = int(ch)
            if pos % 2:
                d *= 2
                if d > 9:
                    d -= 9
            total += d
        return total % 10 == 0

    @classmethod
    def issue(cls, stem):
        for last in range(10):
            card = cls(stem + str(last))
            if card.valid:
                return card

    def masked(self):
        return "*" * (len(self.number) - 3) + self.number[-3:]


cards = [GiftCard("6011 42"), GiftCard("59"), GiftCard.issue("703")]
for c in cards:
    print(c.masked(), "ok" if c.valid else "bad number")

new = cards[-1]
print("issued:", new.number, "check digit:", new.number[-1])
n = int(new.number)
digits = []
while n > 0:
    n, d = divmod(n, 10)
    digits.insert(0, d)
print(digits, "sum", sum(digits), "mod 9:", int(new.number) % 9)
