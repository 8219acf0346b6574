class CashBox:
    def __init__(self):
        self.entries = []

    def put(self, value, why=""):
        self.entries.append((value, why))

    def balance(self):
        b = 0.0
        for value, _ in self.entries:
            b += value
        return b


def verify(box, counted):
    if box.balance() == counted:
        return "box is correct"
    diff = counted - box.balance()
    return f"difference of {diff:.2f}!"


box = CashBox()
for i in range(3):
    box.put(0.1, f"copy {i + 1}")
    print(box.balance())
print(verify(box, 0.3))

box.put(4.7, "stamps")
box.put(-1.5, "candy")
print(round(box.balance(), 2))
print(verify(box, 3.5))

box2 = CashBox()
for value in (0.5, 0.25, 2.0):
    box2.put(value)
print(verify(box2, 2.75))
