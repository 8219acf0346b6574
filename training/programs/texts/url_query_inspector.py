from urllib.parse import urlsplit, parse_qs, urlencode, quote, unquote

links = [
    "https://example.org:8080/bikes/city?color=red&size=5&size=6",
    "http://example.net/search?q=blue%20cheese&page=2#top",
    "ftp://files.example.com/pub/readme.txt",
]

for link in links:
    parts = urlsplit(link)
    print(parts.scheme, parts.hostname, parts.port)
    segments = [p for p in parts.path.split("/") if p]
    print("  path:", " > ".join(segments))
    query = parse_qs(parts.query)
    for key in sorted(query):
        values = query[key]
        print(f"  {key} = {values if len(values) > 1 else values[0]}")
    if parts.fragment:
        print("  jumps to", parts.fragment)
    if not query:
        print("  no query, file type:", segments[-1].rpartition(".")[2])

params = {"q": "käse & tee", "page": 3, "by": "age"}
encoded = urlencode(params)
print(encoded)
print(encoded.count("%"), "escapes")

word = quote("a/b c?", safe="")
print(word, "->", unquote(word))

rebuilt = urlsplit(links[1])._replace(query=encoded, fragment="").geturl()
print(len(rebuilt), rebuilt.startswith("http://"), rebuilt[-10:])
