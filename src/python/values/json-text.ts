/** JSON as the values that it writes down: a notation for literals, like that of Python. */
import type { DictValue, Value } from './value';

/** Undefined for what is no JSON text, or says the same key twice. */
export function readJson(text: string): Value | undefined {
  const tokens = tokensOf(text);
  const reader = tokens && new JsonReader(tokens);
  const value = reader?.value(0);
  return reader?.isAtEnd ? value : undefined;
}

const TOKEN = /[ \t\n\r]*("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true\b|false\b|null\b|[[\]{}:,])/uy; // prettier-ignore
/** Deeper than anybody nests them. */
const DEEPEST = 200;

function tokensOf(text: string): string[] | undefined {
  const tokens: string[] = [];
  let end = 0;
  const pattern = new RegExp(TOKEN);
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    tokens.push(found[1] ?? '');
    end = pattern.lastIndex;
  }
  return /^[ \t\n\r]*$/.test(text.slice(end)) ? tokens : undefined;
}

class JsonReader {
  private at = 0;

  constructor(private readonly tokens: readonly string[]) {}

  get isAtEnd(): boolean {
    return this.at === this.tokens.length;
  }

  value(depth: number): Value | undefined {
    const token = this.tokens[this.at++];
    if (token === undefined || depth > DEEPEST) return undefined;
    switch (token[0]) {
      case '[':
        return this.list(depth);
      case '{':
        return this.dict(depth);
      case '"':
        return { kind: 'str', value: JSON.parse(token) as string };
      case 't':
      case 'f':
        return { kind: 'bool', value: token === 'true' };
      case 'n':
        return { kind: 'none' };
      default:
        return numberOf(token);
    }
  }

  private list(depth: number): Value | undefined {
    const items: Value[] = [];
    if (this.takes(']')) return { kind: 'list', items };
    do {
      const item = this.value(depth + 1);
      if (!item) return undefined;
      items.push(item);
    } while (this.takes(','));
    return this.takes(']') ? { kind: 'list', items } : undefined;
  }

  private dict(depth: number): DictValue | undefined {
    const entries: (readonly [Value, Value])[] = [];
    const keys = new Set<string>();
    if (this.takes('}')) return { kind: 'dict', entries };
    do {
      const key = this.tokens[this.at]?.startsWith('"') ? this.value(depth) : undefined;
      const value = key && this.takes(':') ? this.value(depth + 1) : undefined;
      if (key?.kind !== 'str' || !value || keys.has(key.value)) return undefined;
      keys.add(key.value);
      entries.push([key, value]);
    } while (this.takes(','));
    return this.takes('}') ? { kind: 'dict', entries } : undefined;
  }

  private takes(token: string): boolean {
    if (this.tokens[this.at] !== token) return false;
    this.at++;
    return true;
  }
}

function numberOf(token: string): Value | undefined {
  if (!/^-?\d/.test(token)) return undefined;
  return /[.eE]/.test(token) ? { kind: 'float', value: Number(token) } : { kind: 'int', value: BigInt(token) };
}
