/** The ways that a statement can take where something unknown decides, and which of them its text suggests. */
import { testOf, type Evaluation, type Test } from '../../../python/expressions/evaluation-tree';
import type { SourceFile, Statement } from '../../../python/syntax';
import type { SourceRange } from '../../../python/text/ranges';
import { PredictionError } from '../../../codec/query';
import type { Undecided } from '../../state/step-info';

/** Thrown where nothing decides and nothing is to be assumed. */
export class UndecidedError extends PredictionError {
  constructor(
    message: string,
    readonly undecided: Undecided,
    /** How many decisions came before it in the step. */
    readonly position: number,
  ) {
    super(message);
  }
}

/** A part of a statement that decides where it leads. */
export interface Decisive {
  readonly text: string;
  readonly range: SourceRange;
}

/** Most lines of a block that counts as one which only leaves. */
const GUARD_LINES = 2;
/** Calls that do not return. */
const LEAVING = /^(?:(?:sys\.)?exit|quit|os\._exit|pytest\.(?:skip|fail)|self\.(?:skipTest|fail)|parser\.error)$/;

/** The condition of a header or of an `assert`, what a loop goes through, the pattern of a `case`. */
export function decisiveOf({ kind, evaluation, iterable, tokens, line, endLine }: Statement): Decisive {
  if (kind === 'for' && iterable) return { text: plain(iterable.text), range: iterable.range };
  const [first, ...more] = kind === 'case' ? [] : (evaluation?.parts ?? []);
  if (first && (more.length === 0 || evaluation?.kind === 'assert'))
    return { text: plain(first.text), range: first.range };
  const [, begin] = tokens;
  const end = tokens.at(-1);
  const range = begin && end ? spanned(begin.range, end.range) : { line, column: 0, endLine, endColumn: 0 };
  if (evaluation && kind !== 'case') return { text: plain(evaluation.text), range: evaluation.range };
  const from = tokens.slice(1).map(({ text, range: at }, i, all) => {
    const before = all[i - 1]?.range;
    const isClose = !before || (before.endLine === at.line && before.endColumn === at.column);
    return isClose ? text : ` ${text}`;
  });
  return { text: plain(from.join('')), range };
}

/** For people, by the index of the successor. */
export function waysOf({ kind }: Pick<Statement, 'kind'>, { text }: Decisive): readonly [string, string] {
  switch (kind) {
    case 'for':
      return [`${text} has another item`, `${text} has no more items`];
    case 'case':
      return [`the pattern ${text} matches`, `the pattern ${text} does not match`];
    case 'except':
      return [`${text} is what was raised`, `${text} is not what was raised`];
    default:
      return [`${text} is true`, `${text} is false`];
  }
}

/** The way that a test suggests by its text: an unknown value is taken for something rather than nothing. */
export function suggestedBy({ text }: Decisive): 0 | 1 {
  const isNegative = /^not\s|(?:\sis\s+None|==\s*None|==\s*(?:''|""|0|\[\]|\{\}))$/.test(text);
  return isNegative ? 1 : 0;
}

/** Something has been handed over on the command line. */
const HANDED_OVER = /^(?:len\((?:sys\.)?argv\) ?(?:> ?[1-9]|>= ?[2-9]|== ?[2-9]|!= ?1)|(?:sys\.)?argv\[1:\])$/;

/**
 * Whether a test asks if there are arguments where the program does without: in an expression that has another value for that, in a
 * block that sets what has a value already, or what the block beside it sets, too.
 */
export function doesWithout(
  source: SourceFile,
  statement: Statement,
  { text }: Decisive,
  hasValue: (name: string) => boolean,
): boolean {
  if (!HANDED_OVER.test(text)) return false;
  if (statement.successors.length < 2) return true;
  const [block, other] = statement.successors.map((line) =>
    typeof line === 'number' ? source.statementAt(line, statement.scope) : undefined,
  );
  const set = block?.targets ?? [];
  return set.length > 0 && set.every((name) => hasValue(name) || other?.targets.includes(name));
}

/** The first `or` in an expression that falls back on something else where no arguments are handed over. */
export function fallbackOf(expression: Evaluation | undefined): Test | undefined {
  if (!expression) return undefined;
  const { kind, parts } = expression;
  const [asked, fallback] = parts;
  const leaves = LEAVING.test(fallback?.node?.get('function')?.text ?? '');
  if (kind === 'or' && asked && HANDED_OVER.test(plain(asked.text))) return leaves ? undefined : testOf(expression);
  // What may not be evaluated hangs on the first part.
  const sure = kind === 'whole' ? parts : parts.slice(0, 1);
  return sure.map((part) => fallbackOf(part)).find((test) => test !== undefined);
}

/** Whether the block under a header only leaves: the loop, the function or the program. */
export function isGuard(source: SourceFile, header: Statement): boolean {
  return leavesBy(source, header) !== undefined;
}

/** Whether the block under a header only leaves the loop that it is in. */
export function leavesLoop(source: SourceFile, header: Statement): boolean {
  const exit = leavesBy(source, header);
  return exit !== undefined && exit !== 'continue';
}

function leavesBy(source: SourceFile, header: Statement): string | undefined {
  if (header.kind !== 'if') return undefined;
  if (header.hasInlineBody) return header.exit?.kind;
  let [next] = header.successors;
  for (let lines = 0; lines < GUARD_LINES; lines++) {
    const statement = typeof next === 'number' ? source.statementAt(next, header.scope) : undefined;
    if (!statement || columnOf(statement) <= columnOf(header)) return undefined;
    if (statement.kind === 'raise') return 'raise';
    if (statement.exit) return statement.exit.kind;
    const leaves = statement.calls.some(({ callee = '', receiver }) =>
      LEAVING.test(receiver === undefined ? callee : `${receiver}.${callee}`),
    );
    if (leaves) return 'exit';
    if (statement.kind !== 'expression' && statement.kind !== 'assignment') return undefined;
    [next] = statement.successors;
  }
  return undefined;
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function columnOf({ tokens }: Statement): number {
  return tokens[0]?.range.column ?? 0;
}

function spanned(first: SourceRange, last: SourceRange): SourceRange {
  return { line: first.line, column: first.column, endLine: last.endLine, endColumn: last.endColumn };
}
