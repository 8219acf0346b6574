/**
 * Tokens -> values, one token at a time. Each function is a generator that yields the ids that may come next and is
 * resumed with the id that came, so the same grammar decodes an answer and constrains the model that writes it.
 *
 * On entry `cursor.token` is the first token of the value; on return it is the first token after it.
 */
import { constructValue } from '../../python/values/constructors';
import { parseValue } from '../../python/values/literal';
import type { Value } from '../../python/values/value';
import { ContainerReader } from './container-reader';
import type { Cursor, ReaderScope, Reading } from './cursor';
import { PredictionError, type RaisedException } from '../query';
import type { TextTemplate } from './text-template';
import {
  CHARACTERS,
  characterOf,
  DIGITS,
  id,
  PHRASES,
  STARTS,
  VALUE_STARTS,
  type Allowed,
} from '../vocabulary/token-sets';
import { tokenText } from '../vocabulary/vocabulary';

export class ValueReader {
  private readonly containers: ContainerReader;

  constructor(
    private readonly cursor: Cursor,
    private readonly scope: ReaderScope,
  ) {
    this.containers = new ContainerReader(cursor, scope, this);
  }

  /** Ids that a value may begin with here. @param kind what kind of value it is, if that is known */
  starts(kind?: Value['kind']): Allowed {
    const begin = kind && STARTS[kind];
    return begin ? [...begin, ...this.referencesTo(kind)] : [...VALUE_STARTS, ...this.scope.references()];
  }

  /** Ids of what stands for a whole value of a kind. */
  referencesTo(kind: Value['kind']): Allowed {
    return this.scope.references().filter((token) => this.scope.resolve(tokenText(token))?.kind === kind);
  }

  /** @param template what is known of the value, if that is a text */
  *value(follow: Allowed, template?: TextTemplate): Reading<Value> {
    const { cursor, scope } = this;
    const token = cursor.token;
    const referred = /^[vr]\d+$/.test(token) ? scope.resolve(token) : undefined;
    if (referred) return yield* this.then(referred, follow);
    if (token === '-' || /^[0-9]$/.test(token) || token === 'inf#' || token === 'nan#')
      return yield* this.number(follow);
    switch (token) {
      case 'None':
        return yield* this.then({ kind: 'none' }, follow);
      case 'Ellipsis':
        return yield* this.then({ kind: 'ellipsis' }, follow);
      case 'True':
      case 'False':
        return yield* this.then({ kind: 'bool', value: token === 'True' }, follow);
      case '<unknown>':
        return yield* this.then({ kind: 'unknown' }, follow);
      case '"':
        return yield* this.then({ kind: 'str', value: yield* this.text({ template }) }, follow);
      case 'b"':
        return yield* this.then({ kind: 'bytes', value: yield* this.bytes() }, follow);
      case '[':
        return yield* this.then(yield* this.containers.list(), follow);
      case '(':
        return yield* this.then({ kind: 'tuple', items: (yield* this.containers.items(')', 'tuple')).items }, follow);
      case '{':
        return yield* this.then(yield* this.containers.braces(), follow);
      case '<obj>':
        return yield* this.then(yield* this.containers.object(), follow);
      case '<fn>':
      case '<class>':
      case '<module>':
      case '<iterator>':
      case '<builtin>': {
        yield* cursor.advance(scope.names);
        const name = scope.slots.nameOf(cursor.token) ?? cursor.token;
        const type =
          token === '<fn>' ? 'function' : (token.slice(1, -1) as 'class' | 'module' | 'iterator' | 'builtin');
        return yield* this.then({ kind: 'opaque', type, name }, follow);
      }
      default: {
        yield* cursor.expect('(');
        const { items: args } = yield* this.containers.items(')');
        return yield* this.then(constructValue(qualified(token, args), args), follow);
      }
    }
  }

  /** The text of a string whose opening quote is the current token; ends on the closing quote. */
  *text({
    phrases = false,
    template,
  }: { phrases?: boolean; template?: TextTemplate | undefined } = {}): Reading<string> {
    let text = '';
    let bytes: number[] = [];
    const flush = (): void => {
      if (bytes.length > 0) text += new TextDecoder().decode(new Uint8Array(bytes));
      bytes = [];
    };
    const spreads = phrases ? [] : this.containers.spreadable('str');
    const allowed = [...CHARACTERS, ...id('"'), ...(phrases ? PHRASES : []), ...(spreads.length > 0 ? id('*') : [])];
    for (;;) {
      const fitting = template ? this.fitting(template, spreads) : undefined;
      yield* this.cursor.advance(fitting?.next ?? allowed);
      if (this.cursor.token === '"') break;
      if (this.cursor.token === '*') {
        yield* this.cursor.advance(fitting?.spreads ?? spreads);
        const base = this.containers.spreadBase().value;
        flush();
        if (base?.kind === 'str') {
          text += base.value;
          template?.push(base.value);
        }
        continue;
      }
      const character = characterOf(this.cursor.token);
      if (!character) throw new PredictionError(`${this.cursor.token} inside a string`);
      template?.push('byte' in character ? undefined : character.text);
      if ('byte' in character) bytes.push(character.byte);
      else {
        flush();
        text += character.text;
      }
    }
    flush();
    return text;
  }

  /** What may come next in a text of which something is known. */
  private fitting(template: TextTemplate, all: Allowed): { readonly next: Allowed; readonly spreads: Allowed } {
    const spreads = all.filter((token) => {
      const { value } = this.containers.spreadBase(tokenText(token));
      return value?.kind === 'str' && template.accepts(value.value);
    });
    const next = [
      ...template.characters(),
      ...(template.mayEnd ? id('"') : []),
      ...(spreads.length > 0 ? id('*') : []),
    ];
    return { next, spreads };
  }

  /** An exception whose type is the current token, and its text if there is one. */
  *exception(follow: Allowed): Reading<RaisedException> {
    const { cursor, scope } = this;
    const type = scope.slots.nameOf(cursor.token) ?? cursor.token;
    yield* cursor.advance([...follow, ...id('"')]);
    if (cursor.token !== '"') return { type };
    const message = yield* this.text({ phrases: true });
    yield* cursor.advance(follow);
    return { type, message };
  }

  private *then(value: Value, follow: Allowed): Reading<Value> {
    yield* this.cursor.advance(follow);
    return value;
  }

  private *bytes(): Reading<string> {
    let text = '';
    const allowed = [...CHARACTERS, ...id('"')];
    for (;;) {
      yield* this.cursor.advance(allowed);
      if (this.cursor.token === '"') return text;
      const character = characterOf(this.cursor.token);
      if (character) text += 'byte' in character ? String.fromCharCode(character.byte) : character.text;
    }
  }

  private *number(follow: Allowed): Reading<Value> {
    let text = '';
    const more = [...DIGITS, ...id('pt', 'exp', '-', 'inf#'), ...follow];
    for (;;) {
      const token = this.cursor.token;
      const character = { pt: '.', exp: 'e', 'inf#': 'inf', 'nan#': 'nan' }[token] ?? token;
      const fits = numberFits(text, character);
      if (!fits) break;
      text += character;
      const last = character === 'inf' || character === 'nan';
      const next = last ? follow : more.filter((token) => fitsNext(text, tokenText(token)) || follow.includes(token));
      yield* this.cursor.advance(
        /[0-9nf]$/.test(text) ? next : next.filter((token) => fitsNext(text, tokenText(token))),
      );
    }
    return parseNumber(text);
  }
}

/** Whether `next` continues the number text so far (`-`, digits, one point, one exponent). */
function numberFits(text: string, next: string): boolean {
  return /^-?(inf|nan)?$/.test(text + next) || /^-?\d+(\.\d*)?(e-?\d*)?$/.test(text + next);
}

function fitsNext(text: string, token: string): boolean {
  const character = { pt: '.', exp: 'e', 'inf#': 'inf', 'nan#': 'nan' }[token] ?? token;
  return /^([0-9]|-|\.|e|inf|nan)$/.test(character) && numberFits(text, character);
}

function parseNumber(text: string): Value {
  return parseValue(
    text
      .replace(/^(-?)0+(?=\d)/, '$1')
      .replace(/\.(?=e|$)/, '.0')
      .replace(/e$/, 'e0'),
  );
}

/** Dates are said by the name that the program has for them, and shown by that of their module, too; one with hours is a `datetime`. */
function qualified(name: string, args: readonly Value[]): string {
  if (name === 'date' && args.length > 3) return 'datetime.datetime';
  return /^(?:date|time|datetime|timedelta)$/.test(name) ? `datetime.${name}` : name;
}
