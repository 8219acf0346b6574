# File importers register themselves by extension (decorator with arguments)
import json

IMPORTERS = {}


def importer(*extensions, strict=False):
    def wrap(cls):
        for ext in extensions:
            if ext in IMPORTERS:
                raise TypeError(f"{ext} already handled by {IMPORTERS[ext].__name__}")
            IMPORTERS[ext] = cls
        cls.strict = strict
        return cls
    return wrap


class Importer:
    strict = False

    def __init__(self, text):
        self.text = text

    def rows(self):
        raise NotImplementedError(type(self).__name__)

    def load(self):
        rows = list(self.rows())
        if self.strict and not rows:
            raise ValueError("nothing to import")
        return rows


@importer("csv", "txt")
class CsvImporter(Importer):
    sep = ","

    def rows(self):
        head, *lines = self.text.splitlines() or [""]
        names = head.split(self.sep)
        for line in lines:
            yield dict(zip(names, line.split(self.sep)))


@importer("json", strict=True)
class JsonImporter(Importer):
    def rows(self):
        data = json.loads(self.text)
        yield from data if isinstance(data, list) else [data]


@importer("xml")
class XmlImporter(Importer):
    pass


def load(filename, text):
    ext = filename.rpartition(".")[2].lower()
    try:
        cls = IMPORTERS[ext]
    except KeyError:
        raise LookupError(f"no importer for {filename}") from None
    return cls(text).load()


samples = {
    "a.CSV": "id,name\n1,Ann\n2,Bo",
    "b.txt": "id,ok\n7,yes",
    "c.json": '{"id": 3, "tags": ["x", null]}',
    "d.json": "[]",
    "e.xml": "<a/>",
    "readme": "hello",
}
for name, text in samples.items():
    try:
        rows = load(name, text)
    except (LookupError, ValueError, NotImplementedError) as e:
        print(f"{name}: {type(e).__name__}: {e}")
    else:
        print(f"{name}: {len(rows)} {rows[-1]}")
print(sorted(IMPORTERS), CsvImporter.strict)
try:
    importer("txt")(XmlImporter)
except TypeError as e:
    print(e)
