from urllib.parse import parse_qsl, quote, urlencode, urlsplit, urlunsplit

_DEFAULT_PORTS = {"http": 80, "https": 443, "ftp": 21}


class Url:
    """Immutable url; every method returns a new one."""

    def __init__(self, text="", *, _parts=None):
        if isinstance(text, bytes):
            text = text.decode("ascii")
        self._p = _parts if _parts is not None else urlsplit(text)

    def _replace(self, **kw):
        return Url(_parts=self._p._replace(**kw))

    @property
    def params(self):
        return dict(parse_qsl(self._p.query, keep_blank_values=True))

    @property
    def port(self):
        return self._p.port or _DEFAULT_PORTS.get(self._p.scheme)

    def __truediv__(self, piece):
        if not isinstance(piece, (str, int)):
            return NotImplemented
        base = self._p.path.rstrip("/")
        return self._replace(path=base + "/" + quote(str(piece).strip("/"), safe=""))

    def query(self, _mapping=None, **params):
        merged = {**self.params, **(_mapping or {}), **params}
        pairs = []
        for k, v in merged.items():
            if v is None:
                continue
            if isinstance(v, (list, tuple)):
                pairs += [(k, x) for x in v]
            else:
                pairs.append((k, str(v).lower() if isinstance(v, bool) else v))
        return self._replace(query=urlencode(pairs))

    def fragment(self, name=""):
        return self._replace(fragment=name)

    def parent(self):
        head, _, _ = self._p.path.rstrip("/").rpartition("/")
        return self._replace(path=head or "/", query="", fragment="")

    def __eq__(self, other):
        return str(self) == str(other)

    def __str__(self):
        return urlunsplit(self._p)

    def __repr__(self):
        return f"<Url {self}>"


def join_all(base, *pieces):
    url = base if isinstance(base, Url) else Url(base)
    for p in pieces:
        url = url / p
    return url


if __name__ == "__main__":
    api = Url("https://api.example.org/v2/")
    print(api / "users" / 15 / "full name")
    print(repr(api.query(page=2, debug=True, tag=["a", "b c"], skip=None)))
    u = Url(b"http://h:8080/x/y?q=1&empty=#top")
    print(u.params, u.port, api.port, Url("foo").port)
    print(u.query(q=None), u.query({"q": 5}).fragment(), sep="\n")
    print(u.parent(), u.parent().parent(), u.parent().parent().parent())
    print(join_all("ftp://f.net", "a/b", "c"), join_all(api))
    print(u.fragment("end") == "http://h:8080/x/y?q=1&empty=#end")
    try:
        api / None
    except TypeError as e:
        print("TypeError:", str(e)[:32])
    try:
        Url("http://x:port/").port
    except ValueError as e:
        print("ValueError:", e)
    assert str(Url()) == ""
