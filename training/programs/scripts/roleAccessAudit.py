# Audit: who has more rights than the role allows?
ROLES = {
    "guest": {"read"},
    "editor": {"read", "write"},
    "admin": {"read", "write", "delete", "grant"},
}

USERS_TXT = """
mvega     editor   read,write
tchan     guest    read,write,delete
root2     admin    read,write,delete
oldbob    intern   read
sfrei     editor   read
"""


class AuditResult:
    def __init__(self):
        self.findings = []

    def addFinding(self, user, kind, rights):
        text = ",".join(sorted(rights)) if rights else "-"
        self.findings.append((user, kind, text))

    def countByKind(self):
        counts = {}
        for _, kind, _ in self.findings:
            counts[kind] = counts.get(kind, 0) + 1
        return counts


def parseUsers(txt):
    userList = []
    for rawLine in txt.splitlines():
        cols = rawLine.split()
        if len(cols) != 3:
            continue
        userList.append((cols[0], cols[1], set(cols[2].split(","))))
    return userList


def audit(userList):
    result = AuditResult()
    for user, role, rights in userList:
        allowed = ROLES.get(role)
        if allowed is None:
            result.addFinding(user, "unknown role", {role})
            continue
        tooMany = rights - allowed
        tooFew = allowed - rights
        if tooMany:
            result.addFinding(user, "too many", tooMany)
        if tooFew:
            result.addFinding(user, "missing", tooFew)
    return result


userList = parseUsers(USERS_TXT)
print("users:", [u[0] for u in userList])
result = audit(userList)
for user, kind, text in result.findings:
    print("%-8s %-13s %s" % (user, kind, text))
print(result.countByKind())

flagged = {f[0] for f in result.findings}
cleanUsers = [u for u, _, _ in userList if u not in flagged]
print("clean:", cleanUsers)

canDelete = sorted(u for u, _, r in userList if "delete" in r)
print("can delete:", " ".join(canDelete))
score = 100 - 15 * len(result.findings)
print("score:", score, "-> PASS" if score >= 60 else "-> FAIL")
