"""Sum up a `du`-like listing by folder and point out the big ones."""
from pathlib import PurePosixPath
from collections import Counter

LISTING = [
    ("/home/ria/video/trip.mp4", 734),
    ("/home/ria/docs/tax.pdf", 2),
    ("/home/leo/games/core.bin", 512),
    ("/home/leo/docs/cv.odt", 1),
    ("/srv/mail/archive.mbox", 288),
]


def human(mb: float) -> str:
    for unit in ("MB", "GB"):
        if mb < 1000:
            return f"{mb:.4g} {unit}"
        mb /= 1000
    return f"{mb:.3g} TB"


def totals(listing):
    usage = Counter()
    for name, size in listing:
        for parent in PurePosixPath(name).parents:
            usage[str(parent)] += size
    return usage


def tree(usage, depth_limit):
    for folder in sorted(usage):
        depth = 0 if folder == "/" else folder.count("/")
        if depth > depth_limit:
            continue
        label = "/" if depth == 0 else folder.rsplit("/", 1)[1]
        yield "  " * depth + label, usage[folder]


usage = totals(LISTING)
print("folders:", len(usage))
for label, size in tree(usage, 2):
    print(f"{label:<14}{human(size):>10}")

whole = usage["/"]
big = [(f, s) for f, s in usage.most_common() if s > whole * 0.4 and f != "/"]
for folder, size in big:
    print(f"{folder} holds {size * 100 / whole:.1f}%")

types = Counter()
for name, size in LISTING:
    types[PurePosixPath(name).suffix] += size
print("by type:", dict(types.most_common(3)))
quota = {"ria": 700, "leo": 600}
for user, limit in quota.items():
    used = usage[f"/home/{user}"]
    print(user, "over by " + human(used - limit) if used > limit else "fine")
