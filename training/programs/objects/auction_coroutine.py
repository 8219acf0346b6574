"""An auctioneer written as a generator that is fed with send()."""


class Withdrawn(Exception):
    pass


def auctioneer(item, reserve):
    best, leader = 0, None
    log = []
    reply = f"bids for {item}?"
    try:
        while True:
            try:
                bid = yield reply
            except Withdrawn as w:
                log.append("withdrawn")
                reply = f"{item} withdrawn: {w}"
                best, leader = 0, None
                continue
            if bid is None:
                reply = f"still {best} by {leader}"
                continue
            name, amount = bid
            if amount <= best:
                reply = f"{amount} is too low, {name}"
            else:
                best, leader = amount, name
                reply = f"{name} leads with {amount}" + ("" if best >= reserve else " (reserve not met)")
            log.append(name)
            if amount >= reserve * 3:
                return leader, best, log
    finally:
        print("   hammer down for", item)


lot = auctioneer("oak chest", 80)
print(next(lot))
print(lot.send(("Ines", 45)))
print(lot.send(("Raj", 45)))
print(lot.send(None))
print(lot.send(("Raj", 95.5)))
print(next(lot))
print(lot.throw(Withdrawn("owner changed her mind")))
print(lot.send(("Olaf", 60)))
try:
    lot.send(("Ines", 250))
except StopIteration as stop:
    winner, price, log = stop.value
    print("sold to", winner, "for", price)
    print(log)

second = auctioneer("clock", 10)
try:
    second.send(("Ines", 3))
except TypeError as e:
    print(e)
print(next(second))
second.close()
print(list(second))


def evening(lots):
    results = {}
    for item, reserve in lots:
        result = yield from auctioneer(item, reserve)
        results[item] = result[:2]
    return results


show = evening([("vase", 20), ("lamp", 5)])
next(show)
bids = [("Raj", 25), ("Ines", 61), ("Olaf", 15)]
try:
    for b in bids:
        print(show.send(b))
except StopIteration as e:
    print(e.value)
