/** Constructs that ordinary programs have, for programs made at random: named tuples, `with`, lines of several statements, closures, generators. */

/** What pieces are made of. */
export interface Pieces {
  /** An expression that gives a number. */
  readonly e: (size?: number) => string;
  readonly condition: () => string;
  readonly pick: <T>(items: readonly T[]) => T;
  /** One of the variables. */
  readonly name: string;
}

export const MORE_DEFINITIONS = `
from collections import namedtuple
from contextlib import contextmanager

Pt = namedtuple('Pt', 'x y', defaults=[1])


class Sub(namedtuple('Sub', 'a b')):
    def total(self):
        return f1(self.a, self.b)

    def __lt__(self, other):
        return self.total() < other.total()


def dist(p, q):
    dx, dy = p.x - q.x, p.y - q.y
    return dx * dx + dy


class Ctx:
    def __init__(self, n, swallows=False):
        self.n = n
        self.swallows = swallows

    def __enter__(self):
        self.n += 1
        return self

    def __exit__(self, kind, error, trace):
        return self.swallows and kind is not None


@contextmanager
def held(n):
    try:
        yield f1(n)
    finally:
        f1(n, 0)


def counter(n):
    def step(by=1):
        nonlocal n
        n += by
        return n
    return step


def gen(n):
    for i in range(n):
        yield f1(i, 0)


def fin(x):
    try:
        if x % 2: return f1(x)
        return boom(x)
    except ValueError: return -1
    finally: f1(x, 0)


def fib(n, memo={}):
    if n not in memo: memo[n] = n if n < 2 else fib(n - 1) + fib(n - 2)
    return memo[n]


def counted(fn):
    def wrapper(*args, **kw):
        wrapper.calls += 1
        return fn(*args, **kw)
    wrapper.calls = 0
    return wrapper


@counted
def often(x, k=1):
    return x - k


def kind(x):
    match x:
        case 0 | 1:
            return 10
        case int() if f1(x, 0) > 20:
            return 20
        case Pt(x=0, y=y) | Pt(y, 0):
            return y
        case Pt(a, b):
            return f1(a, b)
        case [a, *rest]:
            return a + len(rest)
        case {'k': v}:
            return f1(v)
        case _:
            return 3
`;

export const MORE_BEGIN = ['    pt, nx = Pt(a), counter(a)'];

export function moreStatements({ e, condition, pick, name }: Pieces): readonly (() => string)[] {
  return [
    () => `pt = Pt(${e(1)}, ${e(1)})`,
    () => `pt = pt._replace(${pick(['x', 'y'])}=${e(1)})`,
    () => `v, w = pt`,
    () => `if ${condition()}: v = ${e(1)}; w = ${e(1)}`,
    () => `for i in [${e(1)}, ${e(1)}]: v += f1(i); w = ${e(1)}`,
    () => `k = 2\nwhile f1(k, 0) > 0: k -= 1; q += ${e(1)}`,
    () => `v = ${e(1)}; w = ${e(1)}; xs.append(${e(1)})`,
    () => `with Ctx(${e(1)}) as c1, Ctx(c1.n):\n    ${name} = c1.n + ${e(1)}`,
    () => `with held(${e(1)}) as h1: ${name} = f1(h1, ${e(1)})`,
    () => `with Ctx(1, True), Ctx(2): ${name} = boom(${e(1)})`,
    () => `with Ctx(${e(1)}, True) as c1:\n    boom(${e(1)})\n    ${name} = c1.n`,
    () => `nx = counter(${e(1)})`,
    () => `for i in gen(${e(1)} % 3): ${name} = nx(i)`,
    () => `for j, i in enumerate(gen(2)):\n    ${name} = f1(i, j)`,
    () => `print(pt, Sub(${e(1)}, 1), sorted([Sub(3, 1), Sub(${e(1)}, 0)]))`,
    () => `assert ${condition()} or True; q = ${e(1)}`,
  ];
}

export function moreNumbers({ e, pick }: Pieces): readonly (() => string)[] {
  return [
    () => `pt.${pick(['x', 'y'])}`,
    () => `pt[${pick(['0', '1', '-1'])}]`,
    () => `dist(pt, Pt(${e()}, ${e()}))`,
    () => `Sub(${e()}, b=${e()}).total()`,
    () => `f2(*Pt(${e()}))`,
    () => `nx(${e()})`,
    () => `sum(gen(${e()} % 4))`,
    () => `len(list(gen(3))) + max(gen(${e()} % 2 + 1))`,
    () => `fin(${e()})`,
    () => `fib(${e()} % 6)`,
    () => `often(${e()}, k=${e()})`,
    () => `often.calls`,
    () => `len([y for z in xs[:3] if (y := f1(z)) > 2])`,
    () => `sorted(xs[:3], key=lambda z: f1(z, 0))[0]`,
    () => `max(xs[:3], key=f1)`,
    () => `int(any(f1(z) > 3 for z in xs[:3]))`,
    () => `sum(f1(i, j) for i in range(2) for j in [v, w])`,
    () => `len({z: f1(z) for z in xs[:2]})`,
    () => `kind(${pick([e(), `Pt(0, ${e()})`, `Pt(${e()})`, `[${e()}, 2]`, `{'k': ${e()}}`, '"x"'])})`,
  ];
}
