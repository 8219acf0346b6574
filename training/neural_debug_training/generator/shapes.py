"""Helper functions, recursion, closures, generators and small classes, with holes."""

from __future__ import annotations

# A function is its definition and (result type, call template) pairs; a class has also how an instance is made and statements that change it.
# NAME is the function's or class's name, OBJ the instance.
FUNCTIONS: list[tuple[str, list[tuple[str, str]]]] = [
    ("def NAME(n):\n    if n <= 1:\n        return 1\n    return n * NAME(n - 1)", [("i", "NAME($i % 6)")]),
    ("def NAME(n):\n    if n < 2:\n        return n\n    return NAME(n - 1) + NAME(n - 2)", [("i", "NAME($n % 5)")]),
    ("def NAME(a, b):\n    if b == 0:\n        return a\n    return NAME(b, a % b)", [("i", "NAME($n, $n)")]),
    (
        "def NAME(x, n):\n    if n == 0:\n        return 1\n    half = NAME(x, n // 2)\n    if n % 2 == 0:\n        return half * half\n    return half * half * x",
        [("i", "NAME($tiny, $n % 7)")],
    ),
    ("def NAME(n):\n    if n < 10:\n        return n\n    return n % 10 + NAME(n // 10)", [("i", "NAME($n)")]),
    (
        "def NAME(s):\n    if len(s) <= $tiny:\n        return s\n    return NAME(s[1:]) + s[0]",
        [("s", "NAME($s)"), ("s", "NAME($w)")],
    ),
    (
        "def NAME(s):\n    if len(s) < 2:\n        return True\n    if s[0] != s[-1]:\n        return False\n    return NAME(s[1:-1])",
        [("b", "NAME($s)"), ("b", "NAME($w + $w[::-1])")],
    ),
    ("def NAME(lst):\n    if not lst:\n        return $tiny\n    return lst[0] + NAME(lst[1:])", [("i", "NAME($li)")]),
    (
        "def NAME(lst):\n    out = []\n    for x in lst:\n        if isinstance(x, list):\n            out.extend(NAME(x))\n        else:\n            out.append(x)\n    return out",
        [("li", "NAME($ll)")],
    ),
    (
        "def NAME(lst, target, lo, hi):\n    if lo > hi:\n        return -1\n    mid = (lo + hi) // 2\n    if lst[mid] == target:\n        return mid\n    if lst[mid] < target:\n        return NAME(lst, target, mid + 1, hi)\n    return NAME(lst, target, lo, mid - 1)",
        [("i", "NAME(sorted($li1), $el1, 0, len($li1) - 1)")],
    ),
    (
        "def NAME(s, c):\n    if s == '':\n        return 0\n    return (s[0] == c) + NAME(s[1:], c)",
        [("i", "NAME($s1, $ch1)")],
    ),
    (
        "def NAME(n):\n    if n == 0:\n        return ''\n    return NAME(n // $two) + str(n % $two)",
        [("s", "NAME($n % 60)")],
    ),
    (
        "def NAME(n, acc=None):\n    if acc is None:\n        acc = []\n    if n <= 0:\n        return acc\n    acc.append(n)\n    return NAME(n - $two, acc)",
        [("li", "NAME($n % 9)")],
    ),
    (
        "def NAME(x, y=$tiny):\n    return x * y + $tiny",
        [("i", "NAME($i)"), ("i", "NAME($i, $i)"), ("i", "NAME($i, y=$i)")],
    ),
    (
        "def NAME(*args):\n    total = 0\n    for a in args:\n        total += a\n    return total",
        [("i", "NAME($i, $i)"), ("i", "NAME(*$li)")],
    ),
    (
        "def NAME(a, *rest, sep=$q):\n    return sep.join([a, *rest])",
        [("s", "NAME($w, $w)"), ("s", "NAME($w, *$ls, sep=$c)")],
    ),
    ("def NAME(**kwargs):\n    return sum(kwargs.values())", [("i", "NAME(a=$i, b=$i)"), ("i", "NAME(**$dsi)")]),
    ("def NAME(lst, x):\n    lst.append(x)\n    return len(lst)", [("i", "NAME($vli, $i)")]),
    (
        "def NAME(c):\n    if c.isupper():\n        return c.lower()\n    if c.islower():\n        return c.upper()\n    return $q",
        [("c", "NAME($c)")],
    ),
    (
        "def NAME(c, k):\n    if 'a' <= c <= 'z':\n        return chr((ord(c) - 97 + k) % 26 + 97)\n    return c",
        [("c", "NAME($c, $i)"), ("s", "''.join(NAME(#c1, $tiny) for #c1 in $s)")],
    ),
    (
        "def NAME(n):\n    if n < 2:\n        return False\n    for i in range(2, int(n ** 0.5) + 1):\n        if n % i == 0:\n            return False\n    return True",
        [("b", "NAME($i)"), ("li", "[#i1 for #i1 in $li if NAME(#i1)]")],
    ),
    ("def NAME(x):\n    return x % $two == 0", [("b", "NAME($i)"), ("li", "list(filter(NAME, $li))")]),
    ("def NAME(w):\n    return (len(w), w)", [("ls", "sorted($ls, key=NAME)")]),
    (
        "def NAME(x, lo=$tiny, hi=$ten):\n    return max(lo, min(x, hi))",
        [("i", "NAME($i)"), ("i", "NAME($i, hi=$i)"), ("li", "[NAME(#i1) for #i1 in $li]")],
    ),
    (
        "def NAME(text):\n    words = text.split()\n    if not words:\n        return ''\n    return max(words, key=len)",
        [("s", "NAME($s)")],
    ),
    (
        "def NAME(n):\n    for i in range(n):\n        yield i * $two",
        [("li", "list(NAME($tiny))"), ("i", "sum(NAME($tiny))")],
    ),
    (
        "def NAME(s):\n    for c in s:\n        if c.isalpha():\n            yield c",
        [("ls", "list(NAME($w))"), ("s", "''.join(NAME($w))")],
    ),
    (
        "def NAME(n):\n    a, b = 0, 1\n    while a < n:\n        yield a\n        a, b = b, a + b",
        [("li", "list(NAME($tiny))")],
    ),
    (
        "def NAME(k):\n    def inner(x):\n        return x + k\n    return inner",
        [("i", "NAME($i)($i)"), ("li", "list(map(NAME($i), $li))")],
    ),
    (
        "def NAME(fn, x):\n    return fn(fn(x))",
        [("i", "NAME(lambda #i1: #i1 * $two, $i)"), ("s", "NAME(lambda #s1: #s1 + $q, $s)")],
    ),
    (
        "def NAME(start=0):\n    count = start\n    def step(by=1):\n        nonlocal count\n        count += by\n        return count\n    return step",
        [("i", "NAME($i)()"), ("i", "NAME()($i)")],
    ),
    (
        "def NAME(a, b):\n    try:\n        return a / b\n    except ZeroDivisionError:\n        return None",
        [("o", "NAME($i, $tiny)")],
    ),
    (
        "def NAME(s):\n    try:\n        return int(s)\n    except ValueError:\n        return -$tiny",
        [("i", "NAME($w)"), ("i", "NAME($digits)"), ("li", "[NAME(#w1) for #w1 in $ls]")],
    ),
    (
        "def NAME(n):\n    if n < 0:\n        raise ValueError('negative: ' + str(n))\n    return n * $two",
        [("i", "NAME($n)"), ("i", "NAME($i)")],
    ),
    ("def NAME(pair):\n    a, b = pair\n    return b, a", [("o", "NAME($tp)"), ("o", "NAME(($i, $w))")]),
    (
        "def NAME(d, key, default=$tiny):\n    if key in d:\n        return d[key]\n    return default",
        [("i", "NAME($dsi, $w)"), ("i", "NAME($dsi1, $key1)")],
    ),
    ("def NAME(lst, i, j):\n    lst[i], lst[j] = lst[j], lst[i]\n    return lst", [("li", "NAME($vli1, $ix1, $ix1)")]),
]

CLASSES: list[tuple[str, str, list[tuple[str, str]], list[str]]] = [
    (
        "class NAME:\n    def __init__(self, ATTR0=$tiny):\n        self.ATTR0 = ATTR0\n        self.ATTR1 = []\n    def add(self, x):\n        self.ATTR0 += x\n        self.ATTR1.append(x)\n        return self.ATTR0\n    def undo(self):\n        if not self.ATTR1:\n            return None\n        last = self.ATTR1.pop()\n        self.ATTR0 -= last\n        return last",
        "NAME($i)",
        [("i", "OBJ.add($i)"), ("i", "OBJ.ATTR0"), ("li", "OBJ.ATTR1"), ("o", "OBJ.undo()")],
        ["OBJ.add($i)", "OBJ.undo()", "OBJ.ATTR0 += $i"],
    ),
    (
        "class NAME:\n    def __init__(self):\n        self.ATTR0 = []\n    def push(self, item):\n        self.ATTR0.append(item)\n    def pop(self):\n        return self.ATTR0.pop()\n    def peek(self):\n        return self.ATTR0[-1] if self.ATTR0 else $tiny\n    def __len__(self):\n        return len(self.ATTR0)",
        "NAME()",
        [("i", "len(OBJ)"), ("i", "OBJ.peek()"), ("li", "OBJ.ATTR0")],
        ["OBJ.push($i)", "OBJ.push($i)", "OBJ.pop()"],
    ),
    (
        "class NAME:\n    def __init__(self, ATTR0, ATTR1):\n        self.ATTR0 = ATTR0\n        self.ATTR1 = ATTR1\n    def move(self, dx, dy):\n        self.ATTR0 += dx\n        self.ATTR1 += dy\n    def area(self):\n        return abs(self.ATTR0) * abs(self.ATTR1)\n    def __repr__(self):\n        return f'NAME({self.ATTR0}, {self.ATTR1})'",
        "NAME($i, $i)",
        [("i", "OBJ.ATTR0"), ("i", "OBJ.ATTR1"), ("i", "OBJ.area()"), ("s", "str(OBJ)")],
        ["OBJ.move($i, $i)", "OBJ.ATTR0 = $i"],
    ),
    (
        "class NAME:\n    def __init__(self, ATTR0):\n        self.ATTR0 = ATTR0\n        self.ATTR1 = 0\n    def next(self):\n        if self.ATTR1 >= len(self.ATTR0):\n            return ''\n        c = self.ATTR0[self.ATTR1]\n        self.ATTR1 += 1\n        return c\n    def rest(self):\n        return self.ATTR0[self.ATTR1:]",
        "NAME($s)",
        [("s", "OBJ.next()"), ("s", "OBJ.rest()"), ("i", "OBJ.ATTR1")],
        ["OBJ.next()", "OBJ.ATTR1 += 1"],
    ),
    (
        "class NAME:\n    def __init__(self):\n        self.ATTR0 = {}\n    def put(self, key, value):\n        if key in self.ATTR0:\n            self.ATTR0[key] += value\n        else:\n            self.ATTR0[key] = value\n        return self\n    def best(self):\n        if not self.ATTR0:\n            return ''\n        return max(self.ATTR0, key=self.ATTR0.get)",
        "NAME()",
        [("dsi", "OBJ.ATTR0"), ("s", "OBJ.best()"), ("i", "OBJ.ATTR0.get($w, 0)")],
        ["OBJ.put($w, $i)", "OBJ.put($w, $i).put($c, $tiny)"],
    ),
    (
        "class NAME:\n    def __init__(self, ATTR0, ATTR1=None):\n        self.ATTR0 = ATTR0\n        self.ATTR1 = ATTR1\n\nclass NAMEList:\n    def __init__(self):\n        self.head = None\n        self.size = 0\n    def push(self, value):\n        self.head = NAME(value, self.head)\n        self.size += 1\n    def to_list(self):\n        out = []\n        node = self.head\n        while node is not None:\n            out.append(node.ATTR0)\n            node = node.ATTR1\n        return out",
        "NAMEList()",
        [("li", "OBJ.to_list()"), ("i", "OBJ.size"), ("b", "OBJ.head is None")],
        ["OBJ.push($i)", "OBJ.push($i)"],
    ),
    (
        "class Base:\n    ATTR0 = $tiny\n    def __init__(self, name):\n        self.name = name\n    def describe(self):\n        return self.name + ' ' + self.kind()\n    def kind(self):\n        return 'base'\n\nclass NAME(Base):\n    def kind(self):\n        return $q + str(self.ATTR0)",
        "NAME($w)",
        [("s", "OBJ.describe()"), ("s", "OBJ.kind()"), ("s", "OBJ.name"), ("i", "OBJ.ATTR0")],
        ["OBJ.name = $w", "OBJ.name += $c", "OBJ.ATTR0 += 1"],
    ),
    (
        "class NAME:\n    ATTR1 = 0\n    def __init__(self, ATTR0):\n        self.ATTR0 = ATTR0\n        NAME.ATTR1 += 1\n    def __eq__(self, other):\n        return self.ATTR0 == other.ATTR0\n    def __lt__(self, other):\n        return self.ATTR0 < other.ATTR0\n    def __add__(self, other):\n        return NAME(self.ATTR0 + other.ATTR0)",
        "NAME($i)",
        [
            ("i", "OBJ.ATTR0"),
            ("i", "(OBJ + NAME($i)).ATTR0"),
            ("b", "OBJ == NAME($i)"),
            ("b", "OBJ < NAME($i)"),
            ("i", "NAME.ATTR1"),
        ],
        ["OBJ.ATTR0 += $i", "OBJ.ATTR0 *= 2"],
    ),
    (
        "class NAME:\n    def __init__(self, ATTR0):\n        self._ATTR0 = ATTR0\n    @property\n    def ATTR0(self):\n        return self._ATTR0 * $two\n    @staticmethod\n    def clean(x):\n        return x.strip().lower()\n    def scale(self, k):\n        self._ATTR0 *= k\n        return self._ATTR0",
        "NAME($i)",
        [("i", "OBJ.ATTR0"), ("i", "OBJ.scale($tiny)"), ("s", "NAME.clean($s)")],
        ["OBJ.scale($tiny)"],
    ),
    (
        "class NAMEError(Exception):\n    pass\n\nclass NAME:\n    def __init__(self, ATTR0):\n        self.ATTR0 = ATTR0\n        self.log = []\n    def take(self, n):\n        if n > self.ATTR0:\n            raise NAMEError(f'only {self.ATTR0}')\n        self.ATTR0 -= n\n        self.log.append(n)\n        return n\n    def try_take(self, n):\n        try:\n            return self.take(n)\n        except NAMEError as e:\n            self.log.append(str(e))\n            return 0",
        "NAME($n)",
        [("i", "OBJ.try_take($i)"), ("i", "OBJ.ATTR0"), ("i", "len(OBJ.log)")],
        ["OBJ.try_take($i)", "OBJ.ATTR0 += $i"],
    ),
    (
        "class NAME:\n    def __init__(self, ATTR0):\n        self.ATTR0 = list(ATTR0)\n    def __getitem__(self, i):\n        return self.ATTR0[i]\n    def __contains__(self, x):\n        return x in self.ATTR0\n    def __iter__(self):\n        return iter(self.ATTR0)\n    def drop(self, x):\n        self.ATTR0 = [y for y in self.ATTR0 if y != x]\n        return len(self.ATTR0)",
        "NAME($li)",
        [("b", "$i in OBJ"), ("li", "OBJ.ATTR0"), ("i", "OBJ.drop($i)"), ("li", "list(OBJ)")],
        ["OBJ.drop($i)", "OBJ.ATTR0.append($i)"],
    ),
]

CLASS_NAMES = [
    "Box",
    "Item",
    "Counter2",
    "Stack",
    "Point",
    "Account",
    "Wallet",
    "Reader",
    "Scanner",
    "Store",
    "Node",
    "Tracker",
    "Bag",
    "Shape",
    "Tank",
    "Queue",
    "Cell",
    "Meter",
    "Robot",
    "Player",
    "Token",
    "Entry",
]
ATTRIBUTES = [
    "value",
    "total",
    "items",
    "data",
    "count",
    "x",
    "y",
    "size",
    "history",
    "log_",
    "stack",
    "buf",
    "pos",
    "level",
    "width",
    "left",
    "amount",
    "store",
    "text",
    "name_",
    "score",
]

NESTED = [
    "def @o1(#i1):\n    return #i1 * $tiny + $i\n@i2 = @o1($i)",
    "def @o1(#s1):\n    return #s1[::-1] + $c\n@s2 = @o1($s)",
    "@i3 = $i\ndef @o1(#i1):\n    return #i1 + @i3\n@i3 = @o1($i)\n@i4 = @o1(@i3)",
    "@li1 = []\ndef @o1(#i1):\n    @li1.append(#i1)\n    return len(@li1)\n@i2 = @o1($i)\n@i2 += @o1($i)",
    "def @o1(#li1):\n    return sum(#li1) // max(len(#li1), 1)\n@i2 = @o1($li)",
    "@o1 = lambda #i1, #i2=$tiny: #i1 - #i2\n@i3 = @o1($i) + @o1($i, $i)",
    "@o1 = [lambda #i1, k=k: #i1 + k for k in range(3)]\n@li1 = [fn($i) for fn in @o1]",
    "def @o1(#c1):\n    if #c1 in 'aeiou':\n        return True\n    return False\n@ls1 = [#c2 for #c2 in $s if @o1(#c2)]",
]
