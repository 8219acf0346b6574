# Repair shop: priority queue with changed priorities and cancelled orders
import heapq
from dataclasses import dataclass, field


@dataclass(order=True)
class Order:
    priority: int
    number: int
    what: str = field(compare=False)
    cancelled: bool = field(default=False, compare=False, repr=False)


class Workshop:
    _next = 1

    def __init__(self):
        self.heap = []
        self.open = {}

    def add(self, what, priority=5):
        order = Order(priority, Workshop._next, what)
        Workshop._next += 1
        heapq.heappush(self.heap, order)
        self.open[order.number] = order
        return order.number

    def cancel(self, number):
        self.open.pop(number).cancelled = True

    def hurry(self, number, priority):
        old = self.open[number]
        if priority >= old.priority:
            return
        self.cancel(number)
        new = Order(priority, number, old.what)
        self.open[number] = new
        heapq.heappush(self.heap, new)

    def work(self):
        while self.heap:
            order = heapq.heappop(self.heap)
            if not order.cancelled:
                del self.open[order.number]
                return order
        return None

    def __bool__(self):
        return bool(self.open)


shop = Workshop()
a = shop.add("toaster")
b = shop.add("wheelchair", 1)
c = shop.add("radio", priority=8)
d = shop.add("kettle")
print(shop.heap[0], len(shop.heap))

print("first:", shop.work().what)
shop.hurry(c, 2)
shop.hurry(d, 9)
shop.cancel(a)
print("open", sorted(shop.open), "in heap", len(shop.heap))

e = shop.add("clock", 2)
done = []
while shop:
    order = shop.work()
    done.append((order.number, order.what))
print(done)
print(shop.work(), bool(shop), shop.heap)
print(Order(1, 9, "x") < Order(2, 1, "a"), Order(1, 2, "x") == Order(1, 2, "y"))
try:
    shop.cancel(99)
except KeyError as err:
    print("no open order", err)
