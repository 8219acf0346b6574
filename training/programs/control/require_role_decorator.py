from functools import wraps

current_user = {"name": "guest", "roles": []}
audit = []


class Forbidden(PermissionError):
    pass


def require(*roles, any_of=False):
    def deco(fn):
        @wraps(fn)
        def guard(*a, **kw):
            have = [r in current_user["roles"] for r in roles]
            allowed = any(have) if any_of else all(have)
            audit.append((fn.__name__, allowed))
            if not allowed:
                raise Forbidden(f"{current_user['name']} may not {fn.__name__}")
            return fn(*a, **kw)
        guard.roles = roles
        return guard
    return deco


def shout(fn):
    @wraps(fn)
    def loud(*a, **kw):
        return fn(*a, **kw).upper() + "!"
    return loud


@require("editor", "admin", any_of=True)
def rename(old, new):
    return f"{old} is now {new}"


@shout
@require("admin")
def delete(name, *, reason="no reason"):
    return f"deleted {name}: {reason}"


def attempt(fn, *args, **kwargs):
    try:
        return fn(*args, **kwargs)
    except Forbidden as e:
        return f"[{e}]"


for name, roles in [("guest", []), ("eva", ["editor"]), ("root", ["admin"])]:
    current_user.update(name=name, roles=roles)
    print(attempt(rename, "draft", "final"))
    print(attempt(delete, "old page", reason="typo"))

print(rename.roles, delete.__name__)
denied = [f for f, ok in audit if not ok]
print(len(audit), "checks,", len(denied), "denied:", denied)
