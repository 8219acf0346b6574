/** What the first lines of functions and classes say about them. */
import { linesOf } from '../text/source-lines';
import { literal } from '../values/access-path';
import type { FunctionInfo, SourceFile } from '../syntax';
import type { Value } from '../values/value';

const QUOTES = /^\s*[rRuU]?("""|'''|"|')/;

/** `__doc__` of a function or class: a text, or `None`. */
export function docstringOf(source: SourceFile, info: FunctionInfo): Value {
  const lines = linesOf(source).slice(info.line - 1, info.endLine);
  const isModule = info.kind === 'module';
  const body = isModule
    ? lines.findIndex((line) => !/^\s*(?:#.*)?$/.test(line))
    : lines.findIndex((line, at) => at > 0 && /:\s*(?:#.*)?$/.test(lines[at - 1] ?? '') && line.trim() !== '');
  const text = lines.slice(body).join('\n').trimStart();
  const quote = body < 0 ? undefined : QUOTES.exec(text)?.[1];
  if (quote === undefined) return NONE;
  const begin = text.indexOf(quote) + quote.length;
  for (let end = text.indexOf(quote, begin); end >= 0; end = text.indexOf(quote, end + 1)) {
    const value = literal(text.slice(0, end + quote.length));
    if (value?.kind === 'str') return value;
  }
  return NONE;
}

const NONE: Value = { kind: 'none' };
