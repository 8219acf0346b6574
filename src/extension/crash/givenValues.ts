/** Values that people type for a line to start at: `items=[1, 2], index=3`. Knows no `vscode`. */
import { parseArguments, parseValue, ValueSyntaxError } from '../../python/values/literal';
import { printValue } from '../../python/values/print';

export type GivenValues =
  | { readonly kind: 'values'; readonly locals: Readonly<Record<string, string>> }
  | { readonly kind: 'error'; readonly message: string };

/** An empty value (`index=`) is unknown. */
export function readGivenValues(text: string): GivenValues {
  const filled = text.replace(/(^|,)\s*\w+\s*=\s*(?=,|$)/g, '$1').replace(/^[\s,]+|(?<=,)\s*,|[\s,]+$/g, '');
  try {
    const locals: Record<string, string> = {};
    for (const { keyword, value } of parseArguments(filled)) {
      if (keyword === undefined) return { kind: 'error', message: 'name=value' };
      locals[keyword] = printValue(value);
    }
    return { kind: 'values', locals };
  } catch (error) {
    if (error instanceof ValueSyntaxError) return { kind: 'error', message: error.message };
    throw error;
  }
}

/** Those values of a traceback that can be read as Python literals; pytest shows others as `<shop.Shop object at 0x…>`. */
export function literalsOf(locals: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(locals).filter(([, text]) => isLiteral(text)));
}

function isLiteral(text: string): boolean {
  try {
    parseValue(text);
    return !text.includes('<');
  } catch {
    return false;
  }
}
