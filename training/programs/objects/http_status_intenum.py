"""Status codes with behaviour, used by a tiny response log."""
from enum import IntEnum, unique


@unique
class Status(IntEnum):
    OK = 200
    CREATED = 201
    MOVED = 301
    NOT_MODIFIED = 304
    FORBIDDEN = 403
    NOT_FOUND = 404
    TEAPOT = 418
    SERVER_ERROR = 500

    @property
    def family(self) -> int:
        return self // 100

    @property
    def phrase(self) -> str:
        return self.name.replace("_", " ").capitalize()

    def is_error(self) -> bool:
        return self >= 400

    @classmethod
    def _missing_(cls, value):
        if isinstance(value, str) and value.isdigit():
            return cls(int(value))
        return None


LOG = """GET /index.html 200
GET /images/löwe.png 304
POST /orders 201
GET /admin/ 403
GET /old-page 301
BREW /coffee 418
GET /missing 404"""


def parse(line: str) -> tuple[str, str, Status]:
    method, path, code = line.rsplit(maxsplit=2)
    return method, path, Status(code)


entries = [parse(line) for line in LOG.splitlines()]
print(entries[1])
print(f"{entries[1][2]} {entries[1][2]:d} {entries[1][2]!r}")

families: dict[int, list[str]] = {}
for method, path, status in entries:
    families.setdefault(status.family, []).append(status.phrase)
for fam in sorted(families):
    print(f"{fam}xx", families[fam])

errors = [p for _, p, s in entries if s.is_error()]
print("errors:", ", ".join(errors))
worst = max(entries, key=lambda e: e[2])
print("worst:", worst[1], worst[2].name)
print(sum(s for *_, s in entries) / len(entries))

print(Status.OK == 200, Status.OK in {200, 404}, Status.OK + 4)
print(sorted([Status.TEAPOT, 302, Status.CREATED]))
for raw in ("500", 204, "abc"):
    try:
        print(Status(raw).phrase)
    except ValueError as e:
        print("bad:", e)
