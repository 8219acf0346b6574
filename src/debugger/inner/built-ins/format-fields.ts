/** The fields in a text for `str.format`: what stands between the braces, and the text around them. */

export interface FormatField {
  /** The argument: by its place, or by its name. */
  readonly argument: number | string;
  /** What is read of it, as a program writes that: `.name`, `[0]`, `['key']`. */
  readonly path: string;
  readonly conversion: string | undefined;
  /** The specification behind the colon, in which there may be fields as well; empty where there is none. */
  readonly specification: FormatParts;
}

export type FormatParts = readonly (string | FormatField)[];

/** Undefined where Python does not accept the text. */
export function formatParts(text: string): FormatParts | undefined {
  const reader = new Reader(text);
  const parts = reader.parts(0);
  return reader.isAtEnd ? parts : undefined;
}

class Reader {
  private at = 0;
  /** Arguments without a number are counted, and then none has one. */
  private counted = 0;
  private isNumbered = false;

  constructor(private readonly text: string) {}

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** @param depth how many braces are open: inside of a specification a brace ends it */
  parts(depth: number): FormatParts | undefined {
    const parts: (string | FormatField)[] = [];
    let literal = '';
    while (!this.isAtEnd) {
      const sign = this.text.charAt(this.at);
      if (sign === '}' && depth > 0) break;
      const isBrace = sign === '{' || sign === '}';
      if (isBrace && depth === 0 && this.text.charAt(this.at + 1) === sign) this.at++;
      else if (sign === '{') {
        if (depth > 1) return undefined;
        this.at++;
        const field = this.field(depth);
        if (!field) return undefined;
        parts.push(literal, field);
        literal = '';
        continue;
      } else if (sign === '}') return undefined;
      literal += sign;
      this.at++;
    }
    return [...parts, literal].filter((part) => part !== '');
  }

  private field(depth: number): FormatField | undefined {
    const [all = '', name = '', written = '', , conversion] = FIELD.exec(this.text.slice(this.at)) ?? [];
    this.at += all.length;
    const argument = this.argument(name);
    const path = pathOf(written);
    if (argument === undefined || path === undefined) return undefined;
    let specification: FormatParts | undefined = [];
    if (this.text.charAt(this.at) === ':') {
      this.at++;
      specification = this.parts(depth + 1);
    }
    if (!specification || this.text.charAt(this.at) !== '}') return undefined;
    this.at++;
    return { argument, path, conversion, specification };
  }

  private argument(name: string): number | string | undefined {
    if (name !== '' && !/^\d+$/.test(name)) return name;
    const isNumbered = name !== '';
    if (isNumbered ? this.counted > 0 : this.isNumbered) return undefined;
    this.isNumbered = isNumbered;
    return isNumbered ? Number(name) : this.counted++;
  }
}

const FIELD = /^([^{}[\].!:]*)((?:\.[^{}[\].!:]+|\[[^{}\]]+\])*)(!([rsa]))?/;

/** Undefined where it is none that a program could write. */
function pathOf(written: string): string | undefined {
  let path = '';
  for (const [, name, key] of written.matchAll(/\.([^{}[\].!:]+)|\[([^{}\]]+)\]/g)) {
    if (name !== undefined && !/^[\p{ID_Start}_]\p{ID_Continue}*$/u.test(name)) return undefined;
    path += name === undefined ? `[${/^\d+$/.test(key ?? '') ? Number(key) : JSON.stringify(key)}]` : `.${name}`;
  }
  return path;
}
