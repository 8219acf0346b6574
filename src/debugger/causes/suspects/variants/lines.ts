/** A line that is too many, too deep in its block, or missing: what is left out and put in is whole lines. */
import { sortOf, type Edit, type Ran } from './edit';
import type { OutlineLine, SourceRange, Statement } from '../../../../python/syntax';
import type { Value } from '../../../../python/values/value';
import { bodyOf } from '../../../program/loop-body';

/** What the surroundings of a statement add to what is known of it. */
export interface Block extends Ran {
  /** How the run ended: what is missing then is something else. */
  readonly hint: 'recursion' | 'endless' | 'raised' | 'value';
  /** It divided by zero, which ended the run. */
  readonly dividesByZero?: boolean;
}

const REMOVABLE = new Set(['assignment', 'augmented-assignment', 'expression', 'break', 'continue']);
/** Pairs of names that are tried for a line that is missing. */
const MOST_PAIRS = 6;

export function* lineEdits(block: Block): Generator<Edit> {
  const { statement } = block;
  const { line, endLine, kind } = statement;
  if (line !== endLine || statement.hasInlineBody) return;
  const text = block.textOf(line);
  const indentation = /^\s*/.exec(text)?.[0] ?? '';
  const body: SourceRange = { line, column: indentation.length, endLine: line, endColumn: text.trimEnd().length };
  // Whatever leads to an exception is gone with a line on the way there, which says little.
  const weight = block.hint === 'raised' ? 0.1 : 0.35;
  if (REMOVABLE.has(kind)) yield { range: body, by: 'pass', weight, says: 'leave out this line' };
  const around = surroundings(block);
  if ((kind === 'return' || kind === 'augmented-assignment') && around.loop && around.isLast) {
    const step = { line, column: 0, endLine: line, endColumn: around.indentation };
    yield { range: step, by: '', weight: 0.4, says: 'one block further out', isMoved: true };
  }
  const before = startOf(line);
  const insert = (added: string, weight: number): Edit => ({
    range: before,
    isMoved: true,
    by: `${indentation}${added}\n`,
    weight,
    says: `insert ${added.split('\n')[0]?.trim() ?? ''}`,
  });
  if (line === statement.scope.firstLine) for (const [added, weight] of baseCases(block)) yield insert(added, weight);
  const after = startOf(line + 1);
  if (around.loop && around.blockEnd !== undefined)
    for (const [added, weight] of updates(block, around.loop))
      yield { range: startOf(around.blockEnd + 1), by: `${indentation}${added}\n`, weight, says: `insert ${added} after line ${around.blockEnd}`, isMoved: true }; // prettier-ignore
  if (around.loop && around.isLast && kind !== 'return')
    for (const [added, weight] of updates(block, around.loop))
      yield { range: after, by: `${indentation}${added}\n`, weight, says: `insert ${added} after it`, isMoved: true };
  else if (kind !== 'return' && kind !== 'if' && kind !== 'for' && kind !== 'while')
    for (const [added, weight] of additions(block))
      yield { range: after, by: `${indentation}${added}\n`, weight, says: `insert ${added} after it`, isMoved: true };
  if (kind === 'return') for (const [added, weight] of additions(block)) yield insert(added, weight * 0.9);
}

function startOf(line: number): SourceRange {
  return { line, column: 0, endLine: line, endColumn: 0 };
}

interface Around {
  /** Header of the innermost loop. */
  readonly loop?: Statement | undefined;
  /** Nothing follows in the same block. */
  readonly isLast: boolean;
  /** Last line of what the statement has below it, where a round of the loop ends with that. */
  readonly blockEnd?: number | undefined;
  /** Columns by which the block is indented in the one around it. */
  readonly indentation: number;
}

function surroundings(block: Block): Around {
  const { statement, source } = block;
  const outline = source.outline(statement.scope);
  const at = outline.findIndex((one) => 'statement' in one && one.statement.line === statement.line);
  const depth = outline[at]?.depth ?? 1;
  const next = outline[at + 1];
  let inner = depth;
  let loop: Statement | undefined;
  let header = 0;
  for (const one of outline.slice(0, Math.max(at, 0)).reverse()) {
    if (one.depth >= inner) continue;
    inner = one.depth;
    if (!('statement' in one)) continue;
    if (header === 0) header = one.statement.line;
    if (one.statement.kind !== 'for' && one.statement.kind !== 'while') continue;
    loop = one.statement;
    break;
  }
  const columns = (line: number): number => /^\s*/.exec(block.textOf(line))?.[0].length ?? 0;
  return {
    loop,
    isLast: !next || next.depth < depth,
    blockEnd: inner === depth - 1 && next && next.depth > depth ? endOfLast(outline.slice(at + 1), depth) : undefined,
    indentation: columns(statement.line) - columns(header),
  };
}

/** The last line of a block, its other branches included; undefined where something follows in the block around it. */
function endOfLast(following: readonly OutlineLine[], depth: number): number | undefined {
  const end = following.findIndex((one) => one.depth < depth);
  const block = following.slice(0, end < 0 ? following.length : end);
  const last = block.at(-1);
  const isAlone = block.every((one) => one.depth > depth || !('statement' in one));
  return isAlone && last && 'statement' in last ? last.statement.endLine : undefined;
}

/** `if n == 0: return 1` at the beginning of a function. */
function* baseCases({ statement, values, expected, hint }: Block): Generator<readonly [string, number]> {
  const { scope } = statement;
  const weight = hint === 'recursion' ? 0.9 : hint === 'raised' ? 0.6 : 0.4;
  const results = resultsOf(expected);
  for (const { name } of scope.parameters) {
    const value = values.get(name);
    const tests = value ? testsOf(name, value) : [];
    for (const [rank, test] of tests.entries())
      for (const [at, result] of [...results, name].entries())
        yield [`if ${test}: return ${result}`, weight * 0.93 ** (rank + at)];
  }
}

function testsOf(name: string, { kind }: Value): string[] {
  if (kind === 'int' || kind === 'float') return [`${name} == 0`, `${name} < 0`, `${name} <= 1`];
  if (kind === 'list' || kind === 'str' || kind === 'tuple' || kind === 'dict') return [`not ${name}`];
  return kind === 'none' || kind === 'object' ? [`${name} is None`] : [];
}

function resultsOf(expected: Value | undefined): string[] {
  switch (expected?.kind) {
    case 'int':
      return ['0', '1'];
    case 'bool':
      return ['True', 'False'];
    case 'list':
      return ['[]', '[[]]'];
    case 'str':
      return ["''"];
    default:
      return ['None'];
  }
}

/** What a round of a loop forgets: to count, to go on to the next. */
function* updates(block: Block, loop: Statement): Generator<readonly [string, number]> {
  const { statement, values, source, hint } = block;
  const weight = hint === 'endless' ? 0.9 : 0.45;
  const tested = loop.kind === 'while' ? namesOf(loop, values) : [];
  for (const name of tested)
    if (values.get(name)?.kind === 'int') {
      // `while n > 0` counts down.
      const [likelier, other] = loop.tokens.some(({ text }) => text.startsWith('>')) ? ['-=', '+='] : ['+=', '-='];
      yield [`${name} ${likelier} 1`, weight];
      yield [`${name} ${other} 1`, weight * 0.9];
    }
  const inside = bodyOf(source, loop);
  const written = new Set(inside.flatMap(({ targets }) => targets));
  const read = new Set(inside.flatMap((one) => namesOf(one, values)));
  const given = new Set(statement.scope.parameters.map(({ name }) => name));
  // Set before the loop and read in it, but never changed.
  const still = [...read].filter((name) => !written.has(name) && !given.has(name));
  let pairs = 0;
  for (const name of still) {
    const own = values.get(name);
    if (!own || own.kind === 'opaque') continue;
    if (own.kind === 'int' && !tested.includes(name)) yield [`${name} += 1`, 0.4];
    for (const [other, value] of values)
      if (other !== name && sortOf(value) === sortOf(own) && pairs++ < MOST_PAIRS)
        yield [`${name} = ${other}`, own.kind === 'none' || own.kind === 'object' ? 0.7 : 0.4];
  }
  yield* additions(block);
}

function namesOf({ tokens }: Statement, values: ReadonlyMap<string, Value>): string[] {
  return [...new Set(tokens.flatMap(({ kind, text }) => (kind === 'name' && values.has(text) ? [text] : [])))];
}

/** `seen.add(x)`, `found.append(x)`: what is kept is not put in. */
function* additions({ statement, values, source }: Block): Generator<readonly [string, number]> {
  const body = source.outline(statement.scope).flatMap((one) => ('statement' in one ? [one.statement] : []));
  const grown = new Set(
    body.flatMap(({ calls }) => calls.flatMap(({ receiver, callee }) => (ADDS.has(callee ?? '') ? [receiver] : []))),
  );
  const given = [...values].filter(([, { kind }]) => kind !== 'opaque');
  let pairs = 0;
  for (const [name, { kind }] of given) {
    if (kind !== 'set' && kind !== 'list') continue;
    const method = kind === 'set' ? 'add' : 'append';
    const isParameter = statement.scope.parameters.some((one) => one.name === name);
    // What nothing is ever put into is likelier to be forgotten.
    const weight = (kind === 'set' && !grown.has(name) ? 0.7 : 0.35) * (isParameter && kind === 'list' ? 0.6 : 1);
    for (const [other, value] of given.toReversed())
      if (other !== name && (kind === 'list' || value.kind !== 'list') && pairs++ < MOST_PAIRS)
        yield [`${name}.${method}(${other})`, weight];
  }
}

const ADDS = new Set(['append', 'add', 'extend', 'insert', 'update', 'appendleft', 'push']);
