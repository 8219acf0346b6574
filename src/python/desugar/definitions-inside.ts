/** How values name functions that run inside a statement, such as lambdas: by where they are, and by their code. */
import type { FunctionInfo, SourceFile } from '../syntax';
import { innerFunction } from './inner-function';

/** Between the parts of a definition: the function of the program, then name and code of each one that runs inside of it. */
const BETWEEN = '\0';

/** The code of a lambda. */
export const [HEAD, MIDDLE] = ['def f(', '):\n    return '] as const;

/** @param parameters as they are written */
export function codeOfLambda(parameters: readonly string[], body: string): string {
  const returned = /[\r\n]|:=/.test(body) ? `(${body})` : body;
  return `${HEAD}${parameters.join(', ')}${MIDDLE}${returned}\n`;
}

/** @param code the text of one function */
export function definitionInside(inside: FunctionInfo, name: string, code: string): string {
  return [...pathOf(inside), name, code].join(BETWEEN);
}

/** The function that a lambda is; undefined for any other value. */
export function lambdaFunction(source: SourceFile, definition: string | undefined): FunctionInfo | undefined {
  const [root, ...inner] = definition?.split(BETWEEN) ?? [];
  if (inner.length === 0) return undefined;
  let info = source.functions.findLast(({ qualifiedName }) => qualifiedName === root) ?? source.module;
  for (let at = 0; at < inner.length; at += 2) {
    const [name = '', code = ''] = inner.slice(at, at + 2);
    info = innerFunction(source, name, code, info);
  }
  return info;
}

/** The code of a lambda; undefined for any other function. */
export function codeOf(definition: string | undefined): string | undefined {
  const parts = definition?.split(BETWEEN) ?? [];
  return parts.length > 1 ? parts.at(-1) : undefined;
}

function pathOf({ inner, parent, name, qualifiedName }: FunctionInfo): string[] {
  return inner && parent ? [...pathOf(parent), name, inner.source.text] : [qualifiedName];
}
