class Section:
    """Context manager that indents what is printed inside it."""
    depth = 0
    log = []

    def __init__(self, title, swallow=()):
        self.title = title
        self.swallow = swallow
        self.failed = False

    def __enter__(self):
        Section.depth += 1
        self.say("begin " + self.title)
        return self

    def __exit__(self, exc_type, exc, tb):
        if exc_type is not None:
            self.failed = True
            self.say(f"! {exc_type.__name__}: {exc}")
        self.say("end " + self.title)
        Section.depth -= 1
        Section.log.append((self.title, not self.failed))
        return exc_type is not None and issubclass(exc_type, self.swallow)

    @classmethod
    def say(cls, text):
        print("  " * (cls.depth - 1) + text)


with Section("setup") as s:
    s.say("checking tyres")
    with Section("fuel") as inner:
        litres = 45 / 1.5
        inner.say(f"{litres} l")

with Section("oil check", swallow=(ZeroDivisionError,)):
    level = 3 / 0
    print("never here")

try:
    with Section("brakes", swallow=KeyError) as s:
        s.say("pads")
        raise ValueError("worn out")
except ValueError as e:
    print("outside:", e)

print("depth", Section.depth)
for title, ok in Section.log:
    print(f"{title:<10}", "OK" if ok else "FAIL")
