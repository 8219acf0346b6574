/** The forms of a statement in which the model is asked about it, or about a part of it: they are statements that it knows. */
import { contains, isSameRange } from '../../codec/step/syntax/call-syntax';
import type { ComputedValue } from '../../codec/query';
import type { Evaluation, Test } from '../../python/expressions/evaluation-tree';
import { residualParts, type Residual } from '../../python/expressions/residual';
import type { SourceRange, SourceToken, Statement, SubExpression } from '../../python/syntax';
import { revised } from '../../python/statements/revised-statement';

/** What is asked next. */
export interface Question {
  /**
   * `statement`: what is left of the statement, to its end or to the next call. `test`: whether a part of it holds. `value`:
   * what a part of it gives.
   */
  readonly kind: 'statement' | 'test' | 'value';
  /** The statement in the form that the model is asked about. */
  readonly statement: Statement;
  /** The part that is asked about. */
  readonly range?: SourceRange;
  readonly text?: string;
  /** What it gives stands in its place from then on: it is not done again. */
  readonly inPlace?: boolean;
  /** By this key its truth is remembered. */
  readonly key?: string;
  /** Values that belong to what is asked about. */
  readonly computed: readonly ComputedValue[];
  readonly residual: Residual | undefined;
}

export class QuestionForms {
  /** @param computed what the statement has computed so far */
  constructor(
    private readonly statement: Statement,
    private readonly computed: readonly ComputedValue[],
  ) {}

  /** What is left of the statement. */
  about(residual: Residual | undefined): Question {
    const { statement, computed } = this;
    if (!residual || (residual.dropped.length === 0 && residual.taken.length === 0))
      return { kind: 'statement', statement, computed, residual };
    const parts = residualParts(statement, residual);
    const asked = revised(statement, { ...parts, evaluation: residual.evaluation });
    return { kind: 'statement', statement: asked, computed: this.valuesIn(residual), residual };
  }

  /** Whether a part of it holds, as an `if`. */
  test(residual: Residual, { key, range, parts }: Test): Question {
    const { line, tokens } = this.statement;
    const [only, ...more] = parts;
    const isWhole = only !== undefined && more.length === 0 && binds(only);
    const left = residualParts(this.statement, residual, isWhole ? only.outer : range);
    const [first] = left.tokens;
    const link = comparison(residual.evaluation, range);
    const word: SourceToken = { kind: 'keyword', text: 'if', range: (first ?? tokens[0])?.range ?? range };
    const asked = revised(this.statement, {
      ...left,
      kind: 'if',
      tokens: [word, ...left.tokens],
      subExpressions: link ? [...left.subExpressions, link] : left.subExpressions,
      targets: boundIn(parts),
      deleted: [],
      successors: [line, 'end'],
      iterable: undefined,
      hasInlineBody: false,
      annotation: undefined,
      evaluation: { kind: 'whole', range, outer: range, text: '', parts, repeats: false, isAtom: false },
    });
    return { kind: 'test', statement: asked, range, key, computed: this.valuesIn(residual, range), residual };
  }

  /** What a part of it gives and does, for good. */
  taken(residual: Residual, expression: Evaluation): Question {
    return { ...this.value(residual, expression), inPlace: true };
  }

  /** What a part of it gives, as a `return`. */
  value(residual: Residual, expression: Evaluation): Question {
    const { range, text } = expression;
    const left = residualParts(this.statement, residual, binds(expression) ? expression.outer : range);
    const [first] = left.tokens;
    const word: SourceToken = { kind: 'keyword', text: 'return', range: first?.range ?? range };
    const asked = revised(this.statement, {
      ...left,
      kind: 'return',
      tokens: [word, ...left.tokens],
      targets: boundIn([expression]),
      deleted: [],
      successors: [],
      iterable: undefined,
      hasInlineBody: false,
      annotation: undefined,
      evaluation: { kind: 'whole', range, outer: range, text: '', parts: [expression], repeats: false, isAtom: false },
    });
    return { kind: 'value', statement: asked, range, text, computed: this.valuesIn(residual, range), residual };
  }

  /** Computed values that are still part of the statement, or of the part of it. */
  private valuesIn({ dropped, taken, passed }: Residual, within?: SourceRange): readonly ComputedValue[] {
    return this.computed.filter(({ range, expression: text }) => {
      if (within && !contains(within, range)) return false;
      if (dropped.some((gone) => contains(gone, range))) return false;
      // All that is left of it is its right operand, which has a value of its own.
      if (passed.some((link) => isSameRange(link, range))) return false;
      return !taken.some(({ expression }) => isSameRange(expression.range, range) && expression.text === text);
    });
  }
}

/** `:=` needs its parentheses, also in the braces of an f-string. */
function binds({ kind, range, parts }: Evaluation): boolean {
  const [only, ...more] = parts;
  return kind === 'named' || (only?.kind === 'named' && more.length === 0 && isSameRange(only.range, range));
}

/** The first comparison of a chain, which is no expression of its own. */
function comparison(expression: Evaluation, range: SourceRange): SubExpression | undefined {
  if (expression.kind === 'chain') {
    const [link] = expression.links;
    const [left, right] = expression.parts;
    if (link && left && right && isSameRange(link.range, range)) {
      const { operator, text } = link;
      return { range, text, operator, operatorKind: 'operator', discarded: false, operands: [left.text, right.text] };
    }
  }
  for (const part of expression.parts) {
    const found = comparison(part, range);
    if (found) return found;
  }
  return undefined;
}

/** Names that `:=` binds in some expressions. */
function boundIn(parts: readonly Evaluation[]): string[] {
  return parts.flatMap((part) => [...boundIn(part.parts), ...(part.kind === 'named' ? [part.name] : [])]);
}
