from operator import attrgetter, itemgetter, methodcaller
from dataclasses import dataclass


@dataclass
class Book:
    title: str
    author: str
    year: int
    pages: int = 200


shelf = [
    Book("Night Ferry", "Moss", 1999, 310),
    Book("amber", "Lark", 2012),
    Book("Salt Road", "Moss", 2012, 150),
    Book("The Kiln", "Abel", 1987, 420),
]


def titles(books):
    return [b.title for b in books]


print("by year:", titles(sorted(shelf, key=attrgetter("year"))))
print("year desc, title:", titles(sorted(shelf, key=lambda b: (-b.year, b.title.lower()))))
print("author+pages:", titles(sorted(shelf, key=attrgetter("author", "pages"))))

# stable sort: two passes
shelf.sort(key=attrgetter("pages"))
shelf.sort(key=attrgetter("author"), reverse=True)
for b in shelf:
    print(f"   {b.author:<5} {b.pages:>4} {b.title}")

words = titles(shelf)
print(sorted(words))
print(sorted(words, key=methodcaller("lower")))
print(sorted(words, key=len, reverse=True)[0])

rows = [(b.author, b.pages) for b in shelf]
print(max(rows, key=itemgetter(1)), min(rows))
order = sorted(range(len(rows)), key=lambda i: rows[i][1])
print("index order", order)
ranks = {shelf[i].title: r for r, i in enumerate(order, 1)}
print(ranks["The Kiln"], ranks["Salt Road"])
