# Decorator that checks arguments by the annotations of a function
import inspect


class BadCall(TypeError):
    def __init__(self, func, problems):
        self.problems = problems
        super().__init__(f"{func}: " + "; ".join(problems))


class Between:
    def __init__(self, low, high):
        self.low, self.high = low, high

    def __contains__(self, value):
        return self.low <= value <= self.high

    def __repr__(self):
        return f"{self.low}..{self.high}"


def checked(fn):
    sig = inspect.signature(fn)

    def wrapper(*args, **kwargs):
        bound = sig.bind(*args, **kwargs)
        bound.apply_defaults()
        problems = []
        for name, value in bound.arguments.items():
            rule = sig.parameters[name].annotation
            if rule is inspect.Parameter.empty:
                continue
            if isinstance(rule, type):
                if not isinstance(value, rule):
                    problems.append(f"{name} is no {rule.__name__}")
            elif value not in rule:
                problems.append(f"{name}={value!r} not in {rule}")
        if problems:
            raise BadCall(fn.__name__, problems)
        return fn(*bound.args, **bound.kwargs)

    return wrapper


@checked
def book_table(name: str, guests: Between(1, 8), *, area: ("inside", "terrace") = "inside", note=None):
    seats = guests + guests % 2
    return f"{name}: {seats} seats {area}" + (f" ({note})" if note else "")


@checked
def discount(price: float, percent: Between(0, 50) = 10):
    return round(price * (100 - percent) / 100, 2)


print(book_table("Ada", 3))
print(book_table("Bob", guests=2, area="terrace", note="dog"))
print(discount(19.9), discount(8.0, 25))

calls = [
    (book_table, ("Cy", 9), {"area": "roof"}),
    (book_table, (None, 1), {}),
    (discount, (10,), {}),
    (discount, (10.0, 50), {}),
    (book_table, ("Di",), {}),
]
for fn, args, kwargs in calls:
    try:
        print("fine:", fn(*args, **kwargs))
    except BadCall as e:
        print(len(e.problems), e)
    except TypeError as e:
        print("bind:", e)
