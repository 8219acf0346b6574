/** Values for the arguments of requests: as they should be, nearly so, and absurd. Everything is plain JSON. */
import type { Random } from './random';
import type { Field, Shape } from './schema';

/** A number that only the running session knows: `{ "$live": "frameId", "pick": 0.4 }` is one of the frames it has told of. */
export interface Live {
  readonly $live: string;
  readonly pick: number;
}

export function isLive(value: unknown): value is Live {
  return typeof value === 'object' && value !== null && '$live' in value;
}

/** The path of the program that the session steps through. */
export const PROGRAM = '$program';

const LIVE: ReadonlySet<string> = new Set(['frameId', 'variablesReference', 'targetId', 'step', 'node']);
const EXPRESSIONS = [
  'round', 'number', 'number > 0', 'round = 5', 'number = [1, 2]', 'total', 'numbers', 'seen', 'numbers[0]', 'total + 1', 'work([1, 2])', 'nowhere', 'seen[3]', 'cart.total', 'x = 5', 'total = 7', 'del total',
  '[n * 2 for n in numbers]', 'lambda: 0', 'f"{total}"', '1 if total else 2', 'import os', 'numbers.append(4)', 'len(numbers)', '"é😀"[0]',
]; // prettier-ignore
const LITERALS = [
  '5',
  '-1',
  '[1, 2]',
  '{"a": (1, None)}',
  "'text'",
  '1e999',
  'object()',
  'x',
  '',
  '{1, 2}',
  'b"\\xff"',
  'True',
  '10 ** 6',
];
const CONDITIONS = ['round > 3', '5', '> 2', '% 2', 'round ==', '', 'number'];

/** What a person's client would give, by the name of the argument. */
const MEANT: Readonly<Record<string, (random: Random) => unknown>> = {
  threadId: () => 1,
  program: () => PROGRAM,
  path: () => PROGRAM,
  file: () => PROGRAM,
  line: (random) => 1 + random.below(45),
  endLine: (random) => 1 + random.below(45),
  column: (random) => 1 + random.below(20),
  expression: (random) => random.pick(EXPRESSIONS),
  expect: (random) => random.pick(LITERALS),
  value: (random) => random.pick(LITERALS),
  condition: (random) => random.pick(CONDITIONS),
  hitCondition: (random) => random.pick(CONDITIONS),
  logMessage: (random) => random.pick(['{total}', 'total {{', '{', '}', 'at {numbers[0]!r}']),
  name: (random) =>
    random.pick(['round', 'number', 'total', 'numbers', 'work', 'twice', 'seen', 'Cart.add', '0', '__name__']),
  function: (random) => random.pick(['work', 'twice', 'spin', 'Cart.add']),
  args: (random) => random.pick([[], ['[1, 2]'], '[3, 1], bonus=2', ['1'], '5']),
  instance: (random) => random.pick(['Cart([1])', 'Cart', '']),
  text: (random) => random.pick(['x = 1\ny = x\n', 'def work(numbers):\n    return 1\n', 'tot', 'numbers.', 'x =']),
  exception: (random) => random.pick(["KeyError: 'x'", 'ValueError', 'x y z']),
  filters: (random) => random.pick([[], ['uncaught'], ['raised', 'uncaught']]),
  filterId: (random) => random.pick(['uncaught', 'raised']),
  dataId: (random) => random.pick(['total', 'numbers', 'work:total', '']),
  context: (random) => random.pick(['watch', 'repl', 'hover', 'clipboard', 'variables']),
  pathFormat: () => 'path',
  maxSteps: (random) => 1 + random.below(50),
  count: (random) => random.below(50),
  start: (random) => random.below(3),
  percent: (random) => random.below(101),
  confidenceThreshold: (random) => random.below(101),
  requestId: (random) => 1 + random.below(100),
  progressId: () => 'progress-1',
  // Nobody waits for these.
  noDebug: () => false,
};

/** Texts that no client sends: long, deep, empty, half characters, places where nothing is. */
const ABSURD_TEXTS: readonly string[] = [
  '',
  ' \t\n',
  '\0',
  'a\0b.py',
  'x'.repeat(100_000),
  '('.repeat(3000),
  '['.repeat(3000) + ']'.repeat(3000),
  `${'{"a": '.repeat(3000)}1${'}'.repeat(3000)}`,
  `${'-'.repeat(3000)}1`,
  `${'not '.repeat(3000)}x`,
  `${'x.'.repeat(3000)}x`,
  `x${'[0]'.repeat(3000)}`,
  `${'lambda: '.repeat(1000)}x`,
  `'${'\\'.repeat(999)}`,
  '9'.repeat(5000),
  'f"{'.repeat(200),
  '"a" * 10 ** 9',
  '[0] * 10 ** 9',
  'x = 1; '.repeat(2000),
  'class A(B): pass\nclass B(A): pass\nA().x\n',
  `${'if x:\n '.repeat(500)}pass`,
  '\ud800',
  'é😀\u2028\ufeff',
  '__proto__',
  'constructor',
  '../../../etc/passwd',
  '/',
  '/dev/null',
  '/nowhere/x.py',
  `/${'long/'.repeat(2000)}x.py`,
  'file:///%00',
  'file:///%zz',
  'untitled:x',
  '%s%n${x}{0}',
];

/** What stands where something else is expected. */
const ABSURD: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => -1,
  () => 0,
  () => 0.5,
  () => 1e308,
  () => 2 ** 53,
  () => 2 ** 31,
  () => [],
  () => ({}),
  () => [[[[]]]],
  () => [null],
  () => Array.from({ length: 1000 }, (_, index) => index),
  () => nested(200),
  () => JSON.parse('{"__proto__": {"length": 1}, "constructor": 1, "toString": null}') as unknown,
];

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** @param shape what is expected; mostly that gets the absurd value of its own type */
export function absurd(random: Random, shape?: Shape): unknown {
  const isText = random.chance(shape?.kind === 'text' ? 0.75 : 0.3);
  return isText ? random.pick(ABSURD_TEXTS) : random.pick(ABSURD)();
}

/** @param name of the argument that the value is for */
export function valid(shape: Shape, random: Random, name = ''): unknown {
  if (LIVE.has(name) && shape.kind === 'number') return { $live: name, pick: random.fraction() } satisfies Live;
  // One name may stand for several types: `start` is a number here and an object there.
  const meant = Object.hasOwn(MEANT, name) ? MEANT[name]?.(random) : undefined;
  if (meant !== undefined && fits(meant, shape)) return meant;
  switch (shape.kind) {
    case 'text':
      return shape.choices ? random.pick(shape.choices) : random.pick(['x', 'total', '1', 'a b', '']);
    case 'number':
      return random.below(6);
    case 'flag':
      return random.chance(0.5);
    case 'any':
      return random.pick<unknown>([null, 1, 'x', [], {}]);
    case 'list':
      return random.times(random.below(4), () => valid(shape.of, random, singular(name)));
    case 'map':
      return Object.fromEntries(
        random.times(random.below(3), () => [random.pick(['total', 'numbers', 'x']), valid(shape.of, random, 'value')]),
      );
    case 'object':
      return Object.fromEntries(
        shape.fields
          .filter(({ isOptional }) => !isOptional || random.chance(0.5))
          .map((field) => [field.name, valid(field.shape, random, field.name)]),
      );
    case 'union':
      return valid(random.pick(shape.of), random, name);
  }
}

/** Whether a value may stand where a shape is wanted, by the outermost type. */
export function fits(value: unknown, shape: Shape): boolean {
  switch (shape.kind) {
    case 'text':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number' || isLive(value);
    case 'flag':
      return typeof value === 'boolean';
    case 'any':
      return true;
    case 'list':
      return Array.isArray(value) && value.every((item) => fits(item, shape.of));
    case 'map':
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value) && !isLive(value);
    case 'union':
      return shape.of.some((one) => fits(value, one));
  }
}

function singular(name: string): string {
  return name === 'lines' ? 'line' : name;
}

/** As it should be but for one thing: something is missing, of another type, too much, or absurd, at any depth. */
export function nearlyValid(shape: Shape, random: Random): unknown {
  const whole = valid(shape, random);
  return shape.kind === 'object'
    ? spoiled(whole as Readonly<Record<string, unknown>>, shape.fields, random)
    : absurd(random);
}

function spoiled(given: Readonly<Record<string, unknown>>, fields: readonly Field[], random: Random): unknown {
  const field = fields.length > 0 ? random.pick(fields) : undefined;
  if (!field || random.chance(0.1)) return { ...given, [random.pick(['extra', '__proto__', ''])]: absurd(random) };
  const { name, shape } = field;
  if (random.chance(0.2)) return Object.fromEntries(Object.entries(given).filter(([key]) => key !== name));
  const inner = given[name];
  if (shape.kind === 'object' && fits(inner, shape) && random.chance(0.7))
    return { ...given, [name]: spoiled(inner as Readonly<Record<string, unknown>>, shape.fields, random) };
  if (shape.kind === 'list' && random.chance(0.6)) {
    const items = Array.isArray(inner) ? (inner as unknown[]) : [];
    const bad = shape.of.kind === 'object' ? nearlyValid(shape.of, random) : absurd(random, shape.of);
    return { ...given, [name]: [...items, bad] };
  }
  return { ...given, [name]: absurd(random, shape) };
}
