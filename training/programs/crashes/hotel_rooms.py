class Guest:
    def __init__(self, name, nights):
        self.name = name
        self.nights = nights


class Room:
    def __init__(self, number, rate):
        self.number = number
        self.rate = rate
        self.guest = None

    def check_in(self, guest):
        if self.guest:
            return False
        self.guest = guest
        return True

    def check_out(self):
        bill = self.guest.nights * self.rate
        print("Room", self.number, "->", self.guest.name, "pays", bill)
        self.guest = None
        return bill


class Hotel:
    def __init__(self):
        self.rooms = [Room(101, 80), Room(102, 95), Room(201, 140)]
        self.income = 0

    def free_room(self):
        for room in self.rooms:
            if room.guest is None:
                return room

    def find(self, name):
        for room in self.rooms:
            if room.guest is not None and room.guest.name == name:
                return room

    def arrive(self, name, nights):
        room = self.free_room()
        room.check_in(Guest(name, nights))
        print(name, "gets room", room.number)

    def leave(self, name):
        self.income += self.find(name).check_out()


h = Hotel()
h.arrive("Okafor", 2)
h.arrive("Lindqvist", 1)
h.leave("Okafor")
h.arrive("Petrov", 4)
print("income so far", h.income)
h.arrive("Moreau", 3)
h.arrive("Tanaka", 2)   # hotel is full now
print("done", h.income)
