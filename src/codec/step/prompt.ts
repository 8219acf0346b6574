/**
 * A query as tokens: the statement, the values of the names in it, a loop's next items, the handled exception, and the
 * values already computed. Nothing else of the frame can change the answer, so nothing else is shown.
 */
import type { Value } from '../../python/values/value';
import { leastTokens } from '../values/least-tokens';
import type { ComputedValue, Query } from '../query';
import { CodecError, Slots } from '../vocabulary/slots';
import { sourceTokens } from './source-tokens';
import { withTupleKeys } from './tuple-keys';
import { tokenId } from '../vocabulary/vocabulary';
import { ValueWriter, writeException } from '../values/value-writer';
import type { Reference } from '../values/references';
import { isWord, writeVariables } from '../values/prompt-variables';
import { StepContext } from './step-context';

/** Longest prompt that is asked, in tokens; the model's context leaves as much again for the answer. */
export const LONGEST_PROMPT = 640;

export interface PromptOptions {
  /** Unknown values say their types; only models that were trained on such prompts understand them. */
  readonly typedUnknowns?: boolean;
}

export class Prompt extends StepContext {
  /** Prompt tokens, without the forced beginning of the answer. */
  readonly tokens: number[];
  /** Tokens of the values computed before, with which the answer begins. */
  readonly forced: number[];

  /** @throws CodecError for what the token language cannot say. */
  constructor(query: Query, { typedUnknowns = false }: PromptOptions = {}) {
    const slots = new Slots((name) => isVariable(query, name));
    const source = sourceTokens(withTupleKeys(query.statement), slots);
    if (source.length > LONGEST_PROMPT) throw tooLong();
    super(query, slots, new ValueWriter(slots, typedUnknowns));
    // Writing a text of a million characters only to see that it is too long takes its time.
    if (leastTokens(this.variables, LONGEST_PROMPT) > LONGEST_PROMPT) throw tooLong();
    const values = writeVariables(this.variables, this.writer);
    const all = ['<step>', ...source, '<values>', ...values, ...this.iterator(), ...this.handled(), '<do>'];
    this.tokens = all.map(tokenId);
    this.forced = query.computed.flatMap((computed, i) => this.computedValue(computed, i)).map(tokenId);
    slots.complete();
    const length = this.tokens.length + this.forced.length;
    if (length > LONGEST_PROMPT) throw tooLong();
  }

  private computedValue(computed: ComputedValue, index: number): string[] {
    const bases = [...this.variables, ...this.computed.slice(0, index)];
    return writeResult(this.writer, this.operationToken(computed), computed.value, bases);
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
