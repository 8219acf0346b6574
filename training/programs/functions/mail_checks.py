"""Sign-up form: look at e-mail addresses without being too clever."""
import json

BLOCKED = frozenset({"mailtrash.test", "ten-min.test"})


def check_email(addr):
    """Return (ok, reason)."""
    if not addr:
        return False, "empty"
    if addr.count("@") != 1:
        return False, "needs one @"
    local, host = addr.split("@")
    if not local or len(local) > 20:
        return False, "local part length"
    if ".." in local or local[0] == "." or local[-1] == ".":
        return False, "dots"
    labels = host.lower().split(".")
    if len(labels) < 2:
        return False, "no top domain"
    for label in labels:
        if not label or label.startswith("-") or not label.replace("-", "").isalnum():
            return False, f"label {label!r}"
    if host.lower() in BLOCKED:
        return False, "blocked"
    return True, "ok"


def mask(addr):
    local, _, host = addr.partition("@")
    if len(local) <= 2:
        hidden = "*" * len(local)
    else:
        hidden = local[0] + "*" * (len(local) - 2) + local[-1]
    return f"{hidden}@{host}" if host else hidden


def canonical(addr):
    local, host = addr.lower().rsplit("@", 1)
    if "+" in local:
        local = local[: local.index("+")]
    if host == "postbox.test":
        local = local.replace(".", "")
    return local + "@" + host


payload = json.loads("""[
  "Rita.Moss+news@Postbox.test", "ritamoss@postbox.test", "noat.test",
  ".x@a.test", "li@-bad.test", "joe@ten-min.test", "", "jürgen@köln.test"
]""")

accounts = {}
for address in payload:
    ok, why = check_email(address)
    if not ok:
        print(f"reject {mask(address):<24}{why}")
        continue
    key = canonical(address)
    if key in accounts:
        print("again ", mask(address), "same as", accounts[key])
    else:
        accounts[key] = address
print(json.dumps(accounts, ensure_ascii=False, indent=1))
try:
    canonical("nobody")
except ValueError as exc:
    print("canonical:", exc)
