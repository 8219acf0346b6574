/**
 * What is left of a statement once it is known which of its tests hold: operands that are not taken are gone, and in the
 * place of an expression that has taken one of its operands stands that operand.
 */
import { bindingKey, partAt, type Chain, type Evaluation, type Junction } from './evaluation-tree';
import type { SyntaxNode } from '../statements/tree/syntax-node';
import { contains, isSameRange, partAfter, partBefore, rangeKey } from '../text/ranges';
import type { SourceRange, Statement, SubExpression } from '../syntax';

/** Tests that hold or not, by their range: conditions, operands of `and` and `or`, comparisons of a chain. */
export type Truths = ReadonlyMap<string, boolean>;

export interface Residual {
  readonly evaluation: Evaluation;
  /** Stretches of the text that are done with. */
  readonly dropped: readonly SourceRange[];
  /** Expressions whose value is that of one of their parts, the innermost first. */
  readonly taken: readonly Taken[];
  /** What is left of chains of comparisons. */
  readonly shortened: readonly Shortened[];
  /** Comparisons of chains that hold; a later one has their right operand as its left one. */
  readonly passed: readonly SourceRange[];
}

export interface Taken {
  readonly expression: Evaluation;
  readonly part: Evaluation;
}

interface Shortened {
  readonly range: SourceRange;
  readonly operator: string;
  readonly operands: readonly [left: string, right: string];
}

export function residualOf(evaluation: Evaluation, truths: Truths): Residual {
  const reducer = new Reducer(truths);
  return {
    evaluation: reducer.reduced(evaluation),
    dropped: reducer.dropped,
    taken: reducer.taken,
    shortened: reducer.shortened,
    passed: reducer.passed,
  };
}

class Reducer {
  readonly dropped: SourceRange[] = [];
  readonly taken: Taken[] = [];
  readonly shortened: Shortened[] = [];
  readonly passed: SourceRange[] = [];

  constructor(private readonly truths: Truths) {}

  reduced(expression: Evaluation): Evaluation {
    switch (expression.kind) {
      case 'whole':
        return this.withParts(expression, expression.parts);
      case 'named': {
        const [value] = expression.parts;
        if (!value || !this.truths.has(bindingKey(expression))) return this.withParts(expression, expression.parts);
        return this.take(expression, value);
      }
      case 'if': {
        const [test, body, otherwise] = expression.parts;
        const holds = test && this.truth(test);
        const part = holds ? body : otherwise;
        return holds === undefined || !part
          ? this.withParts(expression, expression.parts)
          : this.take(expression, part);
      }
      case 'chain':
        return this.chain(expression);
      case 'assert': {
        const [test, message] = expression.parts;
        const holds = test && this.truth(test);
        if (!message || holds === undefined) return this.withParts(expression, expression.parts);
        if (holds) this.dropped.push(partAfter(expression.range, test.outer));
        const { range, outer, text } = expression;
        const parts = (holds ? [test] : expression.parts).map((part) => this.reduced(part));
        return { kind: 'whole', range, outer, text, parts, repeats: false, isAtom: false };
      }
      default:
        return this.junction(expression);
    }
  }

  /** `and`, `or`: operands in front that do not decide are gone; one that does is the value. */
  private junction(expression: Junction): Evaluation {
    const { parts, kind } = expression;
    for (const [at, part] of parts.entries()) {
      const holds = this.truth(part);
      const isLast = at === parts.length - 1;
      if (isLast || (holds !== undefined && holds === (kind === 'or'))) return this.take(expression, part);
      if (holds !== undefined) continue;
      this.dropped.push(partBefore(expression.range, part.outer));
      return this.withParts(expression, parts.slice(at));
    }
    return expression;
  }

  private chain(expression: Chain): Evaluation {
    const { parts, links, range, outer, text } = expression;
    const open = links.findIndex((link) => this.truths.get(rangeKey(link.range)) !== true);
    const at = open < 0 ? links.length - 1 : open;
    const [link, left, right] = [links[at], parts[at], parts[at + 1]];
    if (!link || !left || !right) return expression;
    this.dropped.push(partBefore(range, left.outer));
    this.passed.push(...links.slice(0, at).map((before) => before.range));
    const isDone = at === links.length - 1 || this.truths.get(rangeKey(link.range)) === false;
    if (at > 0 || isDone) {
      this.shortened.push({ range, operator: link.operator, operands: [left.text, right.text] });
    }
    if (!isDone) return this.withParts({ ...expression, links: links.slice(at) }, parts.slice(at));
    this.dropped.push(partAfter(range, right.outer));
    return {
      kind: 'whole',
      range,
      outer,
      text,
      parts: [left, right].map((part) => this.reduced(part)),
      repeats: false,
      isAtom: false,
    };
  }

  /** Of a test, or of what is left of it. */
  private truth(test: Evaluation): boolean | undefined {
    const left = new Reducer(this.truths).reduced(test);
    return this.truths.get(rangeKey(test.range)) ?? this.truths.get(rangeKey(left.range));
  }

  private take(expression: Evaluation, part: Evaluation): Evaluation {
    this.dropped.push(partBefore(expression.range, part.outer), partAfter(expression.range, part.outer));
    const inner = this.reduced(part);
    this.taken.push({ expression, part });
    return inner;
  }

  private withParts(expression: Evaluation, parts: readonly Evaluation[]): Evaluation {
    return { ...expression, parts: parts.map((part) => this.reduced(part)) };
  }
}

/** The parts of the statement that are left of it, or those in a range alone. */
export function residualParts(
  statement: Statement,
  residual: Residual,
  within?: SourceRange,
): Pick<Statement, 'tokens' | 'subExpressions' | 'calls' | 'targets' | 'iterable'> {
  const { dropped, taken, shortened } = residual;
  // What `:=` has bound is a name like any other, unless the statement assigns to it as well.
  const equals = statement.tokens.findIndex(({ text }) => text === '=');
  const assigned = new Set(statement.tokens.slice(0, Math.max(0, equals)).map(({ text }) => text));
  const left = statement.evaluation ? namesIn(residual.evaluation) : [];
  const all = statement.evaluation ? namesIn(statement.evaluation) : [];
  const gone = new Set(all.filter((name) => !left.includes(name) && !assigned.has(name)));
  const isLeft = ({ range }: { readonly range: SourceRange }): boolean =>
    (!within || contains(within, range)) && !dropped.some((gone) => contains(gone, range));
  const isReplaced = ({ range, operator }: SubExpression): boolean =>
    /^(?:and|or|if)$/.test(operator) && taken.some(({ expression }) => isSameRange(expression.range, range));
  // What stands in the place of a whole expression statement has no use for its value either.
  const discarded = taken
    .filter(({ expression }) =>
      statement.subExpressions.some((part) => part.discarded && isSameRange(part.range, expression.range)),
    )
    .map(({ part }) => part.range);
  const subExpressions = statement.subExpressions
    .filter((part) => isLeft(part) && !isReplaced(part))
    .map((part) => {
      const short = shortened.find(({ range }) => isSameRange(range, part.range));
      const isDiscarded = discarded.some((range) => isSameRange(range, part.range));
      if (short) return { ...part, operator: short.operator, operands: short.operands };
      return isDiscarded ? { ...part, discarded: true } : part;
    });
  return {
    tokens: statement.tokens.filter(isLeft),
    subExpressions,
    calls: statement.calls.filter(isLeft),
    targets: statement.targets.filter((name) => !gone.has(name)),
    iterable: iterableOf(statement, residual),
  };
}

/** Names that `:=` binds. */
function namesIn(expression: Evaluation): string[] {
  return [...expression.parts.flatMap(namesIn), ...(expression.kind === 'named' ? [expression.name] : [])];
}

function iterableOf({ iterable }: Statement, { taken }: Residual): Statement['iterable'] {
  // The innermost ones come first.
  const found = taken.findLast(({ expression }) => iterable && isSameRange(expression.outer, iterable.range));
  if (!iterable || !found) return iterable;
  let { part } = found;
  for (const { expression, part: inner } of taken.toReversed())
    if (isSameRange(expression.range, part.range)) part = inner;
  const { range, text } = part;
  return { range, text, isName: /^[\p{ID_Start}_][\p{ID_Continue}]*$/u.test(text) };
}

/** What has to be evaluated for the node: of an expression that has taken one of its operands, that operand. */
export function openPart(residual: Residual, node: SyntaxNode): Evaluation | undefined {
  const part = partAt(residual.evaluation, node.bare) ?? partAt(residual.evaluation, node);
  if (part) return part;
  const operand = residual.taken.find(({ expression }) => isSameRange(expression.range, node.bare.range))?.part.node;
  return operand && openPart(residual, operand);
}
