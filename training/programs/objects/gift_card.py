class GiftCard:
    def __init__(self, number, amount):
        self.number = number
        self.balance = amount
        self.used = []

    def pay(self, price):
        part = min(price, self.balance)
        self.balance -= part
        if part:
            self.used.append(part)
        return price - part

    def __len__(self):
        return len(self.used)

    def __bool__(self):
        return self.balance > 0

    def __str__(self):
        hidden = "*" * (len(self.number) - 4) + self.number[-4:]
        return hidden + " " + "{:.2f}".format(self.balance / 100)


card = GiftCard("6034110927", 5000)
print(card)
rest = card.pay(1999)
print(rest, card.balance)
rest = card.pay(1)
rest += card.pay(4250)
print("still to pay", rest)
print(card, bool(card), len(card))

if not card:
    print("empty card", card.number[:3])
print(card.used, sum(card.used), max(card.used) - min(card.used))

second = GiftCard("12", 0)
print(str(second), second.pay(0), second.used)
cards = [second, card, GiftCard("77001", 250)]
usable = [c for c in cards if c]
print(len(usable), usable[0].number.zfill(8))
bill = 300
for c in cards:
    bill = c.pay(bill)
    if bill <= 0:
        break
print("bill", bill, [len(c) for c in cards])
