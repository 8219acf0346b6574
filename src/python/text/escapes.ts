/** Escape sequences of Python string literals, in both directions. */

const simpleEscapes: Readonly<Record<string, string>> = {
  '\\': '\\',
  "'": "'",
  '"': '"',
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '\n': '',
};

const escapePattern = /\\(\r\n|[0-7]{1,3}|x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|[^])/gu;

/** The text that a literal's content stands for. Escapes that Python does not know (and `\N{...}`) stay as written. */
export function decodeEscapes(content: string, options: { readonly raw: boolean; readonly bytes: boolean }): string {
  const text = content.replace(/\r\n?/g, '\n');
  if (options.raw || !text.includes('\\')) return text;
  return text.replace(escapePattern, (whole, escape: string) => {
    const simple = simpleEscapes[escape];
    if (simple !== undefined) return simple;
    if (/^[0-7]/.test(escape)) {
      const code = parseInt(escape, 8);
      return String.fromCharCode(options.bytes ? code & 0xff : code);
    }
    const isCode = escape.length > 1 && (escape.startsWith('x') || !options.bytes);
    const code = isCode ? parseInt(escape.slice(1), 16) : NaN;
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Prefix letters and quote of a literal that starts at `index`, or undefined where no string starts. */
export function stringStart(text: string, index: number): { prefix: string; quote: string } | undefined {
  const pattern = /([bBrRuUfF]{0,2})("""|'''|"|')/y;
  pattern.lastIndex = index;
  const match = pattern.exec(text);
  return match ? { prefix: (match[1] ?? '').toLowerCase(), quote: match[2] ?? '' } : undefined;
}

const shortEscapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

// What `str.isprintable` refuses: other and separator categories, except the plain space. Lone surrogates are category Cs.
const unprintable = /[\p{C}\p{Zl}\p{Zp}\p{Zs}]/u;

function escapeCharacter(character: string, quote: string, bytes: boolean): string {
  if (character === quote) return `\\${quote}`;
  const short = shortEscapes[character];
  if (short !== undefined) return short;
  if (character === ' ') return character;
  const code = character.codePointAt(0) ?? 0;
  if (bytes ? code >= 0x20 && code < 0x7f : !unprintable.test(character)) return character;
  if (code <= 0xff) return `\\x${code.toString(16).padStart(2, '0')}`;
  return code <= 0xffff ? `\\u${code.toString(16).padStart(4, '0')}` : `\\U${code.toString(16).padStart(8, '0')}`;
}

/** `repr` of a str, or of bytes given as one character per byte. */
export function quoteString(text: string, bytes = false): string {
  if (/^[ !#-&(-[\]-~]*$/.test(text)) return `${bytes ? 'b' : ''}'${text}'`;
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  let out = (bytes ? 'b' : '') + quote;
  for (const character of text) out += escapeCharacter(character, quote, bytes);
  return out + quote;
}
