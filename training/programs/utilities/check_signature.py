"""Decorators that check arguments: types from annotations, ranges, renamed keywords."""
import functools
import inspect
import typing
import warnings


def type_name(t):
    if t is None or t is type(None):
        return "None"
    args = typing.get_args(t)
    return " | ".join(map(type_name, args)) if args and typing.get_origin(t) is not list else str(getattr(t, "__name__", t))


def fits(value, hint):
    if hint is inspect.Parameter.empty or hint is typing.Any:
        return True
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is list:
        return isinstance(value, list) and all(fits(v, args[0]) for v in value)
    if args:
        return any(fits(value, a) for a in args)
    if hint is None:
        return value is None
    if hint is float:
        return isinstance(value, (int, float)) and not isinstance(value, bool)
    return isinstance(value, hint)


def typed(func):
    sig = inspect.signature(func)

    @functools.wraps(func)
    def wrapper(*args, **kw):
        bound = sig.bind(*args, **kw)
        for name, value in bound.arguments.items():
            hint = sig.parameters[name].annotation
            if not fits(value, hint):
                raise TypeError(f"{func.__name__}: {name} should be {type_name(hint)}, got {value!r}")
        return func(*args, **kw)
    return wrapper


def limits(**ranges):
    def decorate(func):
        sig = inspect.signature(func)

        @functools.wraps(func)
        def wrapper(*args, **kw):
            bound = sig.bind(*args, **kw)
            bound.apply_defaults()
            for name, (low, high) in ranges.items():
                if not low <= bound.arguments[name] <= high:
                    raise ValueError(f"{name}={bound.arguments[name]} not in {low}..{high}")
            return func(*args, **kw)
        return wrapper
    return decorate


def renamed(**old_to_new):
    def decorate(func):
        @functools.wraps(func)
        def wrapper(*args, **kw):
            for old, new in old_to_new.items():
                if old in kw:
                    warnings.warn(f"{old} is now {new}", DeprecationWarning, stacklevel=2)
                    kw[new] = kw.pop(old)
            return func(*args, **kw)
        return wrapper
    return decorate


@typed
def label(text: str, width: int | None = None, *, marks: list[str] = ()) -> str:
    """Put text on a label."""
    return "".join(marks) + (text if width is None else text.center(width, "."))


@renamed(colour="color", pct="percent")
@limits(percent=(0, 100))
def tint(color, percent=50.0):
    return f"{color}@{percent:g}"


print(label("jam"), label("tea", 7), label("x", marks=["*", "!"]), label.__doc__)
print(tint("red"), tint("red", 12.5), inspect.signature(tint))
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    print(tint(colour="blue", pct=0))
print([str(w.message) for w in caught], caught[0].category.__name__)
print(fits(3, float), fits(True, float), fits([1, "a"], list[int]), fits([], list[int]), fits(None, str | None))
print(type_name(int | None), type_name(str), type_name(None), list(inspect.signature(label).parameters))
for call in (lambda: label(5), lambda: label("a", "7"), lambda: label("a", marks=[1]), lambda: label(),
             lambda: tint("red", 101), lambda: tint("red", percent=-0.5)):
    try:
        call()
    except (TypeError, ValueError) as e:
        print(f"{type(e).__name__}: {e}")
