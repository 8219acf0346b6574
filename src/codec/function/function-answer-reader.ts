/**
 * Tokens -> answers about whole functions. What may come next is what the source allows: names that the function binds,
 * in the order of their slots, the requested lines, well-formed values.
 */
import type { Parameter } from '../../python/syntax';
import { isMutable } from '../../python/values/print';
import type { Value } from '../../python/values/value';
import { WORD_NAMES } from '../step/answer/answer-names';
import type { FunctionPrompt } from './function-prompt';
import { unknownParameters, type Inversion, type InvertQuery, type Jump, type JumpQuery } from './function-query';
import { PredictionError, type Change } from '../query';
import { TokenReader } from '../step/answer/token-reader';
import { readPath } from './path-answer';
import { DIGITS, EXCEPTION_NAMES, id, type Allowed } from '../vocabulary/token-sets';
import { Cursor, type Reading } from '../values/cursor';
import { ValueReader } from '../values/value-reader';
import { findToken, tokenId } from '../vocabulary/vocabulary';

/** Reads one answer to a jump. */
export function readJump(prompt: FunctionPrompt<JumpQuery>): TokenReader<Jump> {
  if (prompt.query.tellsPath) return readPath(prompt);
  return new TokenReader((tokens) => new JumpGrammar(prompt, tokens).jump());
}

/** Reads one answer to an inversion. */
export function readInversion(prompt: FunctionPrompt<InvertQuery>): TokenReader<Inversion> {
  return new TokenReader((tokens) => inversion(prompt, tokens));
}

const UNKNOWN = id('<unknown>');

class JumpGrammar {
  private readonly cursor = new Cursor();
  private readonly reader: ValueReader;
  private readonly targets: Allowed;
  /** Slots of names that the function can bind or change, ascending. */
  private readonly changeable: Allowed;
  /** Those of them that it can unbind. */
  private readonly deletable: Allowed;

  constructor(
    private readonly prompt: FunctionPrompt<JumpQuery>,
    private readonly tokens: TokenReader<Jump>,
  ) {
    const { query, source, slots } = prompt;
    this.reader = valueReader(prompt, this.cursor);
    this.targets = query.targets.map((line) => source.label(line)).flatMap((label) => (label ? id(label) : []));
    const { locals, globals, nonlocals } = query.function;
    const deleted = source.statements.flatMap((statement) =>
      statement.kind === 'except' ? statement.targets : statement.deleted,
    );
    const slotsOf = (names: readonly string[]): Allowed =>
      names.map((name) => slots.known(name, 'name') ?? '').flatMap((token) => (/^v\d/.test(token) ? id(token) : []));
    const held = prompt.variables.filter(({ value }) => isMutable(value)).map(({ name }) => name);
    const bound = new Set([...locals, ...globals, ...nonlocals, ...held]);
    this.changeable = slotsOf(slots.names.filter((name) => bound.has(name)));
    this.deletable = slotsOf(slots.names.filter((name) => deleted.includes(name)));
  }

  *jump(): Reading<Jump> {
    const { cursor, tokens } = this;
    const changes: Change[] = [];
    let left = this.targets.length > 0 ? this.changeable : [];
    const endings = this.prompt.query.returns ? id('<return>') : id('<return>', '<raise>');
    yield* cursor.advance([...this.follow(left), ...endings]);
    for (;;) {
      const start = tokens.length - 1;
      if (['<return>', '<raise>'].includes(cursor.token) || this.targets.includes(tokenId(cursor.token))) {
        const outcome = yield* this.outcome();
        return { changes, outcome, outcomeConfidence: tokens.confidence(start), confidence: tokens.confidence() };
      }
      const isDeletion = cursor.token === '<del>';
      if (isDeletion) yield* cursor.advance(left.filter((slot) => this.deletable.includes(slot)));
      const slot = tokenId(cursor.token);
      const name = this.prompt.slots.nameOf(cursor.token) ?? cursor.token;
      left = left.slice(left.indexOf(slot) + 1);
      let value: Value | undefined;
      if (isDeletion) yield* cursor.advance(this.follow(left));
      else {
        yield* cursor.expect('=');
        yield* cursor.advance(this.reader.starts());
        value = yield* this.reader.value(this.follow(left));
      }
      changes.push({ name, value, confidence: tokens.confidence(start, tokens.length - 1) });
    }
  }

  /** Changes, then a line. If the call ends, its names are omitted. */
  private follow(left: Allowed): Allowed {
    const canDelete = left.some((slot) => this.deletable.includes(slot));
    return [...left, ...(canDelete ? id('<del>') : []), ...this.targets];
  }

  private resultStarts(): Allowed {
    const { reader, prompt } = this;
    const { returns } = prompt.query;
    if (!returns) return reader.starts();
    const { type = '' } = returns;
    const own = Object.hasOwn(STARTS, type) ? STARTS[type] : undefined;
    if (own) return [...own, ...reader.referencesTo(type as Value['kind'])];
    return reader.starts().filter((token) => !UNKNOWN.includes(token));
  }

  private *outcome(): Reading<Jump['outcome']> {
    const { cursor, reader, prompt } = this;
    const end = id('<end>');
    if (cursor.token === '<return>') {
      yield* cursor.advance(this.resultStarts());
      return { kind: 'return', value: yield* reader.value(end) };
    }
    if (cursor.token === '<raise>') {
      yield* cursor.advance([...EXCEPTION_NAMES, ...slotIds(prompt)]);
      return { kind: 'raise', exception: yield* reader.exception(end) };
    }
    const line = prompt.source.lineOf(cursor.token);
    yield* cursor.advance(end);
    return { kind: 'line', line: line ?? 0 };
  }
}

/** What a value of a type is written with first. */
const STARTS: Readonly<Record<string, Allowed>> = {
  bool: id('True', 'False'),
  int: [...id('-'), ...DIGITS],
  float: [...id('-', 'inf#', 'nan#'), ...DIGITS],
  str: id('"'),
  bytes: id('b"'),
  list: id('['),
  tuple: id('('),
  dict: id('{'),
};

function* inversion(prompt: FunctionPrompt<InvertQuery>, tokens: TokenReader<Inversion>): Reading<Inversion> {
  const { query, slots } = prompt;
  const cursor = new Cursor();
  const reader = valueReader(prompt, cursor);
  const names = unknownParameters(query);
  const ids = names.map((name) => tokenId(slots.token(name, 'name')));
  const next = (index: number): Allowed => [ids[index] ?? tokenId('<end>')];
  const all: { name: string; value: Value }[] = [];
  yield* cursor.advance(next(0));
  for (const [i, name] of names.entries()) {
    yield* cursor.expect('=');
    const kind = query.function.parameters.find((parameter) => parameter.name === name)?.kind;
    yield* cursor.advance(argumentStarts(kind, reader));
    const value = yield* reader.value(next(i + 1));
    if (kind === 'var-keyword' && value.kind !== 'dict') throw new PredictionError(`**${name} is not a dict`);
    all.push({ name, value });
  }
  return { arguments: all, confidence: tokens.confidence() };
}

/** What collects arguments holds a tuple or a dict: written out, or one that the prompt has. */
function argumentStarts(kind: Parameter['kind'] | undefined, reader: ValueReader): Allowed {
  if (kind === 'var-positional') return [...id('('), ...reader.referencesTo('tuple')];
  if (kind === 'var-keyword') return [...id('{'), ...reader.referencesTo('dict')];
  return reader.starts();
}

function valueReader(prompt: FunctionPrompt, cursor: Cursor): ValueReader {
  const known = new Map(prompt.variables.map(({ token, value }) => [token, value]));
  const references = [...known.keys()].map(findToken).filter((token) => token !== undefined);
  return new ValueReader(cursor, {
    slots: prompt.slots,
    references: () => references,
    resolve: (token) => known.get(token),
    names: [...slotIds(prompt), ...WORD_NAMES],
  });
}

function slotIds({ slots }: FunctionPrompt): number[] {
  const all: number[] = [];
  for (let slot = 0; slots.nameOf(`v${slot}`) !== undefined; slot++) all.push(tokenId(`v${slot}`));
  return all;
}
