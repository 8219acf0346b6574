from enum import Flag, auto


class Perm(Flag):
    NONE = 0
    READ = auto()
    WRITE = auto()
    DELETE = auto()
    EDITOR = READ | WRITE
    ADMIN = READ | WRITE | DELETE


class User:
    def __init__(self, login, perms=Perm.READ):
        self.login = login
        self.perms = perms

    def can(self, p: Perm) -> bool:
        return p in self.perms

    def grant(self, p):
        self.perms |= p

    def revoke(self, p):
        self.perms &= ~p


def describe(u):
    names = []
    for p in (Perm.READ, Perm.WRITE, Perm.DELETE):
        if u.can(p):
            names.append(p.name)
    return f"{u.login}: {'+'.join(names) or 'nothing'} ({u.perms.value})"


guest = User("guest")
emma = User("emma", Perm.EDITOR)
root = User("root", Perm.ADMIN)

for u in (guest, emma, root):
    print(describe(u))

emma.grant(Perm.DELETE)
root.revoke(Perm.WRITE)
guest.revoke(Perm.READ)
print("--- after the meeting ---")
for u in (guest, emma, root):
    print(describe(u))

print(emma.perms == Perm.ADMIN, emma.perms is Perm.ADMIN)
print(bool(guest.perms), guest.perms == Perm.NONE)
print(Perm(3).name, (Perm.ADMIN ^ Perm.READ).value)
admins = [u.login for u in (guest, emma, root) if Perm.DELETE & u.perms]
print("may delete:", ", ".join(admins))
