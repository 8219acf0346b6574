# Cache for rendered pages: least recently used goes first, size counted in bytes
from collections import OrderedDict
from typing import Callable


class PageCache:
    def __init__(self, limit: int, on_evict: Callable[[str], None] | None = None):
        self.limit = limit
        self.on_evict = on_evict or (lambda key: None)
        self._pages: OrderedDict[str, str] = OrderedDict()
        self.hits = self.misses = 0

    @property
    def used(self) -> int:
        return sum(map(len, self._pages.values()))

    def __contains__(self, key: str) -> bool:
        return key in self._pages

    def __getitem__(self, key: str) -> str:
        try:
            page = self._pages[key]
        except KeyError:
            self.misses += 1
            raise
        self.hits += 1
        self._pages.move_to_end(key)
        return page

    def __setitem__(self, key: str, page: str) -> None:
        if len(page) > self.limit:
            raise ValueError(f"{key} is too big ({len(page)})")
        self._pages[key] = page
        self._pages.move_to_end(key)
        while self.used > self.limit:
            old, _ = self._pages.popitem(last=False)
            self.on_evict(old)

    def get_or_render(self, key: str, render: Callable[[str], str]) -> str:
        try:
            return self[key]
        except KeyError:
            page = self[key] = render(key)
            return page

    def __repr__(self) -> str:
        return f"<{' '.join(self._pages)} {self.used}/{self.limit}>"


def render(path: str) -> str:
    return f"<h1>{path.strip('/').title() or 'Home'}</h1>"


if __name__ == "__main__":
    gone: list[str] = []
    cache = PageCache(45, on_evict=gone.append)
    for path in ["/", "/news", "/", "/shop", "/news", "/contact"]:
        page = cache.get_or_render(path, render)
        print(f"{path:<9}{page:<18} {cache}")
    print("evicted", gone)
    print(f"hits {cache.hits}, misses {cache.misses}")
    print("/news" in cache, "/" in cache)
    cache["/news"] = "x"
    print(cache)
    try:
        cache["/all"] = "-" * 46
    except ValueError as e:
        print(e)
    rate = cache.hits / (cache.hits + cache.misses)
    print(f"{rate:.0%}", "ok" if 0.5 <= rate < 1 else "poor")
