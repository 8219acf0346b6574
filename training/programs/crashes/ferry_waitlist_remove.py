class Ferry:
    def __init__(self, places):
        self.places = places
        self.deck = []
        self.waiting = []

    def book(self, plate):
        plate = plate.replace("-", " ").upper()
        if len(self.deck) < self.places:
            self.deck.append(plate)
        else:
            self.waiting.append(plate)
        print("booked", plate, "| deck", len(self.deck), "waiting", len(self.waiting))

    def cancel(self, plate):
        if plate in self.waiting:
            self.waiting.remove(plate)
            return
        self.deck.remove(plate)
        if self.waiting:
            moved = self.waiting.pop(0)
            self.deck.append(moved)
            print("   moved up:", moved)


def run(ferry, script):
    for action in script:
        kind, plate = action.split(maxsplit=1)
        if kind == "+":
            ferry.book(plate)
        else:
            ferry.cancel(plate)
            print("cancelled", plate)


f = Ferry(2)
run(f, ["+ kl 204", "+ om-77", "+ zz 9", "+ ab-12"])
print(f.deck, f.waiting)
run(f, ["- KL 204", "- AB 12", "- om-77", "+ qr 5"])
print(f.deck)
