"""Exporters register themselves when their class is created."""

class Exporter:
    registry = {}
    suffix = "txt"

    def __init_subclass__(cls, /, key=None, **kwargs):
        super().__init_subclass__(**kwargs)
        name = key or cls.__name__.replace("Exporter", "").lower()
        Exporter.registry[name] = cls
        print("registered", name)

    @classmethod
    def create(cls, name, *args):
        try:
            klass = cls.registry[name]
        except KeyError:
            raise LookupError(f"no exporter called {name!r}") from None
        return klass(*args)

    def render(self, rows):
        raise NotImplementedError

    def filename(self, base):
        return f"{base}.{self.suffix}"

class CsvExporter(Exporter):
    suffix = "csv"

    def __init__(self, sep=","):
        self.sep = sep

    def render(self, rows):
        return "|".join(self.sep.join(map(str, r)) for r in rows)

class MarkdownExporter(Exporter, key="md"):
    suffix = "md"

    def render(self, rows):
        return " ".join(f"* **{a}** {b}" for a, b in rows)

class Silent(Exporter, key="none"):
    def render(self, rows):
        return ""

data = [("tea", 3), ("jam", 5)]
for name in Exporter.registry:
    exp = Exporter.create(name)
    print(exp.filename("stock"), "->", repr(exp.render(data)))

print(Exporter.create("csv", ";").render(data))
try:
    Exporter.create("pdf")
except LookupError as e:
    print("oops:", e)
print(sorted(Exporter.registry))
