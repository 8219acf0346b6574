# Windows-style paths: drive letters, shares, ~1 short names
from typing import NamedTuple


class WinPath(NamedTuple):
    drive: str
    root: str
    parts: tuple

    def __str__(self):
        return self.drive + self.root + "\\".join(self.parts)

    @property
    def name(self):
        return self.parts[-1] if self.parts else ""

    @property
    def suffixes(self):
        stem, *rest = self.name.lstrip(".").split(".")
        return ["." + r for r in rest]

    def parent(self, up=1):
        return self._replace(parts=self.parts[:-up] if up else self.parts)


def parse(text):
    text = text.replace("/", "\\")
    drive = root = ""
    if text.startswith("\\\\"):
        server, _, tail = text[2:].partition("\\")
        share, _, text = tail.partition("\\")
        if not (server and share):
            raise ValueError("incomplete share " + text)
        drive, root = rf"\\{server}\{share}", "\\"
    else:
        if text[1:2] == ":":
            drive, text = text[:2].upper(), text[2:]
        if text.startswith("\\"):
            root = "\\"
    parts = tuple(p for p in text.split("\\") if p and p != ".")
    return WinPath(drive, root, parts)


def join(base, other):
    b, o = parse(base), parse(other)
    if o.drive and o.drive != b.drive:
        return o
    if o.root:
        return o._replace(drive=b.drive)
    return b._replace(parts=b.parts + o.parts)


def short_name(name, existing=()):
    """LONGFILENAME.TEXT -> LONGFI~1.TEX"""
    stem, dot, ext = name.upper().replace(" ", "").rpartition(".")
    if not dot:
        stem, ext = ext, ""
    if len(stem) <= 8 and len(ext) <= 3 and " " not in name:
        return f"{stem}.{ext}".rstrip(".")
    for n in range(1, 10):
        candidate = f"{stem[:6]}~{n}" + (f".{ext[:3]}" if ext else "")
        if candidate not in existing:
            return candidate
    raise FileExistsError(name)


def same(a, b):
    return str(parse(a)).casefold() == str(parse(b)).casefold()


for text in (r"c:\Users\Olga\Bilder", "D:notes.txt", r"\\nas01\media\film\a.mkv", "temp/./x", "\\"):
    p = parse(text)
    print(p.drive or "-", p.root or "-", p.parts, sep="  ")
    print("   ", str(p))
pic = parse(r"E:\archive\2023.tar.gz")
print(pic.name, pic.suffixes, pic.parent(), pic.parent(2), pic.parent(0) == pic)
print(repr(parse("C:").name), parse(r"x\.git").suffixes, parse(r"C:\a").parent(5))
print(join(r"C:\a", "b/c"), join(r"C:\a", r"\b"), join(r"C:\a", "d:z"), join(r"C:\a", "c:z"))
print(short_name("readme.txt"), short_name("Quarterly Report.xlsx"), short_name("makefile"))
print(short_name("Quarterly Plan.xls", existing=["QUARTE~1.XLS"]), short_name("a b"), short_name(".env"))
print(same("C:/Temp/", "c:\\TEMP"), same("Straße", "STRASSE"), same("a", ".\\a"), same("C:a", "C:\\a"))
try:
    parse("\\\\server")
except ValueError as e:
    print("ValueError:", e)
