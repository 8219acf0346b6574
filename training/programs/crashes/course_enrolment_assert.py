class Course:
    def __init__(self, title, seats):
        self.title = title
        self.seats = seats
        self.members = []
        self.waiting = []

    def enroll(self, student):
        if len(self.members) < self.seats:
            self.members.append(student)
            return "in"
        self.waiting.append(student)
        return "waiting"

    def leave(self, student):
        self.members.remove(student)
        # everybody who waits moves up
        for s in self.waiting:
            self.members.append(s)
        self.waiting = []

    def check(self):
        assert len(self.members) <= self.seats, f"{self.title} overbooked: {len(self.members)}"
        assert len(set(self.members)) == len(self.members)


def test_simple():
    c = Course("Pottery", 2)
    print([c.enroll(s) for s in ("Ida", "Uwe", "Max")])
    c.leave("Uwe")
    c.check()
    print(c.members, c.waiting)


def test_two_waiting():
    c = Course("Yoga", 3)
    for s in "Lea Tom Kim Jan Eva".split():
        print(s, c.enroll(s))
    c.leave("Tom")
    print(c.members)
    c.check()
    print("ok")


for test in (test_simple, test_two_waiting):
    print("running", test.__name__)
    test()
print("all passed")
