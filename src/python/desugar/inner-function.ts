/**
 * Functions that run inside a statement and that nobody has written: the one that a comprehension is, or what a built-in
 * function does as far as it calls back. Their code is a text like any other, and they see the names around them.
 */
import type { FunctionInfo, SourceFile, Statement } from '../syntax';

/** What CPython calls the frame of a lambda. */
export const LAMBDA = '<lambda>';

const known = new WeakMap<FunctionInfo, Map<string, FunctionInfo>>();

/**
 * @param name as CPython calls such a frame: `<listcomp>`
 * @param text the text of one function
 * @param outer the function in whose statement it runs
 */
export function innerFunction(program: SourceFile, name: string, text: string, outer: FunctionInfo): FunctionInfo {
  const made = known.get(outer) ?? new Map<string, FunctionInfo>();
  known.set(outer, made);
  const key = `${name} ${text}`;
  const info = made.get(key) ?? read(program, name, text, outer);
  made.set(key, info);
  return info;
}

/** The same function inside of another one. */
export function movedInto(program: SourceFile, info: FunctionInfo, outer: FunctionInfo): FunctionInfo {
  return info.inner ? innerFunction(program, info.name, info.inner.source.text, outer) : info;
}

/** The statement on a line of a function, written or not. */
export function statementOf(program: SourceFile, info: FunctionInfo, line: number): Statement | undefined {
  const { inner } = info;
  if (!inner) return program.statementAt(line, info);
  const statement = inner.source.statementAt(line, inner.scope);
  return statement && (program.within?.(info, statement) ?? statement);
}

/** One of the statements on a line. */
export function pieceOf(program: SourceFile, info: FunctionInfo, line: number, piece: number): Statement | undefined {
  const found = statementOf(program, info, line)?.pieces?.[piece];
  return found && (program.within?.(info, found) ?? found);
}

function read(program: SourceFile, name: string, text: string, outer: FunctionInfo): FunctionInfo {
  const source = program.reading(text);
  const [scope] = source.functions;
  if (!scope) throw new Error(`there is no function in ${JSON.stringify(text)}`);
  // What `:=` binds in a comprehension belongs to the function around it, and in a lambda to the lambda.
  const bound = name === LAMBDA ? new Set<string>() : boundOutside(source, scope);
  let around = outer;
  while (around.inner && around.name !== LAMBDA && around.parent) around = around.parent;
  const { line, endLine, parameters, isGenerator, isAsync, firstLine, locals } = scope;
  return {
    name,
    qualifiedName: `${outer.qualifiedName}.${name}`,
    kind: 'function',
    line,
    endLine,
    parameters,
    bases: [],
    decorators: [],
    isGenerator,
    isAsync,
    parent: outer,
    firstLine,
    locals: locals.filter((local) => !bound.has(local)),
    globals: [...bound].filter((local) => around.kind === 'module' || around.globals.includes(local)),
    nonlocals: [],
    inner: { source, scope },
  };
}

function boundOutside(source: SourceFile, scope: FunctionInfo): Set<string> {
  const bound = new Set<string>();
  for (const line of source.executableLines) {
    const { tokens = [] } = source.statementAt(line, scope) ?? {};
    for (const [at, { kind, text }] of tokens.entries())
      if (kind === 'name' && tokens[at + 1]?.text === ':=') bound.add(text);
  }
  return bound;
}
