"""What the sessions of the fuzzers and of the soak step through: a little of everything, and a long loop."""


class Cart:
    def __init__(self, prices):
        self.prices = prices
        self.total = 0

    def add(self, price):
        self.prices.append(price)
        self.total += price
        return self.total


def twice(number):
    result = number * 2
    return result


def work(numbers, bonus=0):
    total = 0
    seen = {}
    for number in numbers:
        total += twice(number)
        seen[number] = total
    cart = Cart(list(numbers))
    cart.add(bonus)
    try:
        last = seen["x"]
    except KeyError as error:
        last = None
        print("missing", error)
    return total, last


def spin(number):
    round = 0
    while number > 0:
        round = round + 1
        if round > 5:
            round = twice(0)
    return round


print(work([3, 1, 2], bonus=4))
print(spin(1))
