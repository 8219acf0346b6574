/**
 * Iterators of `itertools` over what the program itself yields, or with its own functions, as generators that do what the
 * documentation of the library says. Over anything else they are asked about like any other call.
 */
import { functionValue } from '../../../python/definitions/definitions';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { Value } from '../../../python/values/value';
import type { Given } from '../../operands/leads';
import { isOfChanging } from '../bound-methods';
import { innerCall, type HeldValues, type InnerStep } from '../calls/inner-call';
import { lambdaTree } from '../calls/lambdas';
import type { Iterations } from './iterations';

/** Arguments in order, with their keywords. */
interface IteratorArguments {
  readonly positional: readonly (Value | undefined)[];
  readonly keyword: (name: string) => Value | undefined;
}

interface IteratorContext {
  /** Calling the value with some items runs the program. */
  readonly isEntered: (value: Value, items: Value | undefined) => boolean;
  /** The path of a name of the library. */
  readonly imported: (node: SyntaxNode) => string | undefined;
  /** A `for` goes through it, or it is kept: what it takes its items from may go on in between. */
  readonly isLater: boolean;
}

interface Written {
  readonly locals: Readonly<Record<string, Value>>;
  readonly lines: readonly string[];
}

type Write = (given: IteratorArguments, iterations: Iterations) => Written | undefined;

const NONE: Value = { kind: 'none' };

/** Which of the arguments are gone through; all where there is no number. */
const THROUGH: Readonly<Record<string, number | undefined>> = {
  accumulate: 0,
  batched: 0,
  chain: undefined,
  'chain.from_iterable': 0,
  compress: undefined,
  cycle: 0,
  dropwhile: 1,
  filterfalse: 1,
  groupby: 0,
  islice: 0,
  pairwise: 0,
  product: undefined,
  starmap: 1,
  takewhile: 1,
  zip_longest: undefined,
};

const WRITE: Readonly<Record<string, Write>> = {
  accumulate({ positional: [items, given], keyword }, iterations) {
    const applied = given ?? keyword('func') ?? NONE;
    const initial = keyword('initial') ?? NONE;
    const added = applied.kind === 'none' ? '_total + _item' : iterations.application(applied, '_total, _item');
    if (!items || added === undefined) return undefined;
    const rest = ['yield _total', 'for _item in _items:', `    _total = ${added}`, '    yield _total'];
    const locals: Record<string, Value> = { ...entered(applied, iterations), _items: items };
    if (initial.kind !== 'none') return { locals: { ...locals, _total: initial }, lines: rest };
    return { locals, lines: ['_items = iter(_items)', ...taken('_total'), ...rest] };
  },
  batched({ positional: [items, size], keyword }) {
    const [many, strict] = [size ?? keyword('n'), keyword('strict')];
    if (!items || many?.kind !== 'int' || many.value < 1n) return undefined;
    const short = strict?.kind === 'bool' && strict.value ? [`        raise ValueError('batched(): incomplete batch')`] : ['        yield tuple(_batch)', '        return']; // prettier-ignore
    const batch = [`    for _place in range(${many.value}):`, ...taken('_item', 'break').map((line) => `        ${line}`), '        _batch.append(_item)']; // prettier-ignore
    return {
      locals: { _items: items },
      lines: ['_items = iter(_items)', 'while True:', '    _batch = []', ...batch, '    if not _batch:', '        return', `    if len(_batch) < ${many.value}:`, ...short, '    yield tuple(_batch)'], // prettier-ignore
    };
  },
  chain({ positional }) {
    const locals = side(positional);
    return { locals, lines: Object.keys(locals).flatMap((name) => [`for _item in ${name}:`, '    yield _item']) };
  },
  'chain.from_iterable': ({ positional: [items] }) =>
    items && {
      locals: { _items: items },
      lines: ['for _inner in _items:', '    for _item in _inner:', '        yield _item'],
    },
  compress: ({ positional: [data, kept] }) =>
    data &&
    kept && {
      locals: { _items: data, _selectors: kept },
      lines: ['_items = iter(_items)', '_selectors = iter(_selectors)', 'for _item in _items:', ...taken('_is_kept', 'return', '_selectors').map((line) => `    ${line}`), '    if _is_kept:', '        yield _item'], // prettier-ignore
    },
  cycle: ({ positional: [items] }) =>
    items && {
      locals: { _items: items },
      lines: [
        '_saved = []',
        'for _item in _items:',
        '    yield _item',
        '    _saved.append(_item)',
        'while _saved:',
        '    for _item in _saved:',
        '        yield _item',
      ],
    },
  dropwhile: filtering((test) => [
    '_items = iter(_items)',
    'for _item in _items:',
    `    if ${test}:`,
    '        continue',
    '    yield _item',
    '    break',
    'for _item in _items:',
    '    yield _item',
  ]),
  filterfalse: filtering((test) => ['for _item in _items:', `    if ${test}:`, '        continue', '    yield _item']),
  groupby({ positional: [items, given], keyword }, { classes: { source } }) {
    const info = source.functions.find(({ qualifiedName }) => qualifiedName === 'itertools._groups');
    if (!items || !info) return undefined;
    const locals = { _groups: functionValue(info), _items: items, _key: given ?? keyword('key') ?? NONE };
    return { locals, lines: ['for _pair in _groups(iter(_items), _key):', '    yield _pair'] };
  },
  islice: sliced,
  pairwise: ({ positional: [items] }) =>
    items && {
      locals: { _items: items },
      lines: ['_items = iter(_items)', ...taken('_one'), 'for _other in _items:', '    yield (_one, _other)', '    _one = _other'], // prettier-ignore
    },
  product({ positional, keyword }) {
    if (keyword('repeat') !== undefined || positional.length === 0) return undefined;
    const pools = positional.map((_, at) => `_items${at} = tuple(_items${at})`);
    const loops = positional.map((_, at) => `${'    '.repeat(at)}for _item${at} in _items${at}:`);
    const item = `${'    '.repeat(positional.length)}yield ${row(positional)}`;
    return { locals: side(positional), lines: [...pools, ...loops, item] };
  },
  starmap({ positional: [applied, items] }, iterations) {
    const call = applied && iterations.application(applied, '*_item');
    if (!items || call === undefined) return undefined;
    return {
      locals: { ...entered(applied, iterations), _items: items },
      lines: ['for _item in _items:', `    yield ${call}`],
    };
  },
  takewhile: filtering((test) => [
    'for _item in _items:',
    `    if ${test}:`,
    '        yield _item',
    '    else:',
    '        return',
  ]),
  zip_longest({ positional, keyword }) {
    const open = positional.map((_, at) => `_open${at}`);
    const next = positional.flatMap((_, at) => [
      `    if _open${at}:`,
      '        try:',
      `            _item${at} = next(_items${at})`,
      '        except StopIteration:',
      `            _open${at} = False`,
      `            _item${at} = _fill`,
    ]);
    const begun = positional.flatMap((_, at) => [`_items${at} = iter(_items${at})`, `_open${at} = True`]);
    return {
      locals: { ...side(positional), _fill: keyword('fillvalue') ?? NONE },
      lines: [...begun, 'while True:', ...next, `    if not (${open.join(' or ')}):`, '        return', `    yield ${row(positional)}`], // prettier-ignore
    };
  },
};

/** What is gone through side by side, under names of its own. */
function side(positional: IteratorArguments['positional']): Record<string, Value> {
  return Object.fromEntries(positional.flatMap((items, at) => (items ? [[`_items${at}`, items]] : [])));
}

/** One item of each, as a tuple. */
function row(positional: IteratorArguments['positional']): string {
  return `(${positional.map((_, at) => `_item${at}`).join(', ')},)`;
}

/** Whether a function of that path makes an iterator that is lazy. */
export function isLibraryIterator(path: string): boolean {
  return path.startsWith(OWNER) && Object.hasOwn(WRITE, path.slice(OWNER.length));
}

/** What stands in front of the parentheses as the library names it, if it is of the library. */
export function libraryPath(
  callee: SyntaxNode | undefined,
  imported: (name: string) => string | undefined,
): string | undefined {
  const { type, text } = callee?.bare ?? { type: '', text: '' };
  if ((type !== 'identifier' && type !== 'attribute') || !/^[\w.]+$/.test(text)) return undefined;
  const [root = '', ...rest] = text.split('.');
  const path = imported(root);
  return path === undefined ? undefined : [path, ...rest].join('.');
}

/** What a call of such a function runs; undefined where it does not lead into the program. */
export function libraryIterator(
  path: string,
  all: readonly Given[],
  values: HeldValues,
  iterations: Iterations,
  { isEntered, imported, isLater }: IteratorContext,
): InnerStep | undefined {
  const name = path.slice(OWNER.length);
  const valueOf = ({ node }: Given): Value | undefined => values.of(node) ?? operator(imported(node));
  const positional = all.filter(({ keyword }) => keyword === undefined).map(valueOf);
  const keyword = (text: string): Value | undefined => all.filter((one) => one.keyword === text).map(valueOf)[0];
  const given = { positional, keyword };
  const place = THROUGH[name];
  const through = place === undefined ? positional : positional.slice(place, place + 1);
  const applied =
    place === 1 ? positional[0] : place === 0 ? (keyword('func') ?? keyword('key') ?? positional[1]) : undefined;
  const leads =
    through.some((items) => items && (iterations.isDriven(items) || holdsDriven(items, iterations))) ||
    // What is left in an iterator of the library changes with each round.
    (isLater && through.some((items) => items?.kind === 'foreign')) ||
    (name === 'accumulate' && through[0] !== undefined && iterations.isCalculated(through[0])) ||
    (applied !== undefined && isLater && (isOfChanging(applied) || isNamedLambda(applied, all))) ||
    (applied !== undefined && isEntered(applied, name === 'starmap' ? undefined : through[0]));
  if (!leads) return undefined;
  const open = all.find((one) => valueOf(one) === undefined);
  if (open) return { needs: open.node };
  const written = WRITE[name]?.(given, iterations);
  return written && innerCall(`<${name}>`, written.locals, written.lines, { lazy: `itertools.${name}` });
}

/** Whoever is asked about a loop hands on an iterator only with a lambda that is written in it. */
function isNamedLambda(applied: Value, all: readonly Given[]): boolean {
  return lambdaTree(applied) !== undefined && !all.some(({ node }) => node.bare.type === 'lambda');
}

const OWNER = 'itertools.';

/** A function of `operator`, which has no value but its name. */
export function operator(path: string | undefined): Value | undefined {
  return path?.startsWith('operator.') === true ? { kind: 'opaque', type: 'builtin', name: path } : undefined;
}

/** `chain.from_iterable` goes through what is in it, too. */
function holdsDriven(value: Value, iterations: Iterations): boolean {
  return (value.kind === 'list' || value.kind === 'tuple') && value.items.some((item) => iterations.isDriven(item));
}

/** One more item, or the end. */
function taken(name: string, end = 'return', items = '_items'): string[] {
  return ['try:', `    ${name} = next(${items})`, 'except StopIteration:', `    ${end}`];
}

function entered(applied: Value | undefined, iterations: Iterations): Readonly<Record<string, Value>> {
  return { ...(applied && iterations.named(applied)) };
}

function filtering(lines: (test: string) => string[]): Write {
  return ({ positional: [applied, items] }, iterations) => {
    const test = applied?.kind === 'none' ? '_item' : applied && iterations.application(applied, '_item');
    if (!items || test === undefined) return undefined;
    return { locals: { ...entered(applied, iterations), _items: items }, lines: lines(test) };
  };
}

/** More than anybody counts to. */
const ENDLESS = 10n ** 12n;

function sliced({ positional: [items, ...bounds] }: IteratorArguments): Written | undefined {
  const [first, second, third] = bounds;
  const [start, stop, step] = second ? [first, second, third] : [undefined, first, undefined];
  const places = [start, stop, step].map((bound) => bound === undefined || bound.kind === 'none' ? undefined : bound.kind === 'int' ? bound.value : null); // prettier-ignore
  if (!items || bounds.length === 0 || places.includes(null)) return undefined;
  const [begin, end, by] = [places[0] ?? 0n, places[1] ?? ENDLESS, places[2] ?? 1n];
  if (begin < 0n || end < 0n || by < 1n) return undefined;
  const skipped = begin < end ? begin : end;
  const count = end > begin ? (end - begin + by - 1n) / by : 0n;
  const skip = (many: bigint, indent: string): string[] =>
    many === 0n ? [] : [`for _place in range(${many}):`, ...taken('_item').map((line) => `    ${line}`)].map((line) => indent + line); // prettier-ignore
  const next = [...taken('_item'), 'yield _item'];
  // Behind the last one, only what is in front of the end is skipped.
  const isEven = by === 1n || end === ENDLESS;
  const many = isEven ? count : count - 1n;
  const loop = [`for _number in range(${many}):`, ...next.map((line) => `    ${line}`), ...skip(by - 1n, '    ')];
  const last = isEven ? [] : [...next, ...skip(end - begin - many * by - 1n, '')];
  return {
    locals: { _items: items },
    lines: ['_items = iter(_items)', ...skip(skipped, ''), ...(count === 0n ? ['return', 'yield None'] : [...loop, ...last])], // prettier-ignore
  };
}
