/**
 * Tokens -> a prediction, one token at a time. `allowed()` tells which ids may come next: later sub-expressions of the
 * statement, names in it, static successors, well-formed values. The model's choice is made among them.
 */
import { isSuper } from '../../../python/expressions/super-call';
import type { CallSite, SubExpression } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import type { Change, ComputedValue, Outcome, Prediction } from '../../query';
import { PredictionError, TooLongError } from '../../query';
import { endless, endlessAugmented } from './endless-values';
import type { StepContext } from '../step-context';
import type { Reference } from '../../values/references';
import { id, type Allowed } from '../../vocabulary/token-sets';
import { TokenReader } from './token-reader';
import { resultToken, RESULTS, tokenId, tokenText } from '../../vocabulary/vocabulary';
import { boundValue, isAppending, mustChange, withGiven } from '../syntax/binding-syntax';
import { raisesNothing } from '../syntax/harmless-operators';
import { mustPrint } from '../syntax/text-templates';
import { isTotal, resultKind } from '../syntax/result-kinds';
import { isReady, isSurelyEvaluated, isValueOf, mustCall } from '../syntax/call-syntax';
import { AnswerNames, WORD_NAMES } from './answer-names';
import { CallReader } from './call-reader';
import { formattedText, printedText } from './known-texts';
import { Cursor, type Reading } from '../../values/cursor';
import { ValueReader } from '../../values/value-reader';

export class AnswerReader extends TokenReader<Prediction> {
  constructor(prompt: StepContext) {
    super((tokens) => {
      const cursor = new Cursor();
      return new StepReading(prompt, cursor, tokens).answer();
    });
  }
}

/** What can follow an outcome in a text that holds the answer, by what the outcome begins with. */
export type Follow = (token: string) => Allowed;

const END = id('<end>');

/** The grammar of one answer, which may be a part of a longer text. */
export class StepReading {
  private readonly reader: ValueReader;
  private readonly names: AnswerNames;
  private readonly calls: CallReader;
  private readonly results: Reference[];
  private readonly variables: ReadonlyMap<string, Value>;
  private readonly values: ComputedValue[] = [];
  /** Of each operation, whether it runs a function of the program: asked once, and not at each token. */
  private readonly entered: readonly boolean[];
  private readonly changes: Change[] = [];
  private output = '';
  private nextOperation = 0;
  /** The part whose value is being told. */
  private begun: { readonly text: string; readonly kind: Value['kind'] | undefined } | undefined;
  private hasPrinted = false;

  /**
   * @param tokens the text's, for confidences
   * @param follow nothing but the end token can if not given
   */
  constructor(
    private readonly prompt: StepContext,
    private readonly cursor: Cursor,
    private readonly tokens: Pick<TokenReader<unknown>, 'length' | 'confidence'>,
    private readonly follow: Follow = () => END,
  ) {
    this.names = new AnswerNames(prompt);
    this.results = [...prompt.computed];
    this.variables = new Map(prompt.variables.map(({ token, value }) => [token, value]));
    this.entered = prompt.operations.map((operation) => mustCall(operation, prompt.query));
    for (const computed of prompt.query.computed)
      this.nextOperation = this.after(prompt.operationToken(computed), computed);
    this.reader = new ValueReader(this.cursor, {
      slots: prompt.slots,
      references: () => [...this.variables.keys(), ...this.results.map(({ token }) => token)].map(tokenId),
      resolve: (token) => this.variables.get(token) ?? this.results.find((result) => result.token === token)?.value,
      names: [...this.names.slotIds(), ...WORD_NAMES],
    });
    this.calls = new CallReader(prompt, cursor, this.reader, this.names, this.variables);
  }

  /** The cursor is at what follows the answer in the end. */
  *answer(): Reading<Prediction> {
    const { cursor, reader } = this;
    yield* cursor.advance(this.starts('values'));
    for (;;) {
      const start = this.tokens.length - 1;
      const token = cursor.token;
      if (token === '<out>') {
        this.hasPrinted = true;
        yield* cursor.expect('"');
        const text = yield* reader.value(this.starts('changes'), printedText(this.prompt.query, this.values));
        if (text.kind === 'str') this.output += text.value;
      } else if (token === '<del>') {
        yield* cursor.advance(this.names.slotsOf(this.prompt.query.statement.deleted));
        const name = this.names.nameOf(cursor.token);
        yield* cursor.advance(this.starts('changes'));
        this.changes.push({
          name,
          value: undefined,
          confidence: this.tokens.confidence(start, this.tokens.length - 1),
        });
      } else if (this.isOutcome(token)) {
        const outcome = yield* this.readOutcome();
        const { values, output, changes, tokens } = this;
        const outcomeConfidence = tokens.confidence(start);
        return { values, output, changes, outcome, outcomeConfidence, confidence: tokens.confidence() };
      } else {
        const separators = [
          ...(this.operationAt(token) ? id(':') : []),
          ...(this.names.changeable().includes(tokenId(token)) ? id('=') : []),
        ];
        yield* cursor.advance(separators);
        const isChange = cursor.token === '=';
        this.refuseEndless(token, isChange);
        const isAppended = isChange && isAppending(this.prompt.query, this.names.nameOf(token));
        if (!isAppended) yield* cursor.advance(reader.starts(isChange ? undefined : this.kindAt(token)));
        if (isChange) {
          const value = isAppended ? yield* this.appended(token) : yield* reader.value(this.starts('changes', token));
          const name = this.names.nameOf(token);
          this.changes.push({
            name,
            value: this.told(name) ?? withGiven(this.prompt.query, name, value, this.read),
            confidence: this.tokens.confidence(start, this.tokens.length - 1),
          });
        } else yield* this.computedValue(token, start);
      }
    }
  }

  /** The list that a variable holds, with one item more. */
  private *appended(variable: string): Reading<Value> {
    const { cursor, reader } = this;
    const before = this.variables.get(variable);
    yield* cursor.expect('[');
    yield* cursor.expect('*');
    yield* cursor.expect(variable);
    yield* cursor.expect(',');
    yield* cursor.advance(reader.starts());
    const item = yield* reader.value(id(']'));
    yield* cursor.advance(this.starts('changes', variable));
    return { kind: 'list', items: [...(before?.kind === 'list' ? before.items : []), item] };
  }

  /** What the answer has told already of the value that a name is given. */
  private told(name: string): Value | undefined {
    const { query } = this.prompt;
    const all = [...query.computed, ...this.values];
    return boundValue(query, name, (node) => all.findLast((one) => isValueOf(one, node))?.value, this.read);
  }

  /** @throws TooLongError before a value is begun that has no end */
  private refuseEndless(token: string, isChange: boolean): void {
    const { query } = this.prompt;
    const part = isChange ? undefined : this.operationAt(token);
    const why = isChange
      ? endlessAugmented(query.statement, this.read)
      : part && 'operator' in part && endless(part, this.read);
    if (why) throw new TooLongError(why);
  }

  /** What is known of an expression by now: computed, said before in this answer, or held by a name. */
  private readonly read = (text: string): Value | undefined => {
    const { query } = this.prompt;
    const said = [...query.computed, ...this.values].findLast(({ expression }) => expression === text);
    return said?.value ?? query.lookup(text);
  };

  private *computedValue(token: string, start: number): Reading<void> {
    const source = this.operationAt(token);
    if (!source) throw new PredictionError(`${token} is not computed on this line`);
    this.begun = { text: source.text, kind: this.kindAt(token) };
    this.nextOperation = this.after(token);
    const template = 'operator' in source ? formattedText(this.prompt.query, source, this.values) : undefined;
    const value = yield* this.reader.value(this.starts('values'), template);
    const confidence = this.tokens.confidence(start, this.tokens.length - 1);
    this.values.push({ expression: source.text, range: source.range, value, confidence });
    if (this.results.length < RESULTS) this.results.push({ token: resultToken(this.results.length), value });
  }

  private *readOutcome(): Reading<Outcome> {
    const { cursor, reader } = this;
    const end = this.follow(cursor.token);
    switch (cursor.token) {
      case 'L0':
      case 'L1': {
        const successor = cursor.token === 'L0' ? 0 : 1;
        yield* cursor.advance(end);
        return { kind: 'next', successor };
      }
      case '<return>': {
        yield* cursor.advance(reader.starts());
        return { kind: 'return', value: yield* reader.value(end) };
      }
      case '<raise>': {
        yield* cursor.advance([...this.names.exceptions(), ...this.names.slotIds()]);
        return { kind: 'raise', exception: yield* reader.exception(end) };
      }
      default:
        yield* cursor.advance(this.callees());
        return yield* this.calls.outcome();
    }
  }

  /** What an answer may go on with: values come before printed text, then changes in the order of slots, then the outcome. */
  private starts(stage: 'values' | 'changes', after?: string): Allowed {
    const { query } = this.prompt;
    const { statement } = query;
    const due = this.due();
    const reachable = this.prompt.operations.slice(this.nextOperation, due < 0 ? undefined : due);
    const operations = stage === 'values' ? reachable.map(({ token }) => tokenId(token)) : [];
    // A function of the program is entered, never guessed: nothing after its call has happened yet.
    const next = this.prompt.operations[due];
    if (next) {
      const isNext = reachable.every(({ source }) => isSuper(source.text)) && this.changes.length === 0;
      return isNext && isReady(next.source, query) ? id('<call>') : [...operations, ...id('<call>'), ...this.raise];
    }
    const last = [...this.raise, ...(this.callees().length > 0 ? id('<call>') : [])];
    const open = stage === 'values' ? reachable.findIndex((operation) => this.isTold(operation)) : -1;
    if (open >= 0) return [...operations.slice(0, open + 1), ...last];
    if (!this.hasPrinted && mustPrint(query)) return [...operations, ...id('<out>'), ...last];
    const changeable = this.names.changeable();
    const left = changeable.slice(after === undefined ? 0 : changeable.indexOf(tokenId(after)) + 1);
    const unbound = left.findIndex((token) => mustChange(query, this.names.nameOf(tokenText(token))));
    const hasBegun =
      this.changes.some(({ name }) => mustChange(query, name)) ||
      (after !== undefined && mustChange(query, this.names.nameOf(after)));
    const mayReturn = statement.kind === 'error' || statement.exit?.kind === 'return';
    return [
      ...operations,
      ...(stage === 'values' ? id('<out>') : []),
      ...(unbound < 0 ? left : left.slice(0, unbound + 1)),
      ...(statement.deleted.length > 0 ? id('<del>') : []),
      ...(statement.successors.length > 0 && unbound < 0 ? id('L0') : []),
      ...(statement.successors.length > 1 && !hasBegun ? id('L1') : []),
      ...(mayReturn || statement.successors.length === 0 ? id('<return>') : []),
      ...last,
    ];
  }

  /** Whether an answer that goes on has to tell its value: it has one, which can be said. */
  private isTold({ source }: StepContext['operations'][number]): boolean {
    const { query } = this.prompt;
    if (!('operator' in source) || !isSurelyEvaluated(source, query)) return false;
    return isTotal(query, source) || resultKind(query, source, this.kindOf) !== undefined;
  }

  private get raise(): Allowed {
    const { query } = this.prompt;
    if (query.isToPass) return [];
    return raisesNothing(query, [...query.computed, ...this.values], this.read) ? [] : id('<raise>');
  }

  /** Index of the next operation that surely runs a function of the program, or -1. */
  private due(): number {
    return this.entered.findIndex((isEntered, index) => isEntered && index >= this.nextOperation);
  }

  private isOutcome(token: string): boolean {
    return ['L0', 'L1', '<return>', '<raise>', '<call>'].includes(token);
  }

  private callees(): Allowed {
    const { operations, variables } = this.prompt;
    const hasObjects = [...variables, ...this.results].some(({ value }) => value.kind === 'object');
    return this.names.callees(hasObjects, operations[this.due()]?.source);
  }

  private operationAt(token: string): SubExpression | CallSite | undefined {
    return this.prompt.operations.slice(this.nextOperation).find((operation) => operation.token === token)?.source;
  }

  /** The kind of what has been told, or is being told. */
  private readonly kindOf = (text: string): Value['kind'] | undefined =>
    text === this.begun?.text ? this.begun.kind : this.read(text)?.kind;

  private kindAt(token: string): Value['kind'] | undefined {
    const source = this.operationAt(token);
    return source && 'operator' in source ? resultKind(this.prompt.query, source, this.kindOf) : undefined;
  }

  /** Index after the operation that `token` names. */
  private after(token: string, computed?: ComputedValue): number {
    const matches = (operation: StepContext['operations'][number], index: number): boolean =>
      computed ? isValueOf(computed, operation.source) : index >= this.nextOperation && operation.token === token;
    const at = this.prompt.operations.findIndex(matches);
    return at < 0 ? this.nextOperation : at + 1;
  }
}
