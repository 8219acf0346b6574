from datetime import date, timedelta

LOAN_DAYS = 21
FINE_PER_DAY = 0.25

books = {
    "B1": {"title": "The Quiet Harbor", "loan": None},
    "B2": {"title": "Moss and Stone", "loan": None},
    "B3": {"title": "Bread for Beginners", "loan": None},
}
fines = {}


def lend(book_id, reader, day):
    book = books[book_id]
    if book["loan"] is not None:
        who, due = book["loan"]
        return f"{book['title']} is with {who} until {due:%d %b}"
    due = day + timedelta(days=LOAN_DAYS)
    if due.weekday() == 6:  # closed on sundays
        due += timedelta(days=1)
    book["loan"] = (reader, due)
    return f"{reader} has {book['title']}, due {due.isoformat()}"


def give_back(book_id, day):
    reader, due = books[book_id]["loan"]
    books[book_id]["loan"] = None
    late = (day - due).days
    if late > 0:
        fines[reader] = fines.get(reader, 0) + late * FINE_PER_DAY
        return f"{late} days late"
    return "in time"


start = date(2023, 3, 1)
print(lend("B1", "Ines", start))
print(lend("B2", "Omar", start + timedelta(days=4)))
print(lend("B1", "Omar", date(2023, 3, 6)))
print(give_back("B1", date(2023, 4, 1)))
print(give_back("B2", date(2023, 3, 20)))
print(lend("B1", "Omar", date(2023, 4, 2)))

for bid, b in books.items():
    state = "free" if not b["loan"] else "until " + str(b["loan"][1])
    print(f"{bid} {b['title']:<20} {state}")
print(fines)
