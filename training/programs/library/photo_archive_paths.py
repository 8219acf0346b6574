# Plans where the photos of an old archive should move, only paths, no files touched
from __future__ import annotations

import difflib
import shlex
from collections import defaultdict
from datetime import datetime
from functools import lru_cache
from pathlib import PurePosixPath

SOURCE = PurePosixPath("/media/old disk/DCIM")
FILES = [
    "100KODAK/20110723_184500.JPG",
    "100KODAK/20110723_184500.jpg.tmp",
    "scans/Oma Hochzeit.tar.gz",
    "101KODAK/20120101_000130.jpeg",
    "101KODAK/20119999_000130.jpg",
]


@lru_cache(maxsize=None)
def taken(stem: str) -> datetime | None:
    try:
        return datetime.strptime(stem, "%Y%m%d_%H%M%S")
    except ValueError:
        return None


def target(path: PurePosixPath) -> PurePosixPath | None:
    suffix = path.suffix.lower().replace("jpeg", "jpg")
    if suffix == ".tmp":
        return None
    when = taken(path.stem)
    if when is None:
        return PurePosixPath("unsorted", path.parent.name, path.name)
    return PurePosixPath(f"{when:%Y}", f"{when:%m-%b}") / f"{when:%d_%H%M}{suffix}"


plan: dict[str, list[str]] = defaultdict(list)
commands = []
for name in FILES:
    path = SOURCE / name
    new = target(path)
    if new is None:
        commands.append(shlex.join(["rm", path.name]))
        continue
    plan[str(new.parent)].append(new.name)
    commands.append(shlex.join(["mv", str(path.relative_to(SOURCE)), str(new)]))

for command in commands:
    print(command)
for folder in sorted(plan):
    print(f"{folder:<18}", plan[folder])

parsed = shlex.split(commands[2])
print(len(parsed), parsed[1], PurePosixPath(parsed[1]).suffixes)
print(taken.cache_info().misses, taken.cache_info().hits, taken("20110723_184500").isoformat(" "))
deep = SOURCE / "scans" / "a" / "b.png"
print(deep.parts[-3:], deep.parents[1].name, deep.is_relative_to("/media"))
print(deep.with_suffix(".webp").name, deep.with_name("c").stem, deep.match("*.png"))
print(difflib.get_close_matches("100KODACK", ["scans", "100KODAK", "101KODAK"], n=1))
ratio = difflib.SequenceMatcher(None, "kodak", "kodiak").ratio()
print(f"{ratio:.3f}", PurePosixPath("a/../b"), PurePosixPath("x//y/./z"))
