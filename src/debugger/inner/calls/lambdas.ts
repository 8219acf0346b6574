/** Lambdas as values: where one was written, and the function that it is. Their frames are none that people step through. */
import { codeOf, codeOfLambda, definitionInside, HEAD, MIDDLE } from '../../../python/desugar/definitions-inside';
import { LAMBDA } from '../../../python/desugar/inner-function';
import { expressionTree } from '../../../python/expressions/expression-tree';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { FunctionInfo } from '../../../python/syntax';
import { keywordArgument } from '../../../python/values/constructors';
import { printValue } from '../../../python/values/print';
import type { OpaqueValue, Value } from '../../../python/values/value';
import type { Frame } from '../../state/state';

/** @param read values of defaults, which are computed where the lambda is */
export function lambdaValue(
  frame: Pick<Frame, 'function' | 'id' | 'closure'>,
  node: SyntaxNode,
  read: (node: SyntaxNode | undefined) => Value | undefined,
): Value {
  const kept: Value[] = [];
  const parameters = (node.get('parameters')?.named ?? []).map((parameter) => {
    const value = parameter.type === 'default_parameter' ? read(parameter.get('value')) : undefined;
    const name = parameter.get('name')?.text ?? '';
    if (!value) return parameter.text;
    if (WRITTEN.test(value.kind)) return `${name}=${printValue(value)}`;
    // What cannot be written is given to it, as by `partial`.
    kept.push(keywordArgument(name, value));
    return `${name}=None`;
  });
  const code = codeOfLambda(parameters, node.get('body')?.text ?? 'None');
  const definition = definitionInside(frame.function, LAMBDA, code);
  const around = frame.function.kind === 'function' ? frame.id : frame.closure;
  const value = { kind: 'opaque', type: 'function', name: 'lambda', definition } as const;
  const made = around === undefined ? value : { ...value, closure: around };
  return kept.length === 0 ? made : { kind: 'call', name: 'functools.partial', args: [made, ...kept] };
}

/** A function of our own as a value. @param code the text of one function */
export function writtenFunction(inside: FunctionInfo, name: string, code: string): OpaqueValue {
  const definition = definitionInside(inside, name, code);
  return { kind: 'opaque', type: 'function', name: 'lambda', definition };
}

/** What is the same value wherever it is written. */
const WRITTEN = /^(?:none|bool|int|float|str|bytes)$/;

/** The tree of a lambda; undefined for any other value. */
export function lambdaTree(value: Value): SyntaxNode | undefined {
  const code = value.kind === 'opaque' ? codeOf(value.definition) : undefined;
  if (code === undefined) return undefined;
  const at = code.indexOf(MIDDLE);
  const text = `lambda ${code.slice(HEAD.length, at)}: (${code.slice(at + MIDDLE.length)})`;
  const tree = expressionTree(text)?.bare;
  return tree?.type === 'lambda' ? tree : undefined;
}
