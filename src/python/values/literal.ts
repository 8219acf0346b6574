/** Reads Python literals and the other value texts that traces are made of. */
import { complexOf, constructValue, keywordArgument } from './constructors';
import { ValueReader, ValueSyntaxError } from './value-lexer';
import type { OpaqueValue, Value } from './value';

export { ValueSyntaxError } from './value-lexer';

/** The literal parser's error message for a text; undefined if `read` accepts it. */
export function syntaxProblem(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof ValueSyntaxError) return error.message;
    throw error;
  }
}

/** An argument of a call, as written. */
export interface ParsedArgument {
  readonly keyword?: string;
  readonly value: Value;
}

/** A call whose arguments are literals. */
export interface ParsedCall {
  /** `f`, `Class.m`, `outer.inner`; also `Solution.m` for `Solution().m(...)`. */
  readonly callee: string;
  readonly arguments: readonly ParsedArgument[];
}

/** @throws ValueSyntaxError if `text` is not exactly one value. */
export function parseValue(text: string): Value {
  const reader = new ValueReader(text);
  // People often type a bare tuple (`1, 2`).
  const values = [readValue(reader)];
  let comma = false;
  while (reader.accept(',')) {
    comma = true;
    if (reader.atEnd()) break;
    values.push(readValue(reader));
  }
  reader.expectEnd();
  return comma ? { kind: 'tuple', items: values } : (values[0] ?? reader.fail('a value is missing'));
}

/**
 * The arguments of a call, from the text between its parentheses.
 * @throws ValueSyntaxError if they are not all literals.
 */
export function parseArguments(text: string): ParsedArgument[] {
  const reader = new ValueReader(text);
  const parsed = readArguments(reader, undefined);
  reader.expectEnd();
  return parsed;
}

/**
 * A call such as `f([1, 2], 'x')`, `Class.m(3)` or `Solution().m(a=[1])`.
 * @throws ValueSyntaxError if it is anything else.
 */
export function parseCall(text: string): ParsedCall {
  const reader = new ValueReader(text);
  let callee = reader.dottedName() ?? reader.fail('expected the name of a function');
  reader.expect('(');
  let parsed = readArguments(reader, ')');
  reader.expect(')');
  if (reader.accept('.')) {
    if (parsed.length > 0) reader.fail(`${callee}(...) must have no arguments to be the receiver of a call`);
    callee += `.${reader.identifier() ?? reader.fail('expected the name of a method')}`;
    reader.expect('(');
    parsed = readArguments(reader, ')');
    reader.expect(')');
  }
  reader.expectEnd();
  return { callee, arguments: parsed };
}

function readArguments(reader: ValueReader, close: string | undefined): ParsedArgument[] {
  const parsed: ParsedArgument[] = [];
  while (!(close === undefined ? reader.atEnd() : reader.at(close))) {
    const keyword = reader.keyword();
    if (keyword === undefined && parsed.some((argument) => argument.keyword !== undefined)) {
      reader.fail('a positional argument follows a keyword argument');
    }
    const value = readValue(reader);
    parsed.push(keyword === undefined ? { value } : { keyword, value });
    if (!reader.accept(',')) break;
  }
  return parsed;
}

function readValue(reader: ValueReader): Value {
  const id = reader.mark();
  if (id === undefined) return readUnmarked(reader);
  // A cycle is not a tree: the inner occurrence is unknown, with the identity of its object.
  if (reader.accept('...')) return { kind: 'unknown', reason: `@${id}...` };
  const value = readUnmarked(reader);
  const canBeShared = 'items' in value || 'entries' in value || 'args' in value || 'attributes' in value;
  return canBeShared ? { ...value, id } : reader.fail('only a container can have a mark');
}

function readUnmarked(reader: ValueReader): Value {
  return reader.nested(() => readPlain(reader));
}

/** Also `1+2j`, which is written as a sum. */
function readPlain(reader: ValueReader): Value {
  const value = readSingle(reader);
  const sign = value.kind === 'int' || value.kind === 'float' ? reader.signOfImaginary() : undefined;
  if (sign === undefined || !('value' in value)) return value;
  const imaginary = complexParts(readSingle(reader))?.imaginary ?? 0;
  return complexOf(Number(value.value), sign === '-' ? -imaginary : imaginary);
}

function complexParts(value: Value): { readonly real: number; readonly imaginary: number } | undefined {
  const [real, imaginary] = value.kind === 'call' && value.name === 'complex' ? value.args : [];
  return real?.kind === 'float' && imaginary?.kind === 'float'
    ? { real: real.value, imaginary: imaginary.value }
    : undefined;
}

function readSingle(reader: ValueReader): Value {
  if (reader.at('[')) return { kind: 'list', items: readItems(reader, '[', ']').items };
  if (reader.at('(')) return readParenthesized(reader);
  if (reader.at('{')) return readBraces(reader);
  if (reader.at('<')) return readAngle(reader);
  if (reader.accept('...')) return { kind: 'ellipsis' };
  return reader.string() ?? readSigned(reader) ?? reader.number() ?? readNamed(reader);
}

function readItems(reader: ValueReader, open: string, close: string): { items: Value[]; comma: boolean } {
  reader.expect(open);
  const items: Value[] = [];
  let comma = false;
  while (!reader.at(close)) {
    items.push(readValue(reader));
    comma = reader.accept(',');
    if (!comma) break;
  }
  reader.expect(close);
  return { items, comma };
}

function readParenthesized(reader: ValueReader): Value {
  const { items, comma } = readItems(reader, '(', ')');
  const only = items.length === 1 && !comma ? items[0] : undefined;
  return only ?? { kind: 'tuple', items };
}

function readBraces(reader: ValueReader): Value {
  reader.expect('{');
  const entries: [Value, Value][] = [];
  const items: Value[] = [];
  while (!reader.at('}')) {
    const first = readValue(reader);
    if (items.length === 0 && reader.accept(':')) entries.push([first, readValue(reader)]);
    else if (entries.length === 0) items.push(first);
    else reader.fail('a colon is missing');
    if (!reader.accept(',')) break;
  }
  reader.expect('}');
  return items.length > 0 ? { kind: 'set', items } : { kind: 'dict', entries };
}

function readSigned(reader: ValueReader): Value | undefined {
  const sign = reader.accept('-') ? '-' : reader.accept('+') ? '+' : undefined;
  if (sign === undefined) return undefined;
  // `-4+6j` is -4, and 6j is added.
  const value = reader.nested(() => readSingle(reader));
  if (value.kind === 'int') return sign === '-' ? { kind: 'int', value: -value.value } : value;
  if (value.kind === 'float') return sign === '-' ? { kind: 'float', value: -value.value } : value;
  const parts = complexParts(value);
  if (parts) return sign === '-' ? complexOf(-parts.real, -parts.imaginary) : value;
  if (value.kind === 'unknown') return value;
  return reader.fail(`${sign} is not followed by a number`);
}

const constants: Readonly<Record<string, Value>> = {
  None: { kind: 'none' },
  True: { kind: 'bool', value: true },
  False: { kind: 'bool', value: false },
  Ellipsis: { kind: 'ellipsis' },
  inf: { kind: 'float', value: Infinity },
  nan: { kind: 'float', value: NaN },
};

function readNamed(reader: ValueReader): Value {
  const start = reader.position;
  const name = reader.dottedName();
  if (name === undefined) return reader.fail(reader.atEnd() ? 'the text ends early' : 'expected a value');
  if (reader.at('(')) {
    reader.expect('(');
    const args = readArguments(reader, ')').map(({ keyword, value }) =>
      keyword === undefined ? value : keywordArgument(keyword, value),
    );
    reader.expect(')');
    return constructValue(name, args);
  }
  return Object.hasOwn(constants, name) && constants[name] !== undefined
    ? constants[name]
    : reader.fail(`${name} is a name, not a value (a text stands in quotes)`, start);
}

const opaqueTypes: readonly string[] = [
  'function',
  'class',
  'module',
  'iterator',
  'builtin',
] satisfies OpaqueValue['type'][];

/** The rest of `<Color.RED: 1>`, as CPython writes the members of enumerations. */
function readMember(reader: ValueReader, name: string): Value {
  const value = readValue(reader);
  reader.expect('>');
  const dot = name.lastIndexOf('.');
  return {
    kind: 'object',
    className: name.slice(0, dot),
    attributes: [
      ['name', { kind: 'str', value: name.slice(dot + 1) }],
      ['value', value],
    ],
    isMember: true,
  };
}

function readAngle(reader: ValueReader): Value {
  reader.expect('<');
  const name = reader.dottedName() ?? reader.fail('expected a name');
  if (name === 'unknown' && reader.accept('>')) return { kind: 'unknown' };
  if (name.includes('.') && reader.accept(':')) return readMember(reader, name);
  const attributes: [string, Value][] = [];
  while (!reader.at('>')) {
    const attribute = reader.keyword();
    if (attribute === undefined) {
      if (attributes.length > 0 || !opaqueTypes.includes(name)) return reader.fail('an attribute=value is missing');
      return { kind: 'opaque', type: name as OpaqueValue['type'], name: reader.opaqueName() };
    }
    attributes.push([attribute, readValue(reader)]);
    if (!reader.accept(',')) break;
  }
  reader.expect('>');
  return { kind: 'object', className: name, attributes };
}
