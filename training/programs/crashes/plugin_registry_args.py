"""Tiny text pipeline with registered steps."""
STEPS = {}


def step(name):
    def deco(func):
        STEPS[name] = func
        return func
    return deco


@step("strip")
def strip_text(text):
    return text.strip()


@step("upper")
def to_upper(text):
    return text.upper()


@step("replace")
def replace(text, old, new):
    return text.replace(old, new)


@step("cut")
def cut(text, limit=10):
    return text[:limit]


class Pipeline:
    def __init__(self, spec):
        self.stages = []
        for part in spec.split("|"):
            name, *args = part.split(",")
            args = [int(a) if a.isdigit() else a for a in args]
            self.stages.append((name, args))

    def run(self, text):
        for name, args in self.stages:
            text = STEPS[name](text, *args)
        return text


print(sorted(STEPS))
specs = ["strip|upper", "strip|replace,o,u", "cut,5|upper", "strip|replace,fog", "cut,3"]
for spec in specs:
    p = Pipeline(spec)
    print(spec, "=>", p.stages)
    print(repr(p.run("  dense fog over moor ")))
