/** Programs that are rich in calls of their own functions, made at random from a number. */

import { MORE_BEGIN, MORE_DEFINITIONS, moreNumbers, moreStatements, type Pieces } from './more-constructs';

/** A generator of pseudo-random numbers (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const DEFINITIONS = `
from dataclasses import dataclass, field
from functools import partial
import functools


def f1(x, y=2):
    return x + y


def f2(*args, **kw):
    total = len(args) + len(kw)
    return total + sum(args)


def f3(a, /, b=1, *, c=0):
    n = a + b
    return f1(n, y=c)


def rec(n):
    return 1 if n <= 0 else n + rec(n - 1)


def mk(k):
    def inner(z, w=1):
        return z + f1(k, w)
    return inner


def pair(a, b):
    return a, b


def ap(fn, x):
    return fn(fn(x))


def boom(x):
    if x % 3 == 0:
        raise ValueError(f1(x))
    return x


class Odd(Exception):
    def __init__(self, n):
        super().__init__(n)
        self.n = f1(n, 0)


def odd(x):
    if f1(x, 1) % 2 == 0:
        raise Odd(f1(x))
    return x


class Base:
    made = 0

    def __init__(self, n, tag='b'):
        self.n = n
        self.tag = tag
        self.on = self.val

    def bump(self, by=1):
        self.n += by
        return self

    def val(self):
        return self.n + 1

    def both(self, other, *more, scale=1):
        return self.val() + other.val() * scale + len(more)

    @property
    def twice(self):
        return self.val() * 2

    @classmethod
    def make(cls, *args, **kw):
        return cls(*args, **kw)

    @staticmethod
    def add(a, b=2, *rest, scale=1):
        return (a + b + len(rest)) * scale


class Mixin:
    def mixed(self, k=1):
        return self.val() + k


class Child(Mixin, Base):
    def __init__(self, n, tag='c'):
        super().__init__(f1(n, 0), tag=tag)
        self.log = []

    def val(self):
        self.log.append(self.n)
        return super().val() + 1

    def __call__(self, x, y=0):
        return f1(self.mixed(x), y)


@dataclass
class Row:
    a: int
    b: int = 3
    extra: list = field(default_factory=list)

    def total(self):
        return f1(self.a, self.b)


class Empty:
    pass
`;

class Maker {
  private readonly next: () => number;
  private readonly lines: string[] = [];
  private indent = 1;

  /** @param hasMore also with what classes, `with`, closures and generators bring along */
  constructor(
    seed: number,
    private readonly hasMore = false,
  ) {
    this.next = randomFrom(seed);
  }

  program(): string {
    const count = 4 + this.below(5);
    for (let at = 0; at < count; at++) this.statement(2);
    const begin = [
      '    v, w, q = a, 2, 0',
      '    o, p = Base(a), Child(f1(a))',
      '    g = mk(a)',
      '    xs, d = [1, 2, f1(a)], {1: 2}',
    ];
    const more = ["    ops = {'f': f1, 'g': g, 'm': o.val, 'b': Base.add}", '    h = partial(f1, 3)'];
    const end = ['    return v, w, q, xs, d, o.n, p.n'];
    const begun = this.hasMore ? [...begin, ...more, ...MORE_BEGIN] : [...begin, ...more];
    const main = ['def main(a):', ...begun, ...this.lines, ...end];
    return `${DEFINITIONS}\n${this.hasMore ? MORE_DEFINITIONS : ''}\n${main.join('\n')}\n\n\nmain(${this.below(5)})\n`;
  }

  private below(count: number): number {
    return Math.floor(this.next() * count);
  }

  private pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  private add(line: string): void {
    for (const each of line.split('\n')) this.lines.push('    '.repeat(this.indent) + each);
  }

  private block(depth: number): void {
    this.indent++;
    for (let left = 1 + this.below(2); left > 0; left--) this.statement(depth - 1);
    this.indent--;
  }

  private statement(depth: number): void {
    const e = (size = 2): string => this.number(size);
    const name = this.pick(['v', 'w', 'q']);
    const object = this.pick(['o', 'p']);
    const simple: readonly (() => string)[] = [
      () => `${name} = ${e(3)}`,
      () => `v += ${e()}`,
      () => `v, w = ${e()}, ${e()}`,
      () => `v, w = pair(${e()}, ${e(1)})`,
      () => `${name} = xs[0] = ${e()}`,
      () => `${object}.n = ${e()}`,
      () => `d[${e()}] = ${e()}`,
      () => `xs.append(${e()})`,
      () => `${this.pick(['o = Base', 'o = Child.make', 'p = Child', 'p = Child.make'])}(${e()})`,
      () => `${object}.bump(${e(1)}).bump().bump(by=${e(1)})`,
      () => `print(${e()}, ${e()})`,
      () => `m = ${object}.${this.pick(['bump', 'val', 'twice', 'add'])}`,
      () => `${name} = [${this.object(1)}, ${this.object(1)}][${e(1)} % 2].val()`,
      () => `${name} = {1: Row(${e(1)}), 2: Row(b=${e(1)}, a=1)}[1].total()`,
      () => this.chain(name),
      () => `${name} = f"{${e(1)}} {${e(1)}:>3}".count("1")`,
      () => `assert ${this.condition(1)} or True, ${e(1)}`,
      () =>
        `g = ${this.pick(['mk', 'partial(f1, 1) and mk', 'mk if v else mk'])}(${e(1)})`.replace(
          'partial(f1, 1) and mk',
          'mk',
        ),
      () => `r = Row(${e(1)}, ${this.pick(['', 'b='])}${e(1)})`,
      () => `z = Empty() if ${this.condition(1)} else ${this.object(1)}`,
    ];
    if (depth <= 0 || this.next() < 0.6) {
      const all = this.hasMore ? [...simple.filter((make) => !make().includes('f"')), ...moreStatements(this.pieces(2, name))] : simple; // prettier-ignore
      this.add(this.pick(all)());
      return;
    }
    switch (this.below(5)) {
      case 0:
        this.add(`if ${this.condition(2)}:`);
        this.block(depth);
        if (this.next() < 0.5) {
          this.add(this.next() < 0.5 ? 'else:' : `elif ${this.condition(1)}:`);
          this.block(depth);
        }
        break;
      case 1:
        this.add(`for i in range(${e(1)} % 3):`);
        this.block(depth);
        break;
      case 2:
        this.add(`for i in [f1(${e(1)}), ${e(1)}]:`);
        this.block(depth);
        break;
      case 3:
        this.add('try:');
        this.indent++;
        this.add(`${name} = ${this.pick([`boom(${e(1)})`, `odd(${e(1)}) + boom(${e(1)})`, this.wrong()])}`);
        this.indent--;
        this.add(`except ${this.pick(['ValueError', 'Exception', '(TypeError, Odd)', 'Odd'])} as error:`);
        this.block(depth);
        break;
      default:
        this.add(`k = ${this.below(3)}`);
        this.add(`while f1(k, 0) > 0 and ${this.condition(1)}:`);
        this.indent++;
        this.add('k -= 1');
        this.indent--;
        this.block(depth);
    }
  }

  private pieces(size: number, name: string): Pieces {
    return {
      e: (own = size - 1) => this.number(own),
      condition: () => this.condition(1),
      pick: (items) => this.pick(items),
      name,
    };
  }

  /** Calls whose arguments do not fit. */
  private wrong(): string {
    const e = (): string => this.number(1);
    return this.pick([
      `f1()`,
      `f1(${e()}, ${e()}, ${e()})`,
      `f3(a=${e()})`,
      `f3(${e()}, 1, 2)`,
      `f3(${e()}, d=${e()})`,
      `f1(${e()}, x=${e()})`,
      `Base()`,
      `Child(1, 2, ${e()})`,
      `Row()`,
      `Row(1, c=${e()})`,
      `Empty(${e()})`,
      `o.bump(1, ${e()})`,
      `o.val(${e()})`,
      `mk(1)()`,
    ]);
  }

  /** Over several lines. */
  private chain(name: string): string {
    const [object, first, second] = [this.object(1), this.number(1), this.number(1)];
    return [`${name} = (`, `    ${object}`, `    .bump(${first})`, `    .bump(by=${second})`, '    .val()', ')'].join(
      '\n',
    );
  }

  private object(size: number): string {
    const e = (): string => this.number(size - 1);
    return this.pick([
      'o',
      'p',
      `Base(${e()})`,
      `Child(n=${e()})`,
      `Base.make(${e()}, tag='t')`,
      `o.bump(${e()})`,
      `p.make(${e()})`,
    ]);
  }

  private condition(size: number): string {
    const e = (): string => this.number(size - 1);
    if (size <= 0) return this.pick(['v > 1', 'w', 'xs', 'not q']);
    return this.pick([
      `${e()} > ${e()}`,
      `${e()} < ${e()} < ${e()}`,
      `${this.condition(size - 1)} and ${e()} > 2`,
      `${e()} and ${this.condition(size - 1)}`,
      `${this.condition(size - 1)} or ${e()} == 3`,
      `not f1(${e()})`,
      `(w := ${e()}) > 1 and f1(w) > 2`,
      `${e()} in xs`,
      `isinstance(${this.object(1)}, Child)`,
    ]);
  }

  private number(size: number): string {
    const e = (): string => this.number(size - 1);
    if (size <= 0) return this.pick(['v', 'w', 'q', 'a', String(this.below(9)), 'o.n', 'xs[0]', 'len(xs)']);
    if (this.hasMore && this.next() < 0.35) return this.pick(moreNumbers(this.pieces(size, 'v')))();
    return this.pick([
      () => `f1(${e()})`,
      () => `f1(${e()}, y=${e()})`,
      () => `f2(*[${e()}, ${e()}], k=${e()})`,
      () => `f2(${e()}, *xs[:1], **{'a': ${e()}})`,
      () => `f3(${e()}, c=${e()})`,
      () => `rec(${e()} % 3)`,
      () => `${this.object(size)}.val()`,
      () => `${this.object(size)}.twice`,
      () => `${this.object(size)}.bump(${e()}).val()`,
      () => `Base.add(${e()}, ${e()}, scale=2)`,
      () => `p.add(${e()})`,
      () => `p.both(${this.object(size)}, ${e()})`,
      () => `mk(${e()})(${e()})`,
      () => `g(${e()}, w=${e()})`,
      () => `p(${e()})`,
      () => `p.mixed(k=${e()})`,
      () => `ops['${this.pick(['f', 'g', 'b'])}'](${e()}, ${e()})`,
      () => `ops['m']() + ${e()}`,
      () => `getattr(o, '${this.pick(['val', 'n'])}')`.replace("'val')", "'val')()"),
      () => `ap(${this.pick(['g', 'f1', 'h', 'p', 'p.mixed', 'mk(1)'])}, ${e()})`,
      () => `h(${e()})`,
      () => `o.on()`,
      () => `Row(${e()}, b=${e()}).total()`,
      () => `Base.val(${this.pick(['o', 'p'])})`,
      () => `type(p)(${e()}).n`,
      () => `p.__class__(${e()}).val()`,
      () => `(${e()} if ${this.condition(size - 1)} else ${e()})`,
      () => `${e()} + ${e()}`,
      () => `-${this.pick(['f1(v)', 'w', 'o.val()'])}`,
      () => `max(${e()}, ${e()})`,
      () => `sum([${e()}, ${e()}])`,
      () => `[${e()}, ${e()}][0]`,
      () => `d.get(${e()}, ${e()})`,
      () => `int(str(${e()}))`,
      () => `(q := ${e()})`,
      () => `pair(${e()}, ${e()})[1]`,
      () => `len({f1(${e()}): ${e()}, 'x': p.val()})`,
    ])();
  }
}

export function callProgram(seed: number): string {
  return new Maker(seed).program();
}

/** The same with more of what ordinary programs have; no f-strings, which plain CPython 3.11 cannot take apart. */
export function ordinaryProgram(seed: number): string {
  return new Maker(seed, true).program();
}
