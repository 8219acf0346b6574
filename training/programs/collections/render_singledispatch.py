from functools import singledispatch
from collections import deque


@singledispatch
def render(value):
    return "?" + str(value)


@render.register
def _(value: int):
    return f"#{value}"


@render.register
def _(value: str):
    return '"' + value + '"'


@render.register(list)
@render.register(tuple)
def render_seq(value):
    return "[" + " ".join(render(v) for v in value) + "]"


@render.register
def _(value: dict):
    parts = []
    for k, v in value.items():
        parts.append(f"{k}:{render(v)}")
    return "{" + "; ".join(parts) + "}"


@render.register(type(None))
def _(value):
    return "nil"


planet = {"name": "Kepo", "moons": ["Ra", "Tu"], "ring": None, "size": 3}
print(render(planet))
print(render((1, "a", 2.5)))
print(render(deque([1])))
print(render(True))  # bool is an int
print(render([[], {}]))
print(render.dispatch(bool) is render.dispatch(int))
print(render.dispatch(tuple).__name__)
