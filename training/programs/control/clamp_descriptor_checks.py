def checked(**rules):
    """Decorator: validate arguments by name."""
    def deco(fn):
        names = fn.__code__.co_varnames[:fn.__code__.co_argcount]

        def wrapper(*args, **kwargs):
            bound = dict(zip(names, args)) | kwargs
            for key, rule in rules.items():
                if key in bound and not rule(bound[key]):
                    raise ValueError(f"{fn.__name__}: bad {key}={bound[key]!r}")
            return fn(*args, **kwargs)
        return wrapper
    return deco


def between(lo, hi):
    return lambda v: lo <= v <= hi


one_of = lambda *options: (lambda v: v in options)
positive = lambda v: v > 0


@checked(knots=between(0, 120), side=one_of("port", "starboard"))
def sail(knots, side="port", reef=False):
    speed = knots * 0.4
    if reef:
        speed *= 0.75
    return f"{speed:.1f} kn on {side}"


@checked(depth=positive)
def anchor(depth, factor=5):
    return depth * factor


attempts = [
    (sail, (15,), {}),
    (sail, (15, "starboard"), {"reef": True}),
    (sail, (150,), {}),
    (sail, (), {"knots": 8, "side": "up"}),
    (anchor, (6,), {"factor": 4}),
    (anchor, (-2,), {}),
]
good = 0
for fn, args, kwargs in attempts:
    try:
        print("ok   ", fn(*args, **kwargs))
        good += 1
    except ValueError as e:
        print("error", e)
print(f"{good}/{len(attempts)} worked; wrapper name: {sail.__name__}")
