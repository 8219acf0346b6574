class LibraryError(Exception):
    """Base class of everything that can go wrong at the desk."""

class NotAvailable(LibraryError):
    def __init__(self, book):
        super().__init__(f"'{book.title}' is lent to {book.borrower.name}")

class LimitReached(LibraryError):
    pass

class Book:
    def __init__(self, title):
        self.title = title
        self.borrower = None

class Member:
    limit = 1

    def __init__(self, name):
        self.name = name
        self.books = []

    def borrow(self, book):
        if book.borrower:
            raise NotAvailable(book)
        if len(self.books) >= self.limit:
            raise LimitReached(f"{self.name} already has {len(self.books)}")
        book.borrower = self
        self.books.append(book)

    def give_back(self, book):
        self.books.remove(book)
        book.borrower = None

class Teacher(Member):
    limit = 3

def attempt(member, book):
    try:
        member.borrow(book)
    except NotAvailable as e:
        print("waiting list:", e)
    except LibraryError as e:
        print(type(e).__name__, "-", e)
    else:
        print(member.name, "takes", book.title)

atlas, novel, poems = Book("Atlas"), Book("The Lantern"), Book("Poems")
noor, hale = Member("Noor"), Teacher("Mr Hale")
attempt(noor, atlas)
attempt(noor, novel)
attempt(hale, atlas)
attempt(hale, novel)
noor.give_back(atlas)
attempt(hale, atlas)
attempt(noor, poems)
try:
    noor.give_back(atlas)
except ValueError:
    print("Noor does not have the atlas")
for b in (atlas, novel, poems):
    print(b.title, "->", b.borrower.name if b.borrower else "shelf")
print(Member.limit, hale.limit, [b.title for b in hale.books])
