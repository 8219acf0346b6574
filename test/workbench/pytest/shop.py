from dataclasses import dataclass, field

COUPONS = {"TEN": 0.9, "HALF": 0.5}


@dataclass
class Item:
    name: str
    price: float


@dataclass
class Cart:
    items: list[Item] = field(default_factory=list)
    coupons: set[str] = field(default_factory=set)

    def add(self, item: Item, count: int = 1) -> "Cart":
        self.items.extend([item] * count)
        return self


def total(cart: Cart) -> float:
    result = sum(item.price for item in cart.items)
    for code in cart.coupons:
        result *= COUPONS[code]
    return result
