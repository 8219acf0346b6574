/**
 * A query as tokens: the statement, the values of the names in it, a loop's next items, the handled exception, and the
 * values already computed. Nothing else of the frame can change the answer, so nothing else is shown.
 */
import type { Operation } from './syntax/call-syntax';
import type { CallSite, Statement, SubExpression } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { isBinding, isOnlyBound } from './syntax/binding-syntax';
import { isValueOf } from './syntax/call-syntax';
import { leastTokens } from '../values/least-tokens';
import type { ComputedValue, Query } from '../query';
import { CodecError, Slots } from '../vocabulary/slots';
import { sourceTokens } from './source-tokens';
import { attributeToken, findToken, resultToken, RESULTS, tokenId } from '../vocabulary/vocabulary';
import { ValueWriter, writeException } from '../values/value-writer';
import type { Reference } from '../values/references';
import { isWord, writeVariables, type Variable } from '../values/prompt-variables';

/** Longest prompt that is asked, in tokens; the model's context leaves as much again for the answer. */
export const LONGEST_PROMPT = 640;

export interface PromptOptions {
  /** Unknown values say their types; only models that were trained on such prompts understand them. */
  readonly typedUnknowns?: boolean;
}

export class Prompt {
  readonly slots: Slots;
  readonly writer: ValueWriter;
  /** Prompt tokens, without the forced beginning of the answer. */
  readonly tokens: number[];
  /** Tokens of the values computed before, with which the answer begins. */
  readonly forced: number[];
  /** In evaluation order. */
  readonly operations: readonly Operation[];
  /** Variables of the statement that have a value, by slot token. */
  readonly variables: readonly Variable[];
  /** Values computed before, as `r0`, `r1`, …. */
  readonly computed: readonly Reference[];

  /** @throws CodecError for what the token language cannot say. */
  constructor(
    readonly query: Query,
    { typedUnknowns = false }: PromptOptions = {},
  ) {
    const { statement } = query;
    this.slots = new Slots((name) => isVariable(query, name));
    this.writer = new ValueWriter(this.slots, typedUnknowns);
    const source = sourceTokens(statement.tokens, this.slots);
    if (source.length > LONGEST_PROMPT) throw tooLong();
    this.variables = this.findVariables();
    // Writing a text of a million characters only to see that it is too long takes its time.
    if (leastTokens(this.variables, LONGEST_PROMPT) > LONGEST_PROMPT) throw tooLong();
    const values = writeVariables(this.variables, this.writer);
    this.operations = findOperations(query, this.slots);
    const all = ['<step>', ...source, '<values>', ...values, ...this.iterator(), ...this.handled(), '<do>'];
    this.computed = query.computed
      .slice(0, RESULTS)
      .map(({ value }, result): Reference => ({ token: resultToken(result), value }));
    this.tokens = all.map(tokenId);
    this.forced = query.computed.flatMap((computed, i) => this.computedValue(computed, i)).map(tokenId);
    this.slots.complete();
    const length = this.tokens.length + this.forced.length;
    if (length > LONGEST_PROMPT) throw tooLong();
  }

  /** Values that a new value may refer to as a whole: the newest result first, then variables. */
  references(results: readonly Reference[]): Reference[] {
    return [...[...results].reverse(), ...this.variables];
  }

  /** Tokens that name the operation of a computed value. */
  operationToken(computed: ComputedValue): string {
    const operation = this.operations.find(({ source }) => isValueOf(computed, source));
    if (operation) return operation.token;
    const call = this.query.statement.calls.find((site) => isValueOf(computed, site));
    return (call && calleeToken(call, this.slots)) ?? '()';
  }

  private computedValue(computed: ComputedValue, index: number): string[] {
    const bases = [...this.variables, ...this.computed.slice(0, index)];
    return writeResult(this.writer, this.operationToken(computed), computed.value, bases);
  }

  /** Names that the statement reads. A loop that goes on needs its iterator only. */
  private findVariables(): Variable[] {
    const { statement, iterator } = this.query;
    if (iterator && statement.kind === 'for' && statement.targets.every((name) => isOnlyBound(statement, name)))
      return [];
    return this.slots.names.flatMap((name) => {
      if (isBinding(statement) && isOnlyBound(statement, name)) return [];
      const token = this.slots.known(name, 'name');
      const value = this.query.lookup(name);
      return value && token !== undefined ? [{ name, token, value }] : [];
    });
  }

  private iterator(): string[] {
    const { iterator } = this.query;
    if (!iterator) return [];
    const items = iterator.items.flatMap((item) => [...this.writer.write(item), ',']);
    return ['<iter>', ...items, ...(iterator.more ? ['<more>'] : [])];
  }

  private handled(): string[] {
    const { handled } = this.query;
    return handled ? ['<handled>', ...writeException(handled, this.slots)] : [];
  }
}

function tooLong(): CodecError {
  return new CodecError(`the statement and its values take more than ${LONGEST_PROMPT} tokens`);
}

/** `+ : value`; concatenations and f-strings may spread values written before. */
export function writeResult(writer: ValueWriter, token: string, value: Value, bases: readonly Reference[]): string[] {
  const joins = token === '+' || token === "f''";
  return [token, ':', ...writer.write(value, joins ? { bases } : {})];
}

/** The name is the program's own, also where it hides a built-in. */
export function isVariable(query: Pick<Query, 'statement' | 'lookup'>, name: string): boolean {
  const { statement } = query;
  if (statement.targets.includes(name) && statement.kind !== 'import') return true;
  const value = query.lookup(name);
  if (value === undefined) return statement.scope.kind === 'function' && statement.scope.locals.includes(name);
  return !isWord(name, value);
}

function findOperations(query: Query, slots: Slots): Operation[] {
  return query.statement.subExpressions.flatMap((source) => {
    const isCall = source.operatorKind === 'call' || source.operatorKind === 'method';
    if (source.discarded && !(isCall && query.isCallable(source.operator))) return [];
    const token = operatorToken(source, slots);
    return token === undefined ? [] : [{ token, source }];
  });
}

function operatorToken(source: SubExpression, slots: Slots): string | undefined {
  const { operator, operatorKind } = source;
  if (operatorKind === 'call') return operator === '' || operator === '()' ? '()' : slots.token(operator, 'name');
  if (operatorKind !== 'operator') return slots.token(operator, 'attribute');
  const text = { 'not in': 'notin', 'is not': 'isnot' }[operator] ?? operator;
  return findToken(text) === undefined ? undefined : text;
}

/** Token of what a call site calls. */
export function calleeToken(call: CallSite, slots: Slots): string | undefined {
  if (call.callee === undefined) return undefined;
  return slots.known(call.callee, call.receiver === undefined ? 'name' : 'attribute');
}

/** Names in a statement that could be called: slots and words, as name or attribute. */
export function calleeTokens(statement: Statement, slots: Slots): string[] {
  const tokens = statement.calls.map((call) => calleeToken(call, slots));
  // A property is called without parentheses.
  const attributes = statement.tokens.map(({ kind, text }) =>
    kind === 'attribute' ? slots.known(text, 'attribute') : undefined,
  );
  return [...new Set([...tokens, ...attributes])].filter((token) => token !== undefined);
}

/** Methods that Python calls without a call being written. */
export const IMPLICIT_METHODS = [
  '__init__', '__str__', '__repr__', '__eq__', '__lt__', '__le__', '__gt__', '__ge__', '__ne__', '__len__', '__iter__', '__next__', '__getitem__',
  '__setitem__', '__delitem__', '__contains__', '__add__', '__sub__', '__mul__', '__call__', '__hash__', '__bool__', '__enter__', '__exit__', '__iadd__', '__radd__',
].map(attributeToken); // prettier-ignore
