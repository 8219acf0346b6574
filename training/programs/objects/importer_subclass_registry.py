class Importer:
    registry = {}
    priority = 0

    def __init_subclass__(cls, suffixes=(), **kwargs):
        super().__init_subclass__(**kwargs)
        cls.suffixes = tuple(suffixes)
        for s in cls.suffixes:
            current = Importer.registry.get(s)
            if current is None or cls.priority >= current.priority:
                Importer.registry[s] = cls

    @classmethod
    def for_file(cls, filename):
        stem, dot, suffix = filename.rpartition(".")
        try:
            return cls.registry[suffix.lower()]()
        except KeyError:
            raise LookupError(f"no importer for {filename}") from None

    def rows(self, text):
        raise NotImplementedError

    def load(self, text):
        rows = list(self.rows(text))
        width = max(map(len, rows), default=0)
        return [tuple(r) + (None,) * (width - len(r)) for r in rows]


class CsvImporter(Importer, suffixes=["csv", "txt"]):
    delimiter = ","

    def rows(self, text):
        for line in text.splitlines():
            if line and not line.startswith("#"):
                yield [cell.strip() for cell in line.split(self.delimiter)]


class TsvImporter(CsvImporter, suffixes=["tsv"]):
    delimiter = "\t"


class FixedImporter(Importer, suffixes=["txt", "dat"]):
    priority = 5
    widths = (6, 4)

    def rows(self, text):
        for line in text.splitlines():
            a, b = self.widths
            yield line[:a].rstrip(), line[a:a + b].strip(), line[a + b:]


class TypedImporter(CsvImporter, suffixes=["csv"]):
    priority = -1


class NumberMixin:
    def rows(self, text):
        for row in super().rows(text):
            yield [int(c) if c.lstrip("-").isdigit() else c for c in row]


class NumberCsv(NumberMixin, CsvImporter, suffixes=("num",)):
    delimiter = ";"


print({s: c.__name__ for s, c in sorted(Importer.registry.items())})
print(Importer.for_file("members.CSV").load("# id, name\n7, Åsa ,\n12,Iñigo\n"))
print(Importer.for_file("a.b.tsv").load("x\ty\nz"))
print(Importer.for_file("old.txt").load("Ravi    42Pune\nJo     7"))
print(Importer.for_file("t.num").load("12;-5;x1;-\n"))
print(Importer.for_file("csv").load(""))

for name in ("photo.jpeg", "README", ".dat"):
    try:
        imp = Importer.for_file(name)
    except LookupError as e:
        print("error:", e)
    else:
        print(name, "->", type(imp).__name__, imp.suffixes)

print(TypedImporter.suffixes, TypedImporter.delimiter, NumberCsv.registry is Importer.registry)
print([c.__name__ for c in CsvImporter.__subclasses__()])
print(NumberCsv.__mro__[1].__name__, len(NumberCsv.__mro__))


class Broken(Importer, suffixes=["xyz"]):
    pass


Importer.for_file("stars.xyz").load("1 2 3")
