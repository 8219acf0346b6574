import sys
from copy import copy


class StockError(Exception):
    def __init__(self, sku, missing):
        super().__init__(f"{sku}: {missing} missing")
        self.sku = sku
        self.missing = missing


class Lot:
    def __init__(self, sku, qty, expires):
        self.sku, self.qty, self.expires = sku, qty, expires

    def __repr__(self):
        return f"{self.sku}x{self.qty}@{self.expires}"


def parse_lots(text):
    lots = []
    for token in text.split():
        try:
            head, expires = token.split("@")
            sku, qty = head.rsplit("x", 1)
            lots.append(Lot(sku, int(qty), int(expires)))
        except ValueError as e:
            print("bad lot", token, "-", e, file=sys.stdout)
    return lots


def take(lots, sku, wanted):
    """Oldest first. Returns a list of (expires, qty); changes lots."""
    if wanted <= 0:
        return []
    usable = sorted((l for l in lots if l.sku == sku and l.qty), key=lambda l: l.expires)
    stock = sum(l.qty for l in usable)
    if stock < wanted:
        raise StockError(sku, wanted - stock)
    picked = []
    for lot in usable:
        n = min(lot.qty, wanted)
        lot.qty -= n
        wanted -= n
        picked.append((lot.expires, n))
        if not wanted:
            break
    return picked


def take_all(lots, order):
    """All or nothing."""
    trial = [copy(l) for l in lots]
    picks = {}
    for sku, n in order.items():
        picks[sku] = take(trial, sku, n)
    lots[:] = [l for l in trial if l.qty > 0]
    return picks


def reorder(lots, minimum):
    have = {}
    for l in lots:
        have[l.sku] = have.get(l.sku, 0) + l.qty
    return {s: m - have.get(s, 0) for s, m in minimum.items() if have.get(s, 0) < m}


def main():
    shelf = parse_lots("milkx6@12 boxx3@99 milkx4@9 egg@3 milkx2@15 jamxx@1")
    print(shelf)
    orders = [{"milk": 5, "box": 1}, {"box": 2, "milk": 50}, {"tea": 1}, {}, {"milk": 0, "box": 2}]
    for order in orders:
        try:
            print("picked", take_all(shelf, order), "left", shelf)
        except StockError as e:
            print("failed", e, "| short by", e.missing, "| left", sum(l.qty for l in shelf))
    print(reorder(shelf, {"milk": 10, "box": 2, "tea": 1}), reorder([], {}))


if __name__ == "__main__":
    main()
