import functools
import inspect


def checked(**rules):
    """Decorator: run a rule on each named argument."""
    def decorate(func):
        sig = inspect.signature(func)

        @functools.wraps(func)
        def wrapper(*args, **kwargs):
            bound = sig.bind(*args, **kwargs)
            bound.apply_defaults()
            for name, rule in rules.items():
                value = bound.arguments[name]
                if not rule(value):
                    raise ValueError(f"{func.__name__}: bad {name}={value!r}")
            return func(*bound.args, **bound.kwargs)
        wrapper.rules = tuple(sorted(rules))
        return wrapper
    return decorate


def positive(x):
    return x > 0


def one_of(*options):
    return lambda v: v in options


@checked(amount=positive, currency=one_of("EUR", "CHF"))
def transfer(amount, to, currency="EUR", *, note=""):
    """Describe a transfer."""
    text = f"{amount:,.2f} {currency} to {to}"
    return f"{text} ({note})" if note else text


class Oven:
    def __init__(self):
        self.temperature = 20

    @checked(degrees=lambda d: 50 <= d <= 250)
    def heat(self, degrees, minutes=10):
        self.temperature = degrees
        return self.temperature * minutes


print(transfer(1250, "Anaïs"))
print(transfer(to="Jonas", amount=0.5, currency="CHF", note="coffee"))
print(transfer.__name__, transfer.__doc__, transfer.rules)
print(transfer.__wrapped__(-3, "nobody"))

calls = [((-5, "Ravi"), {}), ((5, "Ravi", "USD"), {}), ((5,), {}), ((7, "Eva"), {"memo": 1})]
for args, kwargs in calls:
    try:
        print(transfer(*args, **kwargs))
    except ValueError as e:
        print("ValueError:", e)
    except TypeError as e:
        print("TypeError:", e)

oven = Oven()
print(oven.heat(180), oven.heat(degrees=60, minutes=1.5))
try:
    oven.heat(251)
except ValueError as e:
    print(e, oven.temperature)
print(inspect.signature(transfer))
