/** What the first lines of functions and classes say about them. */
import { literal } from '../values/access-path';
import type { FunctionInfo, SourceFile } from '../syntax';
import type { Value } from '../values/value';

/** `__doc__` of a function or class: a text, or `None`. */
export function docstringOf(source: SourceFile, info: FunctionInfo): Value {
  const first = typeof info.firstLine === 'number' ? info.firstLine : info.endLine;
  for (let line = info.line + 1; line <= Math.max(first, info.line + 1); line++) {
    const statement = source.statementAt(line, info);
    if (statement?.scope !== info) continue;
    const [only, ...more] = statement.subExpressions.length > 1 ? [] : statement.tokens;
    const text = only?.kind === 'string' && more.length === 0 ? literal(only.text) : undefined;
    return text?.kind === 'str' ? text : { kind: 'none' };
  }
  return { kind: 'none' };
}
