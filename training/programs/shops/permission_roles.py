from enum import Flag, auto


class Perm(Flag):
    NONE = 0
    READ = auto()
    WRITE = auto()
    DELETE = auto()
    ADMIN = READ | WRITE | DELETE


class Denied(PermissionError):
    pass


ROLES = {
    "guest": Perm.READ,
    "nurse": Perm.READ | Perm.WRITE,
    "chief": Perm.ADMIN,
}
users = {"ana": ["nurse"], "bo": ["guest"], "cy": ["guest", "chief"], "dee": []}


def perms_of(user):
    p = Perm.NONE
    for role in users.get(user, []):
        p |= ROLES[role]
    return p


def needs(perm):
    def deco(fn):
        def inner(user, *args):
            have = perms_of(user)
            if perm not in have:
                raise Denied(f"{user} may not {perm.name.lower()}")
            return fn(user, *args)
        return inner
    return deco


chart = {"bed 4": "stable"}


@needs(Perm.READ)
def look(user, bed):
    return chart.get(bed, "empty")


@needs(Perm.WRITE)
def note(user, bed, text):
    chart[bed] = text
    return "noted by " + user


@needs(Perm.DELETE)
def discharge(user, bed):
    return chart.pop(bed)


tries = [(look, "bo", "bed 4"), (note, "bo", "bed 4", "fever"), (note, "ana", "bed 4", "fever"),
         (discharge, "ana", "bed 4"), (discharge, "cy", "bed 4"), (look, "dee", "bed 4")]
denied = 0
for fn, user, *rest in tries:
    try:
        print(user, "->", fn(user, *rest))
    except Denied as e:
        denied += 1
        print("DENIED:", e)
print(denied, "denied;", perms_of("cy") == Perm.ADMIN, bool(perms_of("dee")))
