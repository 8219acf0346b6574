import re
from collections import namedtuple
from pathlib import PurePosixPath

Film = namedtuple("Film", "title year quality part ext", defaults=(None, None, None, "mkv"))

RX = re.compile(
    r"""
    (?P<title>.+?)                       # up to a year, a quality, a part or the end
    (?=[. _(]+(?:(?:19|20)\d\d|\d{3,4}p|4K|CD\d)(?![a-z0-9])|\.[a-z0-9]{3}$)
    (?:[. _(]+(?P<year>(?:19|20)\d\d)\)?)?
    (?:[. _]+(?P<quality>\d{3,4}p|4K))?
    (?:.*?[. _]CD(?P<part>\d))?
    .*\.(?P<ext>mkv|avi|mp4)$
    """,
    re.X | re.I,
)

paths = [
    "films/The.Quiet.Harbour.2019.1080p.WEB.mkv",
    "films/old/La_casa_azul_(1987)_CD2.avi",
    "films/2046.2004.720p.mp4",
    "films/Die Brücke 4k.MKV",
    "films/readme.txt",
    "films/Holiday.mp4",
]


def read(path):
    p = PurePosixPath(path)
    m = RX.match(p.name)
    if m is None:
        return None
    words = re.split(r"[._ ]+", m["title"])
    title = " ".join(w for w in words if w)
    year, part = (int(x) if x else None for x in m.group("year", "part"))
    quality = (m["quality"] or "").lower() or None
    return Film(title, year, quality, part, m["ext"].lower())


films = []
for path in paths:
    f = read(path)
    if f is None:
        print("ignored", PurePosixPath(path).name)
        continue
    films.append(f)
    print(tuple(f))


def new_name(film):
    name = film.title
    if film.year:
        name += f" ({film.year})"
    if film.part is not None:
        name += f" - part {film.part:02d}"
    return f"{name}.{film.ext}"


for f in films[:3]:
    print(new_name(f), len(new_name(f)))

by_year = sorted(films, key=lambda f: (f.year is None, f.year or 0, f.title))
print([f.title.split()[-1] for f in by_year])
print(films[0]._replace(year=2020, ext="mp4"), Film._fields[1:3])
print(Film("Neu")._asdict(), Film("Neu") == ("Neu", None, None, None, "mkv"))
p = PurePosixPath(paths[1])
print(p.parts, p.stem, p.suffix, p.parent.name, p.with_suffix(".nfo").name, p.parent / "x.srt")
sortable = [re.sub(r"^(The|La|Die) (.+)", r"\2, \1", f.title) for f in films]
print(sorted(sortable, key=str.lower))
