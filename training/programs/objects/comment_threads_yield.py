class Comment:
    def __init__(self, author, text, *replies, votes=0):
        self.author = author
        self.text = text
        self.votes = votes
        self.replies = list(replies)

    def walk(self, depth=0):
        yield depth, self
        for r in self.replies:
            yield from r.walk(depth + 1)

    def authors(self):
        yield self.author
        yield from (a for r in self.replies for a in r.authors())

    def paths(self, prefix=()):
        here = prefix + (self.author,)
        if not self.replies:
            yield "/".join(here)
            return
        for r in self.replies:
            yield from r.paths(here)

    def __len__(self):
        return 1 + sum(len(r) for r in self.replies)

    def __iter__(self):
        return iter(self.replies)


def best_first(comment):
    """Yield replies by votes; return the sum of all votes seen."""
    total = comment.votes
    for r in sorted(comment, key=lambda c: -c.votes):
        yield r.author, r.votes
        total += yield from best_first(r)
    return total


def numbered(gen, start=1):
    n = start
    for item in gen:
        yield n, item
        n += 1


thread = Comment(
    "marta", "Which glue for wood and glass?",
    Comment("sven", "Epoxy.", Comment("marta", "Two parts?", Comment("sven", "Yes, 1:1.", votes=2)), votes=5),
    Comment("li", "Silicone, it stays flexible.", votes=7),
    votes=3,
)

for depth, c in thread.walk():
    print("  " * depth + f"{c.author}: {c.text}")
print(len(thread), len(thread.replies[1]))

gen = thread.authors()
print(next(gen), next(gen), list(gen), list(gen))
for n, p in numbered(thread.paths(), start=10):
    print(n, p)

ranking = best_first(thread)
while True:
    try:
        author, votes = next(ranking)
    except StopIteration as s:
        print("sum of votes", s.value)
        break
    print("-", author, votes)

deepest = max(thread.walk(), key=lambda pair: pair[0])
print(deepest[0], deepest[1].text)
first, *_, last = thread.walk()
print(first[1] is thread, last[1].author)
