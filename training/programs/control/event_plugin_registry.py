class Registry:
    def __init__(self):
        self._plugins = {}

    def __call__(self, fn=None, *, name=None, order=0):
        if fn is None:
            return lambda f: self(f, name=name, order=order)
        key = name or fn.__name__
        if key in self._plugins:
            raise ValueError(f"duplicate plugin {key}")
        self._plugins[key] = (order, fn)
        return fn

    def __iter__(self):
        for key, (order, fn) in sorted(self._plugins.items(), key=lambda kv: kv[1][0]):
            yield key, fn


text_filter = Registry()


@text_filter
def trim(s):
    return s.strip()


@text_filter(order=5)
def capitalize(s):
    return s[:1].upper() + s[1:]


@text_filter(name="smileys", order=2)
def _replace(s):
    for old, new in ((":)", "[smile]"), (":(", "[sad]")):
        s = s.replace(old, new)
    return s


def apply_all(text, skip=()):
    for name, fn in text_filter:
        if name in skip:
            continue
        before, text = text, fn(text)
        if before != text:
            print("   ", name, "changed it")
    return text


print([name for name, _ in text_filter])
for msg, skip in [("  good morning :) ", ()), ("no change", ["capitalize"]), (":( late", ())]:
    print(repr(msg))
    print(apply_all(msg, skip))
try:
    text_filter(trim)
except ValueError as e:
    print(e)
print(trim(" plain function still works "))
