/**
 * What the model is asked about a line, one question after the other. A statement is walked in the order of evaluation and
 * cut where functions of the program are called in parts that may not be evaluated at all: first it is asked whether the test
 * in front of them holds, then about what is left of the statement, which is without doubt evaluated.
 */
import { contains, isSameRange } from '../../codec/step/call-syntax';
import type { ComputedValue } from '../../codec/query';
import { bindingKey, testOf, type Evaluation, type Test } from '../../python/expressions/evaluation-tree';
import { residualOf, type Residual, type Truths } from '../../python/expressions/residual';
import type { SourceRange, Statement, SubExpression } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { sameValue } from '../../python/values/print';
import { hasUnknown } from '../objects/resemblance';
import { literal } from '../../python/values/access-path';
import { QuestionForms, type Question } from './question-forms';

/** What is known on the line so far. */
export interface Known {
  readonly computed: readonly ComputedValue[];
  readonly truths: Truths;
  readonly lookup: (name: string) => Value | undefined;
  /** Evaluating the part surely runs a function of the program that has not run yet. */
  readonly enters: (part: SubExpression) => boolean;
  /** Something of that name is a function of the program. */
  readonly isCallable: (name: string) => boolean;
  /** A loop that is under way, whose header evaluates nothing any more. */
  readonly isBegun: boolean;
}

/** What can be done without a question: a test that is known to hold or not, or a `:=` whose value is known. */
export interface Settled {
  readonly key: string;
  readonly holds: boolean;
  /** Of a test. */
  readonly range?: SourceRange;
  readonly bind?: { readonly name: string; readonly value: Value };
}

export class Questions {
  private readonly forms: QuestionForms;

  constructor(
    private readonly statement: Statement,
    private readonly known: Known,
  ) {
    this.forms = new QuestionForms(statement, known.computed);
  }

  /** The next question, or what is known before it has to be asked. */
  next(): Question | Settled {
    const { evaluation } = this.statement;
    if (!evaluation || this.known.isBegun || !isWalked(this.statement, evaluation)) return this.forms.about(undefined);
    const residual = residualOf(evaluation, this.known.truths);
    const before: Evaluation[] = [];
    const cut = this.firstCut(residual.evaluation, before);
    const plain = this.plain(residual.evaluation);
    if (!cut) return plain ?? this.forms.about(residual);
    const [first] = before;
    if (!first) {
      const holds = truthOf(this.valueOf(cut.parts.length === 1 ? cut.parts[0] : undefined));
      return holds === undefined ? this.forms.test(residual, cut) : { key: cut.key, holds };
    }
    if (first.kind === 'named') {
      const value = this.valueOf(first.parts[0]);
      if (value) return { key: bindingKey(first), holds: true, bind: { name: first.name, value } };
    }
    return this.isEntered(first) ? this.forms.about(residual) : this.forms.value(residual, first);
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

  /** The first test that decides whether functions of the program are called; `before` gets what comes before it and may call some. */
  private firstCut(expression: Evaluation, before: Evaluation[]): Test | undefined {
    const test = this.mayLead(expression.range) ? testOf(expression) : undefined;
    const begin = before.length;
    for (const part of test?.parts ?? expression.parts) {
      const found = this.firstCut(part, before);
      if (found) return found;
    }
    if (test) {
      // What the test itself calls is asked for together with it; a name is bound as soon as its value is there.
      const [first] = before.splice(begin);
      if (first?.kind === 'named' && this.valueOf(first.parts[0])) before.push(first);
      return test;
    }
    if (this.isOpen(expression)) before.push(expression);
    return undefined;
  }

  /** A call that may lead into the program, or a binding, which has not been done. */
  private isOpen(expression: Evaluation): boolean {
    if (expression.kind === 'named') return true;
    if (this.valueOf(expression)) return false;
    if (expression.kind === 'whole' && expression.repeats) return this.mayLead(expression.range);
    const call = this.statement.calls.find(({ range }) => isSameRange(range, expression.range));
    if (call?.callee !== undefined && this.known.isCallable(call.callee)) return true;
    return this.isEntered(expression);
  }

  private isEntered({ range }: Evaluation): boolean {
    const part = this.statement.subExpressions.find(
      (other) => isSameRange(other.range, range) && other.operatorKind !== 'operator',
    );
    return part !== undefined && this.known.enters(part);
  }

  /** Something in that range may run a function of the program, or has. */
  private mayLead(range: SourceRange): boolean {
    const { calls, subExpressions } = this.statement;
    const isCalled = calls.some(
      (call) => contains(range, call.range) && call.callee !== undefined && this.known.isCallable(call.callee),
    );
    const isRead = (part: SubExpression): boolean =>
      part.operatorKind === 'attribute' && contains(range, part.range) && this.known.enters(part);
    return isCalled || subExpressions.some(isRead);
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
    return this.contradiction(evaluation, values);
  }
}

/** True, False or None; of any other value it is asked whether it counts as true. */
function truthOf(value: Value | undefined): boolean | undefined {
  if (value?.kind === 'none') return false;
  return value?.kind === 'bool' ? value.value : undefined;
}

/** Between statements on one line, and between a pattern and its guard, happens what is not an expression. */
function isWalked({ kind }: Statement, evaluation: Evaluation): boolean {
  const isOne = kind !== 'case' && !(evaluation.kind === 'whole' && evaluation.repeats);
  return isOne && hasChoices(evaluation);
}

function hasChoices(expression: Evaluation): boolean {
  return testOf(expression) !== undefined || expression.parts.some(hasChoices);
}
