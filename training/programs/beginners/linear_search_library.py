books = [
    ["The Red Kite", "Amal Noor", 2011, True],
    ["Salt and Stone", "J. Becker", 1999, False],
    ["Under the Ice", "Amal Noor", 2015, True],
    ["Ten Tiny Tales", "P. Quist", 2003, True],
]
# each book: title, author, year, available

def find_by_title(title):
    i = 0
    found = -1
    while i < len(books):
        if books[i][0].lower() == title.lower():
            found = i
            break
        i += 1
    return found


def find_by_author(author):
    found = []
    for b in books:
        if b[1] == author:
            found.append(b[0])
    return found


def borrow(title):
    pos = find_by_title(title)
    if pos == -1:
        return "We do not have '" + title + "'"
    if books[pos][3] == False:
        return "Sorry, '" + books[pos][0] + "' is out"
    books[pos][3] = False
    return "Enjoy '" + books[pos][0] + "'!"


def give_back(title):
    pos = find_by_title(title)
    if pos >= 0 and not books[pos][3]:
        books[pos][3] = True
        return True
    return False


for wish in ["under the ice", "Salt and Stone", "Moon Dogs", "Under the Ice"]:
    print(borrow(wish))
print(give_back("Salt and Stone"), give_back("The Red Kite"))
print("by Amal Noor:", find_by_author("Amal Noor"))

oldest = books[0]
for b in books[1:]:
    if b[2] < oldest[2]:
        oldest = b
print("oldest:", oldest[0], oldest[2])
free = [b[0] for b in books if b[3]]
print("free now:", free)
print("sorted by year:", [b[2] for b in sorted(books, key=lambda b: b[2])])
