/**
 * A backward step as tokens: the statement that ran, the values of its names after it, and how it ended. The mirror
 * of `prompt.ts`, and as local: what the statement does not mention has not changed.
 */
import { isVariable, LONGEST_PROMPT } from '../step/prompt';
import { CodecError, Slots } from '../vocabulary/slots';
import { sourceTokens } from '../step/source-tokens';
import type { BackwardQuery } from './backward-query';
import { ValueWriter, writeException } from '../values/value-writer';
import { type Variable, writeVariables } from '../values/prompt-variables';
import { slotToken, tokenId } from '../vocabulary/vocabulary';

export class BackwardPrompt {
  readonly slots: Slots;
  readonly writer: ValueWriter;
  readonly tokens: number[];
  /** Variables of the statement that are bound after it, by slot token; a value may be unknown. */
  readonly variables: readonly Variable[];
  /** All slots in use. */
  readonly slotTokens: readonly string[];

  /** @throws CodecError for what the token language cannot express. */
  constructor(readonly query: BackwardQuery) {
    const { statement } = query;
    this.slots = new Slots((name) => isVariable(query, name));
    this.writer = new ValueWriter(this.slots);
    const source = sourceTokens(statement.tokens, this.slots);
    this.variables = this.slots.names.flatMap((name) => {
      const token = this.slots.known(name, 'name');
      const value = query.lookup(name);
      return value && token !== undefined ? [{ name, token, value }] : [];
    });
    const values = writeVariables(this.variables, this.writer);
    this.tokens = ['<undo>', ...source, '<values>', ...values, '<do>', ...this.outcome()].map(tokenId);
    this.slots.complete();
    this.slotTokens = slotsInUse(this.slots);
    if (this.tokens.length > LONGEST_PROMPT)
      throw new CodecError(
        `line ${statement.line} and its values take ${this.tokens.length} tokens, more than ${LONGEST_PROMPT}`,
      );
  }

  private outcome(): string[] {
    const { outcome } = this.query;
    switch (outcome.kind) {
      case 'next':
        return [outcome.successor === 0 ? 'L0' : 'L1'];
      case 'return':
        return ['<return>', ...this.writer.write(outcome.value, { references: this.variables })];
      case 'raise':
        return ['<raise>', ...writeException(outcome.exception, this.slots)];
    }
  }
}

function slotsInUse(slots: Slots): string[] {
  const all: string[] = [];
  for (let slot = 0; slots.nameOf(slotToken(slot)) !== undefined; slot++) all.push(slotToken(slot));
  return all;
}
