/** The lexical level of value texts: white space, names, numbers, strings. */
import { decodeEscapes, stringStart } from '../text/escapes';
import { DEEPEST, TOO_DEEP } from './nesting';
import { complexOf } from './constructors';
import type { Value } from './value';

/** A text is not a value; `position` is the offset where reading stopped. */
export class ValueSyntaxError extends Error {
  override readonly name = 'ValueSyntaxError';

  constructor(
    message: string,
    readonly position: number,
  ) {
    super(message);
  }
}

/** `\N{DEGREE SIGN}`, unless the backslash is escaped itself. */
const NAMED_CHARACTER = /(?<!\\)(?:\\\\)*\\N\{/;
const space = /(?:\s|#[^\n]*|\\\r?\n)*/y;
const identifier = /[\p{ID_Start}_][\p{ID_Continue}]*/uy;
const dotted = /[\p{ID_Start}_][\p{ID_Continue}]*(?:\.[\p{ID_Start}_][\p{ID_Continue}]*)*/uy;
const keyword = /([\p{ID_Start}_][\p{ID_Continue}]*)\s*=(?!=)/uy;
const integer = /0[xX](?:_?[\da-fA-F])+|0[oO](?:_?[0-7])+|0[bB](?:_?[01])+|\d(?:_?\d)*/y;
const float =
  /(?:\d(?:_?\d)*\.(?:\d(?:_?\d)*)?|\.\d(?:_?\d)*)(?:[eE][+-]?\d(?:_?\d)*)?|\d(?:_?\d)*[eE][+-]?\d(?:_?\d)*/y;

const imaginary = /([+-])\s*(?=(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?\d+)?[jJ])/y;

/** A position in a value text, and the lexical forms allowed there. */
export class ValueReader {
  position = 0;
  private depth = 0;

  constructor(private readonly text: string) {
    this.skipSpace();
  }

  fail(message: string, position = this.position): never {
    throw new ValueSyntaxError(message, position);
  }

  /** Reads something that may hold others of its kind. */
  nested<T>(read: () => T): T {
    if (++this.depth > DEEPEST + 1) this.fail(TOO_DEEP);
    const value = read();
    this.depth--;
    return value;
  }

  atEnd(): boolean {
    return this.position >= this.text.length;
  }

  expectEnd(): void {
    if (!this.atEnd()) this.fail(`${this.text.slice(this.position, this.position + 20)} is not expected here`);
  }

  at(text: string): boolean {
    return this.text.startsWith(text, this.position);
  }

  accept(text: string): boolean {
    if (!this.at(text)) return false;
    this.advance(text.length);
    return true;
  }

  expect(text: string): void {
    if (!this.accept(text)) this.fail(`${text} is missing`);
  }

  identifier(): string | undefined {
    return this.match(identifier)?.[0];
  }

  dottedName(): string | undefined {
    return this.match(dotted)?.[0];
  }

  /** `name=` before a keyword argument or an attribute. */
  keyword(): string | undefined {
    return this.match(keyword)?.[1];
  }

  /** `@3` before a shared container. */
  mark(): number | undefined {
    const digits = this.match(/@(\d+)/y)?.[1];
    return digits === undefined ? undefined : Number(digits);
  }

  /** The rest of `<function f>` or `<class 'int'>`; names such as `f.<locals>.g` contain angle brackets themselves. */
  opaqueName(): string {
    const start = this.position;
    for (let depth = 1, index = start; index < this.text.length; index++) {
      if (this.text[index] === '<') depth++;
      if (this.text[index] === '>') depth--;
      if (depth > 0) continue;
      this.advance(index + 1 - start);
      return this.text.slice(start, index).replace(/^'(.*)'$/s, '$1');
    }
    return this.fail('> is missing', this.text.length);
  }

  number(): Value | undefined {
    const start = this.position;
    const real = this.match(float)?.[0];
    const whole = real === undefined ? this.match(integer)?.[0] : undefined;
    const written = real ?? whole;
    if (written === undefined) return undefined;
    const end = start + written.length;
    if (/^[jJ]/.test(this.text.slice(end, end + 1))) {
      this.position = end;
      this.advance(1);
      return complexOf(0, Number(written.replaceAll('_', '')));
    }
    if (/^[\w.]/.test(this.text.slice(end, end + 1))) this.fail('malformed number', start);
    const digits = written.replaceAll('_', '');
    if (real !== undefined) return { kind: 'float', value: Number(digits) };
    if (/^0+[1-9]/.test(digits)) this.fail('a decimal number cannot begin with 0', start);
    return { kind: 'int', value: BigInt(digits) };
  }

  /** The sign of a number behind this one that ends with `j`, as in `1+2j`. */
  signOfImaginary(): string | undefined {
    imaginary.lastIndex = this.position;
    const sign = imaginary.exec(this.text)?.[1];
    if (sign !== undefined) this.accept(sign);
    return sign;
  }

  /** One literal, or several in a row, which Python joins. */
  string(): Value | undefined {
    const start = this.position;
    const first = this.stringPart();
    if (first === undefined) return undefined;
    let { value } = first;
    for (let next = this.stringPart(); next !== undefined; next = this.stringPart()) {
      if (next.bytes !== first.bytes) this.fail('str and bytes cannot be joined', start);
      value += next.value;
    }
    return { kind: first.bytes ? 'bytes' : 'str', value };
  }

  private stringPart(): { value: string; bytes: boolean } | undefined {
    const open = stringStart(this.text, this.position);
    if (open === undefined) return undefined;
    if (open.prefix.includes('f')) this.fail('an f-string is not a literal');
    const start = this.position + open.prefix.length + open.quote.length;
    const long = open.quote.length === 3;
    for (let index = start; index < this.text.length; index++) {
      if (this.text[index] === '\\') index++;
      else if (this.text[index] === '\n' && !long) break;
      else if (this.text.startsWith(open.quote, index)) {
        const bytes = open.prefix.includes('b');
        const [raw, content] = [open.prefix.includes('r'), this.text.slice(start, index)];
        if (!raw && !bytes && NAMED_CHARACTER.test(content)) this.fail('characters are not known by their names here');
        this.advance(index + open.quote.length - this.position);
        return { value: decodeEscapes(content, { raw, bytes }), bytes };
      }
    }
    return this.fail('the string is not closed');
  }

  private match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.position;
    const match = pattern.exec(this.text);
    if (match) this.advance(match[0].length);
    return match ?? undefined;
  }

  private advance(length: number): void {
    this.position += length;
    this.skipSpace();
  }

  private skipSpace(): void {
    space.lastIndex = this.position;
    this.position += space.exec(this.text)?.[0].length ?? 0;
  }
}
