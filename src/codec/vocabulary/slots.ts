/** Names of one prompt: every identifier that is not in the vocabulary becomes `v0`, `v1`, … by first appearance. */
import type { SourceToken } from '../../python/syntax';
import { findToken, attributeToken, keywordArgumentToken, SLOTS, slotToken } from './vocabulary';
import { ATTRIBUTES, BUILTINS, KEYWORD_ARGUMENTS } from './python-words';

const builtins = new Set(BUILTINS);
const attributes = new Set(ATTRIBUTES);
const keywordArguments = new Set(KEYWORD_ARGUMENTS);

/** Thrown if a step cannot be expressed in the token language (too many names, too long). */
export class CodecError extends Error {
  override readonly name = 'CodecError';
}

export type NameKind = Extract<SourceToken['kind'], 'name' | 'attribute' | 'keyword-argument'>;

export class Slots {
  /** Keys by slot: `x` for a name, `.x` for an attribute, so that the two do not collide. */
  private readonly keys: string[] = [];
  private isComplete = false;

  /** @param isVariable true for a variable that shadows a built-in (`list = []`). */
  constructor(private readonly isVariable: (name: string) => boolean) {}

  get names(): readonly string[] {
    return this.keys.filter((key) => !key.startsWith('.'));
  }

  /** The prompt is complete: from now on a new name has no token, since the model has not seen it. */
  complete(): void {
    this.isComplete = true;
  }

  /**
   * Token of a name; a new slot is taken on first sight.
   * @throws CodecError when all slots are taken.
   */
  token(name: string, kind: NameKind): string {
    return this.wordToken(name, kind) ?? this.slot(kind === 'attribute' ? `.${name}` : name);
  }

  /** Token of a name that has been seen before (or is a word); undefined otherwise. */
  known(name: string, kind: NameKind): string | undefined {
    const word = this.wordToken(name, kind);
    if (word !== undefined) return word;
    const slot = this.keys.indexOf(kind === 'attribute' ? `.${name}` : name);
    return slot < 0 ? undefined : slotToken(slot);
  }

  /** The name of a slot, word or attribute token; undefined for any other token. */
  nameOf(token: string): string | undefined {
    const slot = /^v(\d+)$/.exec(token);
    if (slot) {
      const key = this.keys[Number(slot[1])];
      return key?.startsWith('.') ? key.slice(1) : key;
    }
    if (/^\.[A-Za-z_]/.test(token)) return token.slice(1);
    if (/^[A-Za-z_]\w*=$/.test(token)) return token.slice(0, -1);
    if (token === 'lambda') return token;
    return builtins.has(token) ? token : undefined;
  }

  /** True for a slot token whose key is a plain name. */
  isNameSlot(token: string): boolean {
    const slot = /^v(\d+)$/.exec(token);
    const key = slot ? this.keys[Number(slot[1])] : undefined;
    return key !== undefined && !key.startsWith('.');
  }

  private wordToken(name: string, kind: NameKind): string | undefined {
    if (kind === 'attribute') return attributes.has(name) ? attributeToken(name) : undefined;
    if (kind === 'keyword-argument') return keywordArguments.has(name) ? keywordArgumentToken(name) : undefined;
    if (name === '<lambda>' || name === 'lambda') return 'lambda';
    return builtins.has(name) && !this.isVariable(name) ? name : undefined;
  }

  private slot(key: string): string {
    let slot = this.keys.indexOf(key);
    if (slot < 0) {
      if (this.isComplete) throw new CodecError(`${key} is not named in the statement`);
      slot = this.keys.push(key) - 1;
      if (slot >= SLOTS) throw new CodecError(`more than ${SLOTS} names in one statement`);
    }
    const token = slotToken(slot);
    if (findToken(token) === undefined) throw new CodecError(`no token for slot ${slot}`);
    return token;
  }
}
