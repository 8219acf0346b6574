from functools import wraps

history = []


def logged(func):
    @wraps(func)
    def inner(*args, **kwargs):
        result = func(*args, **kwargs)
        history.append((func.__name__, args, kwargs, result))
        return result
    return inner


def clamp(low, high):
    def deco(func):
        @wraps(func)
        def inner(*args, **kwargs):
            value = func(*args, **kwargs)
            return max(low, min(high, value))
        return inner
    return deco


@logged
@clamp(16, 28)
def thermostat(outside, *, offset=0):
    """Target temperature in the greenhouse."""
    return 30 - outside // 2 + offset


@logged
def litres(beds, per_bed=4):
    return beds * per_bed


for t in (-10, 12, 40):
    print(t, "->", thermostat(t))
print(thermostat(12, offset=-3))
print(litres(6), litres(2, per_bed=9))

print(thermostat.__name__, "|", thermostat.__doc__)
for name, args, kwargs, result in history:
    params = [str(a) for a in args] + [f"{k}={v}" for k, v in kwargs.items()]
    print(f"{name}({', '.join(params)}) = {result}")

only = [h for h in history if h[2]]
print(len(history), "calls,", len(only), "with keywords")
