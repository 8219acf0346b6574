# Reads links from the festival's newsletter and rebuilds them without tracking
from collections import Counter
from urllib.parse import parse_qs, parse_qsl, quote, unquote, urlencode, urljoin, urlsplit, urlunsplit

TRACKERS = ("utm_", "fbclid")

links = [
    "https://Tickets.example.org/buy?show=Peer%20Gynt&seat=12&utm_source=mail&seat=13",
    "http://tickets.example.org:8080/map#hall-2",
    "/programme?day=fri&fbclid=abc&empty=",
    "mailto:office@example.org",
]


def clean(link, base="https://tickets.example.org/news/"):
    parts = urlsplit(urljoin(base, link))
    kept = [(k, v) for k, v in parse_qsl(parts.query, keep_blank_values=True)
            if not k.startswith(TRACKERS)]
    dropped = len(parse_qsl(parts.query, keep_blank_values=True)) - len(kept)
    host = parts.netloc.lower()
    return urlunsplit((parts.scheme, host, parts.path, urlencode(kept), parts.fragment)), dropped


schemes = Counter()
removed_total = 0
cleaned = []
for link in links:
    new, dropped = clean(link)
    removed_total += dropped
    cleaned.append(new)
    schemes[urlsplit(new).scheme] += 1
    print(dropped, new)

print(schemes.most_common(1), removed_total)

first = urlsplit(cleaned[0])
query = parse_qs(first.query)
print(query)
print("seats:", ", ".join(query["seat"]), "show:", query.get("show", ["?"])[0])

second = urlsplit(links[1])
print(second.hostname, second.port, second.fragment.rpartition("-"))
print(urlsplit(links[3]).path.partition("@")[2], urlsplit(links[3]).netloc == "")

title = "Rock & Röll / Côte d'Azur"
q = quote(title, safe="")
print(q)
print(len(title), len(q), q.count("%"), unquote(q) == title)
slug = "-".join(w.lower() for w in title.split() if w.isalpha())
print(urljoin("https://x.org/a/b/c", "../" + slug))
try:
    print(urlsplit("http://host:port/").port)
except ValueError as e:
    print("ValueError:", str(e)[:30])
