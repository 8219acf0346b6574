/** What `globals()` and `locals()` give: the variables that the machine keeps, by their names. */
import { contains } from '../../codec/step/syntax/call-syntax';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { SourceFile, Statement } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { lookup } from '../state/name-scopes';
import { globalsOf, topFrame, type State } from '../state/state';

/** Of all names of a module, only those that the program binds are known here. */
const BY_NAME = /^\s*(?:\.(?:items|get|keys|values)\b|\[[^\]]*\](?!\s*(?:=[^=]|[-+*/%@&|^<>]+=)))/;

/** What has variables of its own. */
const HAS_SCOPE = /^(?:lambda|generator_expression|\w+_comprehension)$/;

/** The names of the module, where one is looked up or chosen from them; not to be counted, printed or changed. */
export function globalsCalled(source: SourceFile, state: State, { range }: SyntaxNode): Value | undefined {
  const frame = topFrame(state);
  const { text } = frame.function.inner?.source ?? source;
  const line = text.split(/\r\n?|\n/)[range.endLine - 1] ?? '';
  const isChosen = BY_NAME.test(line.slice(range.endColumn)) || /\bin\s*$/.test(line.slice(0, range.column));
  if (!isChosen) return undefined;
  const known = [...globalsOf(state, frame.function)].filter(([name]) => name !== '__name__');
  return named([['__name__', lookup(state, frame, '__name__') ?? { kind: 'str', value: '__main__' }], ...known]);
}

/** The variables of a function; unknown where Python has those of functions around it among them, or another order. */
export function localsCalled(
  source: SourceFile,
  state: State,
  statement: Statement,
  { range }: SyntaxNode,
): Value | undefined {
  const { function: info, locals } = topFrame(state);
  const isInside = statement.subExpressions.some(({ node }) => node && HAS_SCOPE.test(node.type) && contains(node.range, range)); // prettier-ignore
  const isAlone = info.kind === 'function' && !info.inner && info.parent?.kind !== 'function';
  if (isInside || !isAlone || source.functions.some(({ parent }) => parent === info)) return undefined;
  return named(
    info.locals.flatMap((name) => {
      const value = locals.get(name);
      return value ? [[name, value] as const] : [];
    }),
  );
}

function named(all: readonly (readonly [string, Value])[]): Value {
  return { kind: 'dict', entries: all.map(([name, value]) => [{ kind: 'str', value: name }, value]) };
}
