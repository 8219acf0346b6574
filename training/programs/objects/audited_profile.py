class Audited:
    _protected = frozenset({"uid"})

    def __new__(cls, *args, **kwargs):
        self = super().__new__(cls)
        object.__setattr__(self, "audit", [])
        return self

    def __setattr__(self, name, value):
        fresh = name not in self.__dict__
        if name in self._protected and not fresh:
            raise PermissionError(f"{name} is read-only")
        setter = getattr(self, "_clean_" + name, None)
        if setter is not None:
            value = setter(value)
        old = self.__dict__.get(name)
        if fresh:
            self.audit.append(f"+{name}={value!r}")
        elif old != value:
            self.audit.append(f"{name}: {old!r} -> {value!r}")
        super().__setattr__(name, value)

    def __delattr__(self, name):
        if name in self._protected:
            raise PermissionError(f"{name} must stay")
        super().__delattr__(name)
        self.audit.append(f"-{name}")

    def __getattribute__(self, name):
        if name == "password":
            return "*" * len(super().__getattribute__(name))
        return super().__getattribute__(name)


class Profile(Audited):
    def __init__(self, uid, email, password="changeme"):
        self.uid = uid
        self.email = email
        self.password = password

    def _clean_email(self, text):
        local, at, domain = text.strip().rpartition("@")
        if not local:
            raise ValueError(f"not an e-mail: {text!r}")
        return f"{local}@{domain.lower()}"


p = Profile(7, " M.Okafor@Example.ORG ")
print(p.email, p.password)
print(p.audit)
p.email = "m.okafor@example.org"
p.email = "M.Okafor@EXAMPLE.org"
p.password = "s3cr3t-Ünder"
print(len(p.audit), p.audit[-1])
print(p.password, p.__dict__["password"][:3])

for action in (
    lambda: setattr(p, "uid", 8),
    lambda: setattr(p, "email", "nobody"),
    lambda: delattr(p, "uid"),
    lambda: delattr(p, "phone"),
    lambda: p.nickname,
):
    try:
        action()
    except PermissionError as e:
        print("denied:", e)
    except (ValueError, AttributeError) as e:
        print(type(e).__name__, "-", e)

p.nickname = None
p.nickname = "Mo"
del p.nickname
print(p.audit[3:])
print(hasattr(p, "nickname"), sorted(vars(p)))
q = Profile(uid="x1", email="a@b", password="")
print(q.audit, repr(q.password), p.audit is q.audit)
