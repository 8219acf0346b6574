from functools import wraps


def count_calls(func):
    @wraps(func)
    def wrapper(*args, **kwargs):
        wrapper.calls += 1
        wrapper.last_args = args
        return func(*args, **kwargs)

    wrapper.calls = 0
    wrapper.last_args = ()
    return wrapper


@count_calls
def ticket_price(age, zone=1):
    """Price of a single bus ticket in cents."""
    base = 180 + 60 * (zone - 1)
    if age < 6:
        return 0
    if age < 15 or age >= 65:
        return base // 2
    return base


passengers = [("Mila", 4, 1), ("Tom", 33, 2), ("Oma Gerda", 71, 3), ("Ben", 12, 1)]
income = 0
for name, age, zone in passengers:
    price = ticket_price(age, zone=zone)
    income += price
    print("%-10s pays %5.2f" % (name, price / 100))

print("income:", income)
print(ticket_price.__name__, "was called", ticket_price.calls, "times")
print("last positional args:", ticket_price.last_args)
print("doc:", ticket_price.__doc__)
plain = ticket_price.__wrapped__
plain(20)
print("calls after using the plain one:", ticket_price.calls)
