from contextlib import contextmanager


class CodeWriter:
    def __init__(self, indent="    "):
        self.lines = []
        self._indent = indent
        self._level = 0

    def __call__(self, text="", *args):
        if args:
            text = text % args
        self.lines.append((self._indent * self._level + text).rstrip())
        return self

    def __enter__(self):
        self._level += 1
        return self

    def __exit__(self, exc_type, exc, tb):
        self._level -= 1
        if exc_type is not None and issubclass(exc_type, LookupError):
            self("# skipped: %s", exc)
            return True
        return False

    @contextmanager
    def block(self, head, tail=None):
        self(head + " {")
        self._level += 1
        try:
            yield self._level
        finally:
            self._level -= 1
            self("}" + (tail or ""))

    def __str__(self):
        return "\n".join(self.lines)

    def __len__(self):
        return len(self.lines)


w = CodeWriter()
w("class %s:", "Ticket")
with w:
    w("price = %.2f", 12.5)
    w()
    w("def seat(self):")
    with w as inner:
        inner("return %r", "Row 'F'")
        print("level inside:", w._level)
print(w)
print(len(w), w is inner, w._level)

css = CodeWriter("  ")
palette = {"ink": "#1b1f23", "sky": "#8ecae6"}
for name, key in [("h1", "ink"), ("a", "lime")]:
    with css.block(name) as level:
        with css:
            css("color: %s;", palette[key])
        css("margin: %dpx;", level * 4)
print(css)

js = CodeWriter("\t")
try:
    with js.block("function f()", tail=";"):
        js("return 1 / 0;")
        1 / 0
except ZeroDivisionError as e:
    print(repr(str(js)), e)
print(js._level, js.lines[-1], [len(x) for x in js.lines])
