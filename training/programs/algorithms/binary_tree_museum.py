class Room:
    def __init__(self, visitors, left=None, right=None):
        self.visitors = visitors
        self.left = left
        self.right = right

    @property
    def is_end(self):
        return self.left is None and self.right is None


def total(room):
    return 0 if room is None else room.visitors + total(room.left) + total(room.right)


def busiest(room, path=""):
    if room.is_end:
        return room.visitors, path
    options = []
    if room.left:
        options.append(busiest(room.left, path + "L"))
    if room.right:
        options.append(busiest(room.right, path + "R"))
    v, p = max(options)
    return v + room.visitors, p


def mirror(room):
    if room is not None:
        room.left, room.right = mirror(room.right), mirror(room.left)
    return room


def dump(room):
    if room is None:
        return "-"
    if room.is_end:
        return str(room.visitors)
    return f"{room.visitors}({dump(room.left)} {dump(room.right)})"


museum = Room(40, Room(25, Room(9), Room(14)), Room(30, None, Room(2)))
print(dump(museum))
print("total", total(museum))
print("busiest:", busiest(museum))
mirror(museum)
print(dump(museum))
print("busiest:", busiest(museum))
