/** What a call site says about a call: its purpose, and how the call should end. */
import type { CallSite, FunctionInfo, SourceFile, Statement } from '../syntax';
import { printValue } from '../values/print';
import type { ExampleOrigin, Expectation } from './example';
import { literalValue, type Names } from './literals';

const TEST = /^(?:test|Test|should_|check_)/;

/** Comparisons that state a result. */
const EQUALS = new Set(['==', 'is']);

/** `unittest` methods with a fixed result. */
const FIXED: Readonly<Record<string, string>> = { assertTrue: 'True', assertFalse: 'False', assertIsNone: 'None' };

/** The purpose of code at a place. */
export class Places {
  private readonly mains: readonly { readonly line: number; readonly endLine: number }[];

  constructor(source: SourceFile) {
    this.mains = source.text.includes('__main__') ? mainBlocks(source) : [];
  }

  originOf({ line, kind, scope }: Statement): ExampleOrigin {
    for (let around: FunctionInfo | undefined = scope; around; around = around.parent) {
      if (isTest(around)) return 'test';
    }
    if (kind === 'assert') return 'assert';
    if (this.mains.some((block) => block.line < line && line <= block.endLine) || scope.name === 'main') return 'main';
    return 'call';
  }
}

function isTest({ kind, name, bases }: FunctionInfo): boolean {
  if (kind === 'class') return TEST.test(name) || bases.some((base) => base.endsWith('TestCase'));
  return kind === 'function' && TEST.test(name);
}

/** `if __name__ == '__main__':` and what is under it. */
function mainBlocks(source: SourceFile): { line: number; endLine: number }[] {
  const lines = source.text.split(/\r\n?|\n/);
  const indent = (text: string): number => /^\s*/.exec(text)?.[0].length ?? 0;
  return lines.flatMap((text, index) => {
    if (!/^\s*if\b.*__name__.*__main__/.test(text)) return [];
    const after = lines.findIndex(
      (other, at) => at > index && /^\s*[^\s#]/.test(other) && indent(other) <= indent(text),
    );
    return [{ line: index + 1, endLine: after < 0 ? lines.length : after }];
  });
}

/** How the call should end, as its statement says; empty if it does not say. */
export function expectation(source: SourceFile, statement: Statement, site: CallSite, names: Names): Expectation {
  const raises = raisedAround(source, statement);
  if (raises !== undefined) return { raises };
  for (const { text, operator } of statement.subExpressions) {
    const other = EQUALS.has(operator) ? comparedWith(text, site.text, operator) : undefined;
    const value = other === undefined ? undefined : literalValue(other, names);
    if (value) return { returns: printValue(value) };
  }
  for (const { callee = '', arguments: given } of statement.calls) {
    const at = given.findIndex(({ text }) => text === site.text);
    if (at < 0 || at > 1 || !callee.startsWith('assert')) continue;
    const fixed = FIXED[callee];
    if (fixed !== undefined) return { returns: fixed };
    const other = /^assert(?:\w*Equals?|Is|CountEqual)$/.test(callee) ? given[1 - at]?.text : undefined;
    const value = other === undefined ? undefined : literalValue(other, names);
    if (value) return { returns: printValue(value) };
  }
  return {};
}

/** The other side of `f(2) == 3`. */
function comparedWith(comparison: string, call: string, operator: string): string | undefined {
  if (comparison.startsWith(call)) {
    const rest = comparison.slice(call.length).trimStart();
    return rest.startsWith(operator) ? rest.slice(operator.length) : undefined;
  }
  if (!comparison.endsWith(call)) return undefined;
  const rest = comparison.slice(0, -call.length).trimEnd();
  return rest.endsWith(operator) ? rest.slice(0, -operator.length) : undefined;
}

/** `with pytest.raises(ValueError):`, `with self.assertRaises(ValueError):` */
function raisedAround(source: SourceFile, { enclosing }: Statement): string | undefined {
  for (const { kind, line } of enclosing.toReversed()) {
    const calls = kind === 'with' ? (source.statementAt(line)?.calls ?? []) : [];
    const raising = calls.find(({ callee = '' }) => isRaising(callee));
    if (raising) return exceptionName(raising.arguments[0]?.text ?? '');
  }
  return undefined;
}

/** `assertRaises(ValueError, f, -1)`: the name of the exception and the arguments of the call. */
export function raisingCall(
  { calls }: Statement,
  isTarget: (text: string) => boolean,
): { readonly raises: string; readonly arguments: CallSite['arguments'] } | undefined {
  for (const { callee = '', arguments: all } of calls) {
    const [exception, called, ...given] = all;
    if (isRaising(callee) && exception && called && isTarget(called.text))
      return { raises: exceptionName(exception.text), arguments: given };
  }
  return undefined;
}

function isRaising(callee: string): boolean {
  return callee === 'raises' || callee.startsWith('assertRaises');
}

function exceptionName(text: string): string {
  return /(\w+)\s*\)?$/.exec(/^\(([^,)]*)/.exec(text)?.[1] ?? text)?.[1] ?? 'Exception';
}
