class Exporter:
    registry = {}
    ext = None

    def __init_subclass__(cls, **kw):
        super().__init_subclass__(**kw)
        if cls.ext:
            Exporter.registry[cls.ext] = cls

    def export(self, rows):
        lines = [self.line(r) for r in rows]
        return self.join(lines)

    def join(self, lines):
        return "\n".join(lines)

    @classmethod
    def for_file(cls, filename):
        ext = filename.rsplit(".", 1)[-1].lower()
        if ext not in cls.registry:
            raise LookupError(f"no exporter for .{ext}")
        return cls.registry[ext]()


class CsvExporter(Exporter):
    ext = "csv"
    sep = ","

    def line(self, row):
        return self.sep.join(str(v) for v in row.values())


class TsvExporter(CsvExporter):
    ext = "tsv"
    sep = "|"


class HtmlExporter(Exporter):
    ext = "html"

    def line(self, row):
        return "<li>" + " ".join(map(str, row.values())) + "</li>"

    def join(self, lines):
        return "<ul>" + "".join(lines) + "</ul>"


rows = [{"song": "Low Tide", "sec": 201}, {"song": "Ferns", "sec": 178}]
print(sorted(Exporter.registry))
for fn in ("top.CSV", "top.tsv", "page.html", "song.mp3"):
    try:
        exp = Exporter.for_file(fn)
        print(type(exp).__name__)
        print(exp.export(rows))
    except LookupError as e:
        print("skip:", e)
