import re
from string import ascii_lowercase


class MacroError(RuntimeError):
    pass


class Expander:
    LIMIT = 6

    def __init__(self):
        self.macros = {}
        self.calls = 0
        self.fresh = iter(ascii_lowercase)

    def define(self, line):
        m = re.match(r"@def (\w+)\(([^)]*)\) = (.*)", line)
        if not m:
            raise MacroError("bad definition: " + line)
        name, params, body = m.groups()
        self.macros[name] = ([p.strip() for p in params.split(",") if p.strip()], body)

    def call(self, m, depth):
        name = m.group(1)
        if name not in self.macros:
            raise MacroError(f"no macro {name}")
        params, body = self.macros[name]
        args = [a.strip() for a in m.group(2).split(",")] if m.group(2) else []
        if len(args) != len(params):
            raise MacroError(f"{name} wants {len(params)}, got {len(args)}")
        self.calls += 1
        bound = dict(zip(params, args))
        body = re.sub(r"\$(\w+)", lambda v: bound.get(v[1], v[0]), body)
        if "%%" in body:
            body = body.replace("%%", "L" + next(self.fresh))
        return self.expand(body, depth + 1)

    def expand(self, text, depth=0):
        if depth > self.LIMIT:
            raise MacroError("nested too deep")
        return re.sub(r"!(\w+)\(([^()]*)\)", lambda m: self.call(m, depth), text)


source = """@def inc(x) = $x := $x + 1
@def twice(op, x) = !$op($x); !$op($x)
@def loop(body) = %%: $body; goto %%
@def spin() = !spin()
total = 0
!inc(total)
!twice(inc, n)
!loop(wait) | !loop(blink)
!inc(a, b)
!dec(a)
!spin()
@def oops"""

ex = Expander()
for number, line in enumerate(source.splitlines(), start=1):
    try:
        if line.startswith("@"):
            ex.define(line)
            continue
        result = ex.expand(line)
    except MacroError as err:
        print(f"{number:02}: error: {err}")
    else:
        mark = "=" if result == line else ">"
        print(f"{number:02}: {mark} {result}")

print("calls:", ex.calls)
print({name: len(params) for name, (params, _) in ex.macros.items()})
