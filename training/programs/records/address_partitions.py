def split_mail(address):
    local, at, domain = address.strip().rpartition("@")
    if not at:
        return None
    user, plus, tag = local.partition("+")
    return user.lower(), tag or None, domain.lower().rstrip(".")


def split_url(url):
    scheme, sep, rest = url.partition("://")
    if not sep:
        scheme, rest = "http", url
    rest, _, fragment = rest.partition("#")
    rest, _, query = rest.partition("?")
    host, slash, path = rest.partition("/")
    host, colon, port = host.partition(":")
    port = int(port) if colon else {"http": 80, "https": 443}.get(scheme)
    return scheme, host, port, slash + path, query, fragment


for a in ["Mia.Berg+news@Mail.Example.", "root", " o'neil@uni@home.example ", "@nobody"]:
    print(repr(a), "->", split_mail(a))

urls = ["https://shop.example:8443/a/b?x=1&y=#top", "shop.example", "ftp://files.example/pub/?", "https://é.example/"]
for u in urls:
    scheme, host, port, path, query, fragment = split_url(u)
    extra = [p.split("=") for p in query.split("&") if p]
    print(f"{scheme:<6}{host:<14}{port!s:>5} {path!r} {extra} {fragment or '-'}")

path = "/home/lea/fotos/2023/rügen.strand.jpeg"
folder, _, name = path.rpartition("/")
stem, dot, ext = name.rpartition(".")
print(folder.split("/"), stem, dot + ext)
print(path.rsplit("/", 2), path.split("/", 2)[-1].index("o"))
print("a.b".rpartition("/"), "a.b".partition("."), ".bashrc".partition("."))
print("key = value = more".split(" = ", 1), "k=".partition("="), "  two  words ".split(), "  two ".split(" "))
print("xxabcxx".strip("x"), "www.example".lstrip("w."), "report.txt".rstrip(".tx"), "report.txt".removesuffix(".txt"))
print("1,2,,3,".split(","), "".split(), "".split(","), "one\r\ntwo\n".splitlines(True))
first, *middle, last = "Anna Maria Luise Roth".split()
print(f"{last}, {first} {' '.join(m[0] + '.' for m in middle)}")
print("-".join("2024/03/09".split("/")[::-1]), "Q&A".join(["1", "2"]), ":".join("abc"))
split_url(None)
