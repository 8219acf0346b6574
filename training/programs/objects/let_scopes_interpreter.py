import operator


class ScopeError(NameError):
    pass


class Scope:
    def __init__(self, parent=None, **names):
        self.parent = parent
        self.names = names

    def __getitem__(self, name):
        scope = self
        while scope is not None:
            if name in scope.names:
                return scope.names[name]
            scope = scope.parent
        raise ScopeError(f"{name} is not defined")

    def define(self, name, value):
        self.names[name] = value

    def assign(self, name, value):
        if name in self.names:
            self.names[name] = value
        elif self.parent is None:
            raise ScopeError(f"cannot set {name} before let")
        else:
            self.parent.assign(name, value)

    @property
    def depth(self):
        return 0 if self.parent is None else 1 + self.parent.depth


class Interpreter:
    OPS = {"+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv, "%": operator.mod}

    def __init__(self):
        self.scope = Scope(None, pi=3.14159)
        self.output = []

    def value(self, word):
        if word.lstrip("-").replace(".", "", 1).isdigit():
            return float(word) if "." in word else int(word)
        return self.scope[word]

    def evaluate(self, words):
        result = self.value(words[0])
        for op, word in zip(words[1::2], words[2::2]):
            result = self.OPS[op](result, self.value(word))
        return result

    def line(self, text):
        match text.split():
            case []:
                pass
            case ["{"]:
                self.scope = Scope(self.scope)
            case ["}"]:
                self.scope = self.scope.parent
            case ["let", name, "=", *expr]:
                self.scope.define(name, self.evaluate(expr))
            case ["print", *expr]:
                self.output.append(self.evaluate(expr))
            case [name, "=", *expr]:
                self.scope.assign(name, self.evaluate(expr))
            case [first, *_]:
                raise SyntaxError(f"what is {first!r}?")

    def run(self, source):
        for n, text in enumerate(source.splitlines(), 1):
            try:
                self.line(text)
            except (NameError, SyntaxError, ArithmeticError) as e:
                print(f"  {n}: {type(e).__name__}: {e}")
        return self.output


SOURCE = """\
let r = 2.5
let n = 7
{
    let r = 10
    n = n + r
    print r * pi
    {
        print r - n
        r = 0
    }
    print r
}
print r + n * 2
m = 4
let bad = 3 / zero
let zero = 0
let bad = n % zero
print bad
repeat 3"""

it = Interpreter()
print(it.run(SOURCE))
print(it.scope.names, it.scope.depth)
inner = Scope(Scope(it.scope, n="text"), k=[])
print(inner.depth, inner["n"], inner["r"], inner["k"])
inner.assign("n", None)
inner.define("n", -1)
print(inner["n"], inner.parent["n"], it.scope["n"])
it.line("print 5 ^ 2")
