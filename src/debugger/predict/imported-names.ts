/**
 * Names that an import has bound are asked about in full where the model would take them for something else: `pi` as `math.pi`,
 * `dt.date` as `datetime.date`, `pow` as `math.pow` where it is not the built-in function. What it answers is said of the parts
 * of the statement, which stay as they are written.
 */
import type { ComputedValue, Query } from '../../codec/query';
import { BUILTIN_NAMES } from '../../python/definitions/builtin-names';
import { moduleOf } from '../../python/definitions/definitions';
import { libraryValue } from '../../python/library/function-values';
import { typeOfCall } from '../../python/library/library-types';
import { isStandardModule } from '../../python/library/standard-modules';
import { bindingImports, importStatements, type Import } from '../../python/modules/imports';
import { contains, isSameRange } from '../../python/text/ranges';
import type { FunctionInfo, SourceFile, SourceRange, SourceToken, SubExpression } from '../../python/syntax';
import { revised } from '../../python/statements/revised-statement';

const BUILT_IN: ReadonlySet<string> = new Set(BUILTIN_NAMES);

/** Modules of names that are for annotations. */
const OF_TYPES = /^(?:typing|abc|types|__future__|collections\.abc)$/;

/** What a name stands for: a module, or a name of one. */
interface Meaning extends Pick<Import, 'module' | 'name'> {
  /** Where the import stands. */
  readonly scope: FunctionInfo;
}

export function withImportedNames(query: Query, source: SourceFile): Query {
  const { statement } = query;
  const meanings = importedInto(source, moduleOf(statement.scope));
  if (meanings.size === 0 || statement.kind === 'import') return query;
  const { tokens, subExpressions, calls } = statement;
  const meant = (name: string | undefined): Meaning | undefined => {
    const meaning = name === undefined ? undefined : meanings.get(name);
    return meaning && !query.lookup(name ?? '') && isSeen(meaning, name ?? '', statement.scope) ? meaning : undefined;
  };
  const isKeyword = (at: number): boolean => tokens[at + 1]?.text === '=' && /^[(,]$/.test(tokens[at - 1]?.text ?? '');
  const isUsual = (at: number, { text }: SourceToken): boolean =>
    tokens[at + 1]?.text === '(' && meant(text)?.name === text && !BUILT_IN.has(text);
  const found = tokens.filter(
    (token, at) => token.kind === 'name' && meant(token.text) && !isKeyword(at) && !isUsual(at, token),
  );
  if (found.length === 0) return query;
  const inFull = (token: SourceToken): SourceToken[] => {
    const meaning = found.includes(token) ? meant(token.text) : undefined;
    return meaning ? dottedName([...meaning.module.split('.'), ...(meaning.name === undefined ? [] : [meaning.name])], token.range) : [token]; // prettier-ignore
  };
  const isFirst = (token: SourceToken, range: SourceRange): boolean =>
    token.range.line === range.line && token.range.column === range.column;
  const isFound = (range: SourceRange): boolean => found.some((token) => isFirst(token, range));
  const isCallee = (token: SourceToken): boolean =>
    calls.some((call) => call.receiver === undefined && isFirst(token, call.range));
  const constants = found.filter((token) => meant(token.text)?.name !== undefined && !isCallee(token));
  const known = constants.flatMap(({ text, range }): ComputedValue[] => {
    const { module, name } = meant(text) ?? {};
    const value = module !== undefined && name !== undefined ? libraryValue(`${module}.${name}`) : undefined;
    return value ? [{ expression: text, range, value, confidence: 1 }] : [];
  });
  return {
    ...query,
    computed: [...query.computed, ...known],
    modulesInFull: new Set(found.map(({ text }) => meant(text)?.module.split('.')[0] ?? text)),
    statement: revised(statement, {
      tokens: tokens.flatMap(inFull),
      subExpressions: withConstants(
        subExpressions.map((part) => {
          const name = part.operatorKind === 'call' && isFound(part.range) ? meant(part.operator)?.name : undefined;
          return name === undefined ? part : { ...part, operator: name, operatorKind: 'method' };
        }),
        constants.map((token) => constant(token, meant(token.text)?.name ?? token.text)),
      ),
      calls: calls.map((call) => {
        const isOwn = call.receiver === undefined && isFound(call.range);
        const { module, name } = (isOwn ? meant(call.callee) : undefined) ?? {};
        if (module !== undefined && name !== undefined) return { ...call, callee: name, receiver: module };
        const [first, ...path] = call.receiver?.split('.') ?? [];
        const receiver = meant(first);
        // The usual name of a class stays as it is known: `date.today()`.
        if (!receiver || receiver.name === first) return call;
        return { ...call, receiver: [receiver.module, receiver.name ?? [], path].flat(2).join('.') };
      }),
    }),
  };
}

/** A function's own names hide those of its module. */
function isSeen({ scope }: Meaning, name: string, from: FunctionInfo): boolean {
  return from.kind !== 'function' || scope === from || !from.locals.includes(name);
}

/** `math.pi` in the place of something else. */
export function dottedName([first = '', ...more]: readonly string[], range: SourceRange): SourceToken[] {
  const attributes = more.flatMap((text): SourceToken[] => [
    { kind: 'operator', text: '.', range },
    { kind: 'attribute', text, range },
  ]);
  return [{ kind: 'name', text: first, range }, ...attributes];
}

/** Like any attribute, it has a value in the answer. */
function constant({ text, range }: SourceToken, name: string): SubExpression {
  return { range, text, operator: name, operatorKind: 'attribute', discarded: false };
}

/** Where they are evaluated: in front of what they stand in. */
function withConstants(parts: readonly SubExpression[], constants: readonly SubExpression[]): SubExpression[] {
  const all = [...parts];
  for (const one of constants) {
    const at = all.findIndex(({ range }) => isBehind(range, one.range) || contains(range, one.range));
    if (!all.some(({ range }) => isSameRange(range, one.range))) all.splice(at < 0 ? all.length : at, 0, one);
  }
  return all;
}

function isBehind({ line, column }: SubExpression['range'], { endLine, endColumn }: SubExpression['range']): boolean {
  return line > endLine || (line === endLine && column >= endColumn);
}

const read = new WeakMap<SourceFile, Map<FunctionInfo, ReadonlyMap<string, Meaning>>>();

/** Names of a module's imports that are to be written in full, from the standard library alone. */
function importedInto(source: SourceFile, module: FunctionInfo): ReadonlyMap<string, Meaning> {
  const known = read.get(source) ?? new Map<FunctionInfo, ReadonlyMap<string, Meaning>>();
  read.set(source, known);
  const before = known.get(module);
  if (before) return before;
  const found = new Map<string, Meaning>();
  for (const statement of importStatements(source)) {
    if (moduleOf(statement.scope) !== module) continue;
    for (const one of bindingImports(statement))
      if (isMistaken(one)) found.set(one.binds, { ...one, scope: statement.scope });
  }
  known.set(module, found);
  return found;
}

/** What is called by its own name is what the model takes it for, unless a built-in function has that name. */
function isMistaken({ module, level, name, binds }: Import): boolean {
  if (level > 0 || !isStandardModule(module) || name === '*' || OF_TYPES.test(module)) return false;
  if (name === undefined) return binds !== module && binds !== module.split('.')[0];
  return binds !== name || BUILT_IN.has(name) || typeOfCall(`${module}.${name}`) === undefined;
}
