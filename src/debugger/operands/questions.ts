/**
 * What happens next on a line: what the model is asked, or the call that the machine makes. A statement is walked in the order
 * of evaluation and cut at every call that leads into the program, and at every test that decides whether there is one; the
 * model is asked about what lies between, and last about the statement with all of that done.
 */
import { contains, isSameRange } from '../../codec/step/syntax/call-syntax';
import { hasUnsayable } from '../../codec/step/stand-ins/sayable-values';
import type { ComputedValue } from '../../codec/query';
import { testOf, type Evaluation } from '../../python/expressions/evaluation-tree';
import { residualOf, type Residual } from '../../python/expressions/residual';
import { dateParts } from '../../python/values/dates';
import type { Statement } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { sameValue } from '../../python/values/print';
import { hasUnknown } from '../objects/resemblance';
import { truthOf } from '../objects/truth';
import { literal } from '../../python/values/access-path';
import { QuestionForms, type Question } from './question-forms';
import type { Next, Settled } from './next-steps';
import { Walk, type Known } from './walk';

export class Questions {
  private readonly forms: QuestionForms;

  constructor(
    private readonly statement: Statement,
    private readonly known: Known,
  ) {
    this.forms = new QuestionForms(statement, known.computed);
  }

  /** The next question, or what is known before it has to be asked. */
  next(): Next {
    const { evaluation } = this.statement;
    if (!evaluation || !this.isWalked) return this.forms.about(undefined);
    const residual = residualOf(evaluation, this.known.truths);
    const walk = new Walk(this.statement, this.known, this.forms, residual);
    const cut = walk.cut();
    if (!cut)
      return this.plain(residual.evaluation) ?? walk.loop() ?? this.choice(residual) ?? this.forms.about(residual);
    if (!('test' in cut)) return cut;
    const { test } = cut;
    const holds = truthOf(this.valueOf(test.parts.length === 1 ? test.parts[0] : undefined));
    return holds === undefined ? this.forms.test(residual, test) : { key: test.key, holds };
  }

  /** The machine makes the calls of the statement itself. Between statements on one line, and in a pattern, happens what is no expression. */
  get isWalked(): boolean {
    const { kind, evaluation } = this.statement;
    if (!evaluation || this.known.isBegun) return false;
    return kind !== 'case' && !(evaluation.kind === 'whole' && evaluation.repeats);
  }

  /** Tests that the answer itself decides, where it goes on with an operand that Python does not take. */
  contradicted(values: readonly ComputedValue[], residual: Residual | undefined): Settled | undefined {
    if (!residual) return undefined;
    const all = new Questions(this.statement, { ...this.known, computed: [...this.known.computed, ...values] });
    return all.contradiction(residual.evaluation, values);
  }

  /** The value of an expression, where the machine has it: computed, or written down, or that of a name. */
  valueOf(expression: Evaluation | undefined): Value | undefined {
    if (!expression) return undefined;
    const { range, text } = expression;
    const computed = this.known.computed.findLast(
      (value) => isSameRange(value.range, range) && value.expression === text,
    );
    if (computed) return computed.value;
    if (expression.kind === 'named') return this.valueOf(expression.parts[0]);
    if (expression.kind !== 'whole' || !expression.isAtom) return undefined;
    return /^[\p{ID_Start}_]/u.test(text) && !/^(?:True|False|None)$/.test(text)
      ? this.known.lookup(text)
      : literal(text);
  }

  /** The first test whose value is known to be True, False or None. */
  private plain(expression: Evaluation): Settled | undefined {
    const test = testOf(expression);
    for (const part of test?.parts ?? expression.parts) {
      const found = this.plain(part);
      if (found) return found;
    }
    const [only, ...more] = test?.parts ?? [];
    const holds = more.length === 0 ? truthOf(this.valueOf(only)) : undefined;
    return test && holds !== undefined ? { key: test.key, holds } : undefined;
  }

  /**
   * Of `-n if n < 0 else n` the test comes first: what is left is one of two expressions. So does that of `last is None or day > last`
   * where the model has no words for what it goes on with, or knows little of it.
   */
  private choice(residual: Residual): Question | undefined {
    const choice = alone(residual.evaluation);
    const isApart = choice.kind === 'if' || (/^(?:and|or)$/.test(choice.kind) && this.readsUnsayable());
    const test = isApart ? testOf(choice) : undefined;
    return test && this.forms.test(residual, test);
  }

  private readsUnsayable(): boolean {
    return this.statement.tokens.some(({ kind, text }) => {
      const value = kind === 'name' ? this.known.lookup(text) : undefined;
      return value !== undefined && (hasUnsayable(value) || dateParts(value) !== undefined);
    });
  }

  private contradiction(expression: Evaluation, values: readonly ComputedValue[]): Settled | undefined {
    const test = testOf(expression);
    for (const part of test?.parts ?? expression.parts) {
      const found = this.contradiction(part, values);
      if (found) return found;
    }
    const [only, ...more] = test?.parts ?? [];
    const holds = more.length === 0 ? truthOf(this.valueOf(only)) : undefined;
    if (!test || !only || holds === undefined) return undefined;
    const settled = { key: test.key, holds, range: only.range };
    const { evaluation, dropped, taken } = residualOf(expression, new Map([[test.key, holds]]));
    if (values.some(({ range }) => dropped.some((gone) => contains(gone, range) && !contains(only.range, range))))
      return settled;
    // The value of the whole is that of the operand that is taken.
    const [last] = taken;
    const said = values.find(
      ({ range, expression: text }) => isSameRange(range, expression.range) && text === expression.text,
    );
    const value = last && this.valueOf(last.part);
    if (said && value && !hasUnknown(value) && !sameValue(said.value, value)) return settled;
    // What has been tested counts as evaluated.
    return this.contradiction(
      evaluation,
      values.filter(({ range }) => !contains(only.range, range)),
    );
  }
}

/** The expression that is all that is evaluated, but for what is done with its value. */
function alone(expression: Evaluation): Evaluation {
  const [only, ...more] = expression.parts;
  return expression.kind === 'whole' && only && more.length === 0 ? alone(only) : expression;
}
