#!/usr/bin/env python3
"""Summary of a web access log by path: hits, bytes and error rate."""
import re
import sys
from typing import Iterator, NamedTuple

LOG = '''\
10.0.0.4 [08:14:02] "GET /index.html" 200 5120
10.0.0.9 [08:14:05] "GET /img/logo.png?v=3" 200 20480
10.0.0.4 [08:14:09] "POST /login" 403 310
10.0.0.4 [08:14:20] "POST /login" 200 290
10.0.0.7 [08:15:41] "GET /old.html" 404 -
10.0.0.9 [08:16:00] "GET /index.html" 304 0
'''


class Hit(NamedTuple):
    host: str
    method: str
    path: str
    status: int
    size: int


RX = re.compile(r'(\S+) \[.*?\] "(\w+) ([^"?]+)\S*" (\d{3}) (\d+|-)')


def hits(text: str) -> Iterator[Hit]:
    for m in RX.finditer(text):
        host, method, path, status, size = m.groups()
        yield Hit(host, method, path, int(status), 0 if size == "-" else int(size))


def summarize(all_hits):
    table = {}
    for h in all_hits:
        n, size, bad = table.get(h.path, (0, 0, 0))
        table[h.path] = (n + 1, size + h.size, bad + (h.status >= 400))
    return table


def main() -> int:
    all_hits = list(hits(LOG))
    print(f"{len(all_hits)} hits from {len({h.host for h in all_hits})} hosts")
    for path, (n, size, bad) in sorted(summarize(all_hits).items()):
        kb = size / 1024
        note = f"{bad / n:.0%} errors" if bad else ""
        print(f"{path:<15}{n:>3}{kb:>8.1f} kB {note}".rstrip())
    classes = [0] * 6
    for h in all_hits:
        classes[h.status // 100] += 1
    print({f"{i}xx": c for i, c in enumerate(classes) if c})
    suspects = [h.host for h in all_hits if h.status == 403]
    for host in suspects:
        later = any(h.host == host and h.status == 200 and h.path == "/login" for h in all_hits)
        print(host, "failed to log in,", "then succeeded" if later else "gave up")
    return 0


if __name__ == "__main__":
    sys.exit(main())
