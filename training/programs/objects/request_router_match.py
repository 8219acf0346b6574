from dataclasses import dataclass, field
from enum import Enum


class Method(Enum):
    GET = "GET"
    POST = "POST"
    DELETE = "DELETE"


@dataclass
class Request:
    method: Method
    path: str
    query: dict = field(default_factory=dict)
    body: object = None
    user: str | None = None

    __match_args__ = ("method", "segments", "body")

    @property
    def segments(self):
        return [s for s in self.path.split("/") if s]

    @classmethod
    def parse(cls, line, **extra):
        verb, _, target = line.partition(" ")
        path, _, query = target.partition("?")
        pairs = dict(p.split("=", 1) for p in query.split("&") if "=" in p)
        return cls(Method(verb.upper()), path, pairs, **extra)


@dataclass
class Response:
    status: int
    data: object = None

    def __str__(self):
        return f"{self.status} {self.data!r}" if self.data is not None else str(self.status)


class Notes:
    def __init__(self):
        self.notes = {1: "Brot kaufen", 2: "call Søren"}
        self.last = 2

    def handle(self, request):
        match request:
            case Request(Method.GET, []):
                return Response(200, "welcome")
            case Request(Method.GET, ["notes"], query={"q": text}):
                found = [n for n, t in self.notes.items() if text.lower() in t.lower()]
                return Response(200 if found else 204, found or None)
            case Request(Method.GET, ["notes"]):
                return Response(200, len(self.notes))
            case Request(user=None, method=Method.POST | Method.DELETE):
                return Response(401)
            case Request(Method.POST, ["notes"], str(text) | {"text": str(text)}) if text.strip():
                self.last += 1
                self.notes[self.last] = text.strip()
                return Response(201, self.last)
            case Request(Method.POST, ["notes"], body):
                return Response(422, type(body).__name__)
            case Request(method, ["notes", number]) if number.isdecimal():
                return self.single(method, int(number))
            case Request(_, ["admin", *rest], user="root"):
                return Response(200, "/".join(rest))
            case Request(_, ["admin", *_]):
                return Response(403)
            case Request():
                return Response(404, request.path)

    def single(self, method, number):
        text = self.notes.get(number)
        match method, text:
            case _, None:
                return Response(404, number)
            case Method.GET, _:
                return Response(200, text)
            case Method.DELETE, _:
                return Response(200, self.notes.pop(number))
        return Response(405)


app = Notes()
requests = [
    Request.parse("GET /"),
    Request.parse("get /notes/?q=BROT"),
    Request.parse("GET /notes?q=xyz&page=2"),
    Request.parse("GET /notes?page=2"),
    Request.parse("POST /notes", body="plan trip"),
    Request.parse("POST /notes", body={"text": " plan trip "}, user="ana"),
    Request.parse("POST /notes", body=["x"], user="ana"),
    Request.parse("POST /notes", body="  ", user="ana"),
    Request.parse("GET /notes/3"),
    Request.parse("DELETE /notes/2", user="ana"),
    Request.parse("GET /notes/2"),
    Request.parse("POST /notes/1", user="bo"),
    Request.parse("GET /notes/1a"),
    Request.parse("GET /admin//logs/today", user="root"),
    Request.parse("DELETE /admin/logs", user="ana"),
]
for r in requests:
    print(f"{r.method.name:6} {r.path:18} {app.handle(r)}")
print(app.notes, requests[2].query)
try:
    Request.parse("PATCH /notes/1")
except ValueError as e:
    print("ValueError:", e)
