/** Reads `m.f` as one name where `m` is an imported file: to a function that uses it, it is a global like its own. */
import type { CallSite, SourceToken, Statement, SubExpression } from '../syntax';

/** Name of the imported file that a name with dots means in a statement, where it has that attribute; undefined if it means none. */
export type ModuleOf = (name: string, attribute: string) => string | undefined;

interface Joined {
  /** `m.f` as written, without spaces. */
  readonly written: string;
  /** Module and name: `pkg.m.f`. */
  readonly name: string;
}

type View = Pick<Statement, 'tokens' | 'calls' | 'subExpressions'>;

/** The statement with attributes of modules as single names `pkg.m.f`; parsed lazily. */
export function withModuleNames(statement: Statement, moduleOf: ModuleOf): Statement {
  let view: View | undefined;
  const read = (): View => (view ??= statement.kind === 'import' ? statement : viewOf(statement, moduleOf));
  return Object.create(statement, {
    tokens: { get: () => read().tokens },
    calls: { get: () => read().calls },
    subExpressions: { get: () => read().subExpressions },
  }) as Statement;
}

function viewOf(statement: Statement, moduleOf: ModuleOf): View {
  const found: Joined[] = [];
  const tokens: SourceToken[] = [];
  for (let index = 0; index < statement.tokens.length;) {
    const path = pathAt(statement.tokens, index, moduleOf);
    const first = statement.tokens[index];
    const last = statement.tokens[index + (path?.length ?? 1) - 1];
    if (path && first && last) {
      found.push(path);
      const { line, column } = first.range;
      const range = { line, column, endLine: last.range.endLine, endColumn: last.range.endColumn };
      tokens.push({ kind: 'name', text: path.name, range });
    } else if (first) tokens.push(first);
    index += path?.length ?? 1;
  }
  if (found.length === 0) return statement;
  const nameOf = (text: string): string | undefined => {
    const bare = text.replaceAll(/\s/g, '');
    return found.find(({ written }) => written === bare)?.name;
  };
  const isPart = ({ text, operatorKind }: SubExpression): boolean => {
    const bare = text.replaceAll(/\s/g, '');
    return operatorKind === 'attribute' && found.some(({ written }) => `${written}.`.startsWith(`${bare}.`));
  };
  const calls = statement.calls.map((call) => plainCall(call, nameOf));
  const subExpressions = statement.subExpressions
    .filter((expression) => !isPart(expression))
    .map((expression): SubExpression => {
      const site = expression.operatorKind === 'method' ? siteOf(calls, expression) : undefined;
      if (site?.callee === undefined || site.receiver !== undefined) return expression;
      return { ...expression, operator: site.callee, operatorKind: 'call' };
    });
  return { tokens, calls, subExpressions };
}

/** The attribute of a module that begins with a token, and how many tokens it takes. */
function pathAt(
  tokens: readonly SourceToken[],
  start: number,
  moduleOf: ModuleOf,
): (Joined & { readonly length: number }) | undefined {
  if (tokens[start]?.kind !== 'name') return undefined;
  let written = tokens[start].text;
  let best: (Joined & { readonly length: number }) | undefined;
  for (let at = start + 1; tokens[at]?.text === '.' && tokens[at + 1]?.kind === 'attribute'; at += 2) {
    const attribute = tokens[at + 1]?.text ?? '';
    const module = moduleOf(written, attribute);
    written += `.${attribute}`;
    // The longest one: `a.b.f` is of `a.b`, not of `a`.
    if (module !== undefined) best = { written, name: `${module}.${attribute}`, length: at + 2 - start };
  }
  return best;
}

/** `m.f(1)` as a call of a function rather than a method. */
function plainCall(call: CallSite, nameOf: (text: string) => string | undefined): CallSite {
  if (call.callee === undefined || call.receiver === undefined) return call;
  const callee = nameOf(`${call.receiver}.${call.callee}`);
  if (callee === undefined) {
    const receiver = nameOf(call.receiver);
    return receiver === undefined ? call : { ...call, receiver };
  }
  const { range, text, arguments: given, repeated } = call;
  return { range, text, callee, arguments: given, repeated };
}

function siteOf(calls: readonly CallSite[], { range, text }: SubExpression): CallSite | undefined {
  return calls.find(
    (call) => call.range.line === range.line && call.range.column === range.column && call.text === text,
  );
}
