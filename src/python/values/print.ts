/** Prints and compares values. */
import { isPathOfShown } from '../library/shown-classes';
import { shownClass, shownOwner } from './class-names';
import { asKeywordArgument, pairsOfDict } from './constructors';
import { quoteString } from '../text/escapes';
import type { CallValue, ObjectValue, Value } from './value';

export interface PrintOptions {
  /** Writes `@3` before shared containers, as traces do. */
  readonly marks?: boolean;
  /** Writes whole numbers in base 16, as `hex` does. */
  readonly hex?: boolean;
  /** For people: members of enumerations by their names, `<Status.PAID: 2>`. Else they are written as other instances are. */
  readonly members?: boolean;
}

/** `repr` of a value as CPython writes it; values without a faithful repr are written in angle brackets. */
export function printValue(value: Value, options: PrintOptions = {}): string {
  return new Printer(options).print(value);
}

/** `repr` of a float: the shortest digits that read back as the same number. */
export function printFloat(value: number): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'nan' : value > 0 ? 'inf' : '-inf';
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  const [mantissa = '0', power = '0'] = Math.abs(value).toExponential().split('e');
  const digits = mantissa.replace('.', '');
  const exponent = Number(power);
  if (exponent < -4 || exponent >= 16) {
    const size = String(Math.abs(exponent)).padStart(2, '0');
    return `${sign}${mantissa}e${exponent < 0 ? '-' : '+'}${size}`;
  }
  if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - 1)}${digits}`;
  const whole = digits.slice(0, exponent + 1).padEnd(exponent + 1, '0');
  return `${sign}${whole}.${digits.slice(exponent + 1) || '0'}`;
}

/** `(1+2j)`, or `2j` where there is no real part; undefined for any other value. */
function printComplex({ name, args }: CallValue): string | undefined {
  const [real, imaginary, ...more] = args;
  if (name !== 'complex' || real?.kind !== 'float' || imaginary?.kind !== 'float' || more.length > 0) return undefined;
  const [first, second] = [real.value, imaginary.value].map((part) => printFloat(part).replace(/\.0$/, ''));
  if (Object.is(real.value, 0)) return `${second ?? ''}j`;
  return `(${first ?? ''}${/^[-]/.test(second ?? '') ? '' : '+'}${second ?? ''}j)`;
}

/** How the arguments of a call look in its repr. */
const SHOWN_AS: Readonly<Partial<Record<string, (argument: Value) => Value>>> = {
  Counter: mostCommonFirst,
  OrderedDict: pairsOfDict,
};

class Printer {
  /** Brackets of the marked containers that are being printed, for cycles. */
  private readonly open = new Map<number, string>();

  constructor(private readonly options: PrintOptions) {}

  print(value: Value): string {
    if (!('id' in value)) return this.printPlain(value);
    this.open.set(value.id, value.kind === 'list' ? '[...]' : value.kind === 'dict' ? '{...}' : '...');
    const text = this.printPlain(value);
    return this.options.marks ? `@${value.id}${text}` : text;
  }

  private printPlain(value: Value): string {
    switch (value.kind) {
      case 'none':
        return 'None';
      case 'ellipsis':
        return 'Ellipsis';
      case 'bool':
        return value.value ? 'True' : 'False';
      case 'int':
        return this.options.hex ? printHex(value.value) : value.value.toString();
      case 'float':
        return printFloat(value.value);
      case 'str':
      case 'bytes':
        return quoteString(value.value, value.kind === 'bytes');
      case 'list':
        return `[${this.printAll(value.items)}]`;
      case 'tuple':
        return `(${this.printAll(value.items)}${value.items.length === 1 ? ',' : ''})`;
      case 'set':
        return value.items.length > 0 ? `{${this.printAll(value.items)}}` : 'set()';
      case 'dict':
        return `{${value.entries.map(([key, item]) => `${this.print(key)}: ${this.print(item)}`).join(', ')}}`;
      case 'call': {
        const complex = printComplex(value);
        if (complex !== undefined) return complex;
        const shown = SHOWN_AS[value.name];
        const args = shown ? value.args.map(shown) : value.args;
        return `${shownClass(value.name)}(${args.map((argument) => this.printArgument(value.name, argument)).join(', ')})`;
      }
      case 'object': {
        const member = this.options.members ? this.printMember(value) : undefined;
        if (member !== undefined) return member;
        if (value.contents) return this.print(contentsShown(value, value.contents));
        const attributes = value.attributes.map(([name, item]) => `${name}=${this.print(item)}`);
        return `<${shownOwner(value.className)}${attributes.length > 0 ? ' ' : ''}${attributes.join(', ')}>`;
      }
      case 'opaque':
        return value.type === 'class' || isPathOfShown(value.name)
          ? `<class '${shownClass(value.name)}'>`
          : `<${value.type} ${value.name}>`;
      case 'foreign':
        return value.text;
      case 'unknown':
        return this.printUnknown(value.reason);
    }
  }

  /** As the `__repr__` of enumerations does. No flag at all has no name. */
  private printMember({ className, attributes, isMember }: ObjectValue): string | undefined {
    const [name, value] = ['name', 'value'].map((wanted) => attributes.find(([one]) => one === wanted)?.[1]);
    if (!isMember || !name || !value) return undefined;
    return `<${shownOwner(className)}${name.kind === 'str' ? `.${name.value}` : ''}: ${this.print(value)}>`;
  }

  private printAll(items: readonly Value[]): string {
    return items.map((item) => this.print(item)).join(', ');
  }

  private printArgument(callee: string, argument: Value): string {
    const keyword = asKeywordArgument(callee, argument);
    return keyword ? `${keyword.name}=${this.print(keyword.value)}` : this.print(argument);
  }

  private printUnknown(reason: string | undefined): string {
    const cycle = /^@(\d+)\.\.\.$/.exec(reason ?? '');
    if (!cycle) return '<unknown>';
    return this.options.marks ? cycle[0] : (this.open.get(Number(cycle[1])) ?? '...');
  }
}

/** What the inherited `__repr__` shows: a list as a plain list, but a set or deque by the name of the class. */
function contentsShown({ className }: ObjectValue, contents: Value): Value {
  const shown = shownClass(className);
  const name = shown.slice(shown.lastIndexOf('.') + 1);
  if (contents.kind === 'call') {
    const shown = SHOWN_AS[contents.name];
    const args = shown ? contents.args.map(shown) : contents.args;
    return contents.name === 'complex' ? contents : { ...contents, name, args };
  }
  if (contents.kind === 'set') return { kind: 'call', name, args: contents.items.length > 0 ? [contents] : [] };
  return contents;
}

/** The entries of a counter in the order of its repr; one with counts that cannot be compared keeps its own. */
function mostCommonFirst(counts: Value): Value {
  if (counts.kind !== 'dict') return counts;
  const ranked = counts.entries.map(([key, count]) => ({ key, count, rank: numberOf(count) }));
  if (ranked.some(({ rank }) => rank === undefined)) return counts;
  const sorted = ranked.sort((a, b) => (b.rank ?? 0) - (a.rank ?? 0));
  return { ...counts, entries: sorted.map(({ key, count }) => [key, count]) };
}

function numberOf(value: Value): number | undefined {
  return value.kind === 'int' || value.kind === 'float' || value.kind === 'bool' ? Number(value.value) : undefined;
}

function printHex(value: bigint): string {
  return `${value < 0n ? '-' : ''}0x${(value < 0n ? -value : value).toString(16)}`;
}

/** Structural equality: marks do not count, `1`, `1.0` and `True` are different, sets and dicts have no order, NaN equals itself. */
export function sameValue(a: Value, b: Value): boolean {
  if (a === b) return true;
  if (a.kind !== b.kind) return false;
  if ((a.kind === 'list' || a.kind === 'tuple') && 'items' in b) return sameItems(a.items, b.items);
  if (a.kind === 'call' && b.kind === 'call') return a.name === b.name && sameItems(a.args, b.args);
  return canonicalText(a) === canonicalText(b);
}

function sameItems(a: readonly Value[], b: readonly Value[]): boolean {
  return a.length === b.length && a.every((item, index) => b[index] !== undefined && sameValue(item, b[index]));
}

/** Equal for equal values only: a repr in which everything that has no order is sorted. */
function canonicalText(value: Value): string {
  switch (value.kind) {
    case 'list':
    case 'tuple':
      return `${value.kind}(${value.items.map(canonicalText).join(', ')})`;
    case 'set':
      return `set(${value.items.map(canonicalText).sort().join(', ')})`;
    case 'dict':
      return `dict(${value.entries
        .map(([key, item]) => `${canonicalText(key)}: ${canonicalText(item)}`)
        .sort()
        .join(', ')})`;
    case 'call':
      return `${value.name}(${value.args.map(canonicalText).join(', ')})`;
    case 'object':
      return `<${value.className} ${value.attributes
        .map(([name, item]) => `${name}=${canonicalText(item)}`)
        .sort()
        .join(', ')}${value.contents ? ` of ${canonicalText(value.contents)}` : ''}>`;
    case 'foreign':
      return `${value.recipe}(${value.parts.map(canonicalText).join(', ')})`;
    case 'opaque':
      return `${printValue(value)}${value.type === 'class' ? value.name : ''}`;
    default:
      return printValue(value);
  }
}

const immutableCalls: ReadonlySet<string> = new Set([
  'range',
  'frozenset',
  'slice',
  'Decimal',
  'Fraction',
  'complex',
  'datetime.date',
  'datetime.datetime',
  'datetime.time',
  'datetime.timedelta',
  'dict_keys',
  'dict_values',
  'dict_items',
  'mappingproxy',
]);

/** Whether the object itself can change while names refer to it. Views and exceptions count as immutable. */
export function isMutable(value: Value): boolean {
  switch (value.kind) {
    case 'list':
    case 'set':
    case 'dict':
    case 'object':
      return true;
    case 'call':
      return (
        !immutableCalls.has(value.name) && !/(?:Error|Exception|Warning|Interrupt|Iteration|Exit)$/.test(value.name)
      );
    case 'foreign':
      return value.isMutable;
    default:
      return false;
  }
}
