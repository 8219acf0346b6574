/** Names that nothing binds: reading one raises, whatever the rest of the statement says. The model reads over them. */
import { isBoundEverywhere } from '../../../python/definitions/builtin-names';
import { importedNames } from '../../../python/definitions/definitions';
import type { Evaluation } from '../../../python/expressions/evaluation-tree';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { SourceFile, Statement } from '../../../python/syntax';
import { cellsOf } from '../../../python/modules/cells';
import { importedPath } from '../../../python/modules/imported-path';
import { contains } from '../../../python/text/ranges';
import { isHidden } from '../frames/library-calls';
import type { OperandValues } from '../../operands/operand-values';
import type { Question } from '../../operands/question-forms';
import { raised, type ThrownException } from '../../state/exceptions';
import { lookup } from '../../state/name-scopes';
import { allNamed } from '../../state/named';
import { topFrame, type Frame, type State } from '../../state/state';

const READING: ReadonlySet<Statement['kind']> = new Set([
  'assignment',
  'augmented-assignment',
  'expression',
  'return',
  'raise',
  'if',
  'while',
  'for',
  'assert',
  'delete',
]);

/** What reading the first name raises that is not bound, or what has to be evaluated before it; undefined where all are bound. */
export function unboundName(
  source: SourceFile,
  state: State,
  statement: Statement,
  { kind, residual, range }: Question,
  values: OperandValues,
): { readonly throws: ThrownException } | { readonly needs: SyntaxNode } | undefined {
  const frame = topFrame(state);
  const evaluation = residual?.evaluation ?? statement.evaluation;
  // In functions of our own, and parts that are gone through by themselves, there is more than the program can name.
  if (!READING.has(statement.kind) || frame.function.inner || statement.annotation !== undefined || source.partOf || isHidden(source, frame)) return undefined; // prettier-ignore
  // What it binds on the way is bound by whoever evaluates the part.
  if (statement.tokens.some(({ text }) => text === ':=')) return undefined;
  const asked = evaluation && (kind === 'statement' || !range ? evaluation : within(evaluation, range));
  const isOpen = (part: Evaluation): boolean => !values.computed(part);
  const read = [...changedNames(statement), ...(asked ? surelyRead(asked, isOpen) : [])];
  const at = read.findIndex((one) => typeof one === 'string' && isUnbound(source, state, frame, one));
  // Whether it is read at all, what decides about that has to say first.
  const decisive =
    at < 0 && asked ? decisiveFor(asked, isOpen, (one) => isUnbound(source, state, frame, one)) : undefined;
  if (decisive) return decisive.node && { needs: decisive.node };
  const [before] = at < 1 ? [] : read.slice(0, at).filter((one) => typeof one !== 'string');
  const name = read[at];
  if (typeof name !== 'string') return undefined;
  if (before) return before.node && { needs: before.node };
  const isLocal = frame.function.kind === 'function' && frame.function.locals.includes(name);
  return {
    throws: isLocal
      ? raised('UnboundLocalError', `cannot access local variable '${name}' where it is not associated with a value`)
      : raised('NameError', `name '${name}' is not defined`),
  };
}

/** `total += x` and `del total` begin with the name. */
function changedNames({ kind, deleted, assignments = [] }: Statement): readonly string[] {
  const [target] = kind === 'augmented-assignment' ? (assignments[0]?.targets ?? []) : [];
  return kind === 'delete' ? deleted : target?.bare.type === 'identifier' ? [target.bare.text] : [];
}

function within(evaluation: Evaluation, range: Question['range']): Evaluation | undefined {
  if (!range) return undefined;
  const inner = evaluation.parts.find((part) => contains(part.range, range));
  return inner ? (within(inner, range) ?? inner) : contains(range, evaluation.range) ? evaluation : undefined;
}

/** Names and other expressions that have no value yet, as far as they are evaluated in any case, in order. */
function surelyRead(evaluation: Evaluation, isOpen: (part: Evaluation) => boolean): (string | Evaluation)[] {
  if (!isOpen(evaluation)) return [];
  const { kind, parts } = evaluation;
  const sure = kind === 'whole' || kind === 'named' ? parts : parts.slice(0, kind === 'chain' ? 2 : 1);
  const read = sure.flatMap((part) => surelyRead(part, isOpen));
  if (isAtom(evaluation)) return isName(evaluation) ? [evaluation.text] : [];
  return [...read, evaluation];
}

/** What decides whether a name is read that is not bound: in `n > 3 and missing`, the comparison. */
function decisiveFor(
  evaluation: Evaluation,
  isOpen: (part: Evaluation) => boolean,
  isUnbound: (name: string) => boolean,
): Evaluation | undefined {
  const { kind, parts } = evaluation;
  const [first, ...others] = parts;
  const reads = (part: Evaluation): boolean =>
    isAtom(part) ? isName(part) && isUnbound(part.text) : part.parts.some(reads);
  if (/^(?:and|or|if)$/.test(kind) && first && isOpen(first) && !isAtom(first) && others.some(reads)) return first;
  for (const part of parts) {
    const found = decisiveFor(part, isOpen, isUnbound);
    if (found) return found;
  }
  return undefined;
}

function isAtom(part: Evaluation): boolean {
  return part.kind === 'whole' && part.isAtom;
}

function isName({ node }: Evaluation): boolean {
  return node?.bare.type === 'identifier';
}

/** Bound by the interpreter, by what reads texts in other languages, or by a notebook. */
const GIVEN = /^(?:__\w*|_|reveal_type|In|Out|display|get_ipython)$/;
/** Ways to bind names that no statement names. */
const OTHER_WAYS = /\bimport\s*\*|\b(?:exec|globals|locals|vars|builtins|__builtins__|setattr|__dict__|sys\.modules)\b/;

function isUnbound(source: SourceFile, state: State, frame: Frame, name: string): boolean {
  if (isBoundEverywhere(name) || GIVEN.test(name) || lookup(state, frame, name) !== undefined) return false;
  const all = bindings.get(source) ?? bindingsOf(source);
  bindings.set(source, all);
  if (all === 'open' || all.has(name) || importedPath(source, frame.function, name) !== undefined) return false;
  if (frame.function.kind === 'function' && frame.function.locals.includes(name)) return true;
  // Where the run did not begin with the module, nothing of it has run.
  const isRun = state.frames[0]?.function.kind === 'module';
  return isRun || (allNamed(source, name).length === 0 && !source.module.locals.includes(name));
}

const bindings = new WeakMap<SourceFile, ReadonlySet<string> | 'open'>();

/** Names that imports bind; anything may be bound where a program does that by other means, or cells above it may. */
function bindingsOf(source: SourceFile): ReadonlySet<string> | 'open' {
  return OTHER_WAYS.test(source.text) || cellsOf(source) ? 'open' : importedNames(source);
}
