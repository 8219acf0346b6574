/** Values that a statement binds literally: a literal, or a display of literals and names. They need no prediction. */
import { sameValue } from '../../../../python/values/print';
import type { SourceToken, Statement } from '../../../../python/syntax';
import type { Value } from '../../../../python/values/value';
import { NONE } from '../../../objects/containers';
import { literal, type Lookup } from '../../../../python/values/access-path';

/** Whether a statement binds a name to a literal, or to a display of literals and names. */
export function isWritten(statement: Statement): boolean {
  return written(statement, () => NONE) !== undefined;
}

/** The value; undefined if something has to be computed. @param lookup values of names there */
export function written(statement: Statement, lookup: Lookup): Value | undefined {
  const { kind, targets, tokens, subExpressions } = statement;
  const [name, ...more] = targets;
  // Annotations are not among the tokens.
  const isPlain = tokens[0]?.text === name && tokens[1]?.text === '=';
  if (kind !== 'assignment' || more.length > 0 || !isPlain || subExpressions.length > 0) return undefined;
  const given = tokens.slice(2);
  return literal(textOf(given)) ?? new DisplayReader(given, lookup).whole();
}

function textOf(tokens: readonly SourceToken[]): string {
  return tokens.map(({ text }) => text).join(' ');
}

const ENDS = new Set([',', ':', ']', ')', '}']);

/** Reads displays from tokens; every method returns undefined for anything else. */
class DisplayReader {
  private at = 0;

  constructor(
    private readonly tokens: readonly SourceToken[],
    private readonly lookup: Lookup,
  ) {}

  whole(): Value | undefined {
    const items = this.items(undefined);
    if (!items || this.at < this.tokens.length) return undefined;
    return items.isTuple ? { kind: 'tuple', items: items.values } : items.values[0];
  }

  private peek(): string | undefined {
    return this.tokens[this.at]?.text;
  }

  private value(): Value | undefined {
    switch (this.peek()) {
      case '[':
        return this.bracketed(']', ({ values }) => ({ kind: 'list', items: values }));
      case '(':
        return this.bracketed(')', ({ values, isTuple }) => (isTuple ? { kind: 'tuple', items: values } : values[0]));
      case '{':
        return this.dict();
      default:
        return this.leaf();
    }
  }

  private bracketed(end: string, make: (items: Items) => Value | undefined): Value | undefined {
    this.at += 1;
    const items = this.items(end);
    if (!items || this.peek() !== end) return undefined;
    this.at += 1;
    return make(items);
  }

  private items(end: string | undefined): Items | undefined {
    const values: Value[] = [];
    let isTuple = this.peek() === end;
    while (this.peek() !== end) {
      const value = this.value();
      if (!value) return undefined;
      values.push(value);
      if (this.peek() !== ',') break;
      this.at += 1;
      isTuple = true;
    }
    return { values, isTuple };
  }

  /** Duplicate keys, and sets of names, are left to the model. */
  private dict(): Value | undefined {
    this.at += 1;
    const entries: (readonly [Value, Value])[] = [];
    while (this.peek() !== '}') {
      const key = this.leaf(true);
      if (!key || this.peek() !== ':' || entries.some(([other]) => sameValue(other, key))) return undefined;
      this.at += 1;
      const value = this.value();
      if (!value) return undefined;
      entries.push([key, value]);
      if (this.peek() !== ',') break;
      this.at += 1;
    }
    if (this.peek() !== '}') return undefined;
    this.at += 1;
    return { kind: 'dict', entries };
  }

  /** A literal or a name. */
  private leaf(isLiteral = false): Value | undefined {
    const first = this.tokens[this.at];
    let end = this.at;
    while (end < this.tokens.length && !ENDS.has(this.tokens[end]?.text ?? '')) end += 1;
    const part = this.tokens.slice(this.at, end);
    const named = first?.kind === 'name' && part.length === 1 && !isLiteral ? this.lookup(first.text) : undefined;
    const value = named?.kind === 'unknown' ? undefined : (named ?? literal(textOf(part)));
    if (value) this.at = end;
    return value;
  }
}

interface Items {
  readonly values: readonly Value[];
  readonly isTuple: boolean;
}
