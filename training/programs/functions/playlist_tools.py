from datetime import timedelta
from typing import NamedTuple, Callable, Optional


class Track(NamedTuple):
    artist: str
    title: str
    secs: int


def unique(items, key: Optional[Callable] = None):
    """Keep the first of each, in order."""
    seen, kept = set(), []
    for item in items:
        k = key(item) if key else item
        if k in seen:
            continue
        seen.add(k)
        kept.append(item)
    return kept


def paginate(items, page, size=2):
    if size < 1:
        raise ValueError("size must be positive")
    pages = max(1, -(-len(items) // size))
    page = min(max(page, 1), pages)
    begin = (page - 1) * size
    return items[begin:begin + size], f"{page}/{pages}"


def fill_side(tracks, minutes):
    left = minutes * 60
    side = []
    for t in sorted(tracks, key=lambda t: t.secs, reverse=True):
        if t.secs <= left:
            side.append(t.title)
            left -= t.secs
    return side, left


def spread_artists(tracks):
    """Avoid two tracks of one artist in a row if that is possible."""
    pending, result = list(tracks), []
    while pending:
        last = result[-1].artist if result else None
        pick = next((t for t in pending if t.artist != last), pending[0])
        pending.remove(pick)
        result.append(pick)
    return result


songs = [
    Track("Low Tide", "Harbour", 215),
    Track("Low Tide", "Salt", 187),
    Track("Ümit", "Gece", 244),
    Track("Low Tide", "harbour", 216),
    Track("Kites", "Up", 98),
]
clean = unique(songs, key=lambda t: (t.artist, t.title.lower()))
print(len(songs), "->", len(clean), timedelta(seconds=sum(t.secs for t in clean)))
print(unique([3, 3.0, True, 1, "3"]), unique(""), unique("banana"))
for p in (1, 2, 9, -4):
    chunk, label = paginate(clean, p)
    print(label, [t.title for t in chunk])
print(paginate([], 3))
try:
    paginate(clean, 1, 0)
except ValueError as e:
    print("paginate:", e)
for m in (10, 5, 0):
    print(m, *fill_side(clean, m))
print([t.artist[0] for t in spread_artists(clean)], spread_artists([]))
