import re

PROGRAM = """
10 LET N = 4
20 LET S = 0
30 LET S = S + N
40 PRINT "N is", N
50 LET N = N - 2
60 IF N > 0 THEN 30
70 PRINT "sum", S
80 GOSUB 200
90 GOTO 300
200 LET S = S * 10
210 RETURN
300 PRINT S, Q
310 END
"""

class BasicError(Exception):
    def __init__(self, line, msg):
        Exception.__init__(self, "%s IN LINE %d" % (msg.upper(), line))

class Basic:
    def __init__(self, text):
        rows = (l.split(None, 2) for l in text.strip().splitlines())
        self.code = {int(r[0]): (r[1], r[2] if len(r) > 2 else "") for r in rows}
        self.order = sorted(self.code)
        self.vars = {}
        self.calls = []
        self.at = self.order[0]

    def atom(self, s):
        s = s.strip()
        if s.startswith('"'):
            return s[1:-1]
        if s.isdigit():
            return int(s)
        try:
            return self.vars[s]
        except KeyError:
            raise BasicError(self.at, "no variable " + s) from None

    def expr(self, s):
        m = re.fullmatch(r"(\w+)\s*([-+*>])\s*(\w+)", s.strip())
        if not m:
            return self.atom(s)
        a, o, b = self.atom(m[1]), m[2], self.atom(m[3])
        return a + b if o == "+" else a - b if o == "-" else a * b if o == "*" else a > b

    def run(self):
        steps = 0
        while True:
            steps += 1
            verb, rest = self.code[self.at]
            i = self.order.index(self.at) + 1
            following = self.order[i] if i < len(self.order) else None
            if verb == "LET":
                name, value = rest.split("=")
                self.vars[name.strip()] = self.expr(value)
            elif verb == "PRINT":
                print(*[self.expr(p) for p in rest.split(",")])
            elif verb == "IF":
                cond, target = rest.split("THEN")
                if self.expr(cond):
                    following = int(target)
            elif verb in ("GOTO", "GOSUB"):
                if verb == "GOSUB":
                    self.calls.append(following)
                following = int(rest)
            elif verb == "RETURN":
                following = self.calls.pop()
            elif verb == "END":
                return steps
            if following not in self.code:
                raise BasicError(self.at, f"undefined line {following}")
            self.at = following

for text in (PROGRAM, "5 GOTO 7"):
    b = Basic(text)
    try:
        print("READY after", b.run(), "steps", b.vars)
    except BasicError as e:
        print("?", e)
