/** What the header of a function of the program says, for the text that stands for `inspect`. */
import { lambdaFunction } from '../../python/desugar/definitions-inside';
import { isDataclass } from '../../python/definitions/dataclass-mark';
import { classOf, findMethod, functionNamed } from '../../python/definitions/definitions';
import type { FunctionInfo, Parameter, SourceFile } from '../../python/syntax';
import { literal } from '../../python/values/access-path';
import type { OpaqueValue, Value } from '../../python/values/value';
import { NONE } from '../objects/containers';
import { defaultKey } from '../state/default-values';
import { globalsOf, type State } from '../state/state';

/** As `inspect` numbers them. */
const KINDS = {
  'positional-only': 0,
  positional: 1,
  'var-positional': 2,
  'keyword-only': 3,
  'var-keyword': 4,
} as const;

/** Name, number of its kind, and default in a tuple, of each parameter; None for what is no function of the program, and for classes that make their own `__init__`. */
export function headerOf(source: SourceFile, state: State, scope: FunctionInfo, value: Value): Value {
  const called = calledBy(source, scope, value);
  if (!called) return NONE;
  const { info, isBound, closure } = called;
  const items = info.parameters.slice(isBound ? 1 : 0).map((parameter): Value => {
    const kind = KINDS[parameter.isPositionalOnly ? 'positional-only' : parameter.kind];
    const given = parameter.default === undefined ? [] : [defaultOf(state, info, parameter, closure)];
    return {
      kind: 'tuple',
      items: [{ kind: 'str', value: parameter.name }, { kind: 'int', value: BigInt(kind) }, { kind: 'tuple', items: given }], // prettier-ignore
    };
  });
  return { kind: 'list', items };
}

/** The function or class of the program that has the annotations. */
export function annotatedBy(source: SourceFile, scope: FunctionInfo, value: Value): FunctionInfo | undefined {
  if (value.kind !== 'opaque') return undefined;
  return value.type === 'function' ? infoOf(source, scope, value) : classOf(source, value);
}

/** It is a class, or what calling it makes at once; empty for what simply runs. */
export function kindOf(source: SourceFile, scope: FunctionInfo, value: Value): string {
  if (value.kind === 'opaque' && value.type === 'class') return 'class';
  const info = value.kind === 'opaque' && value.type === 'function' ? infoOf(source, scope, value) : undefined;
  if (!info) return '';
  if (info.isAsync) return info.isGenerator ? 'async_generator' : 'coroutine';
  return info.isGenerator ? 'generator' : '';
}

function calledBy(
  source: SourceFile,
  scope: FunctionInfo,
  value: Value,
): { readonly info: FunctionInfo; readonly isBound: boolean; readonly closure?: number | undefined } | undefined {
  if (value.kind !== 'opaque') return undefined;
  if (value.type === 'function') {
    const info = infoOf(source, scope, value);
    return info && { info, isBound: value.self !== undefined, closure: value.closure };
  }
  const owner = classOf(source, value);
  const init = owner && !isDataclass(source, owner) ? findMethod(source, owner, '__init__')?.info : undefined;
  return init && { info: init, isBound: true };
}

function infoOf(source: SourceFile, scope: FunctionInfo, { name, definition }: OpaqueValue): FunctionInfo | undefined {
  const found =
    definition === undefined
      ? functionNamed(source, scope, name)
      : (lambdaFunction(source, definition) ?? source.functions.findLast((one) => one.qualifiedName === definition));
  return found?.kind === 'function' ? found : undefined;
}

function defaultOf(
  state: State,
  info: FunctionInfo,
  { name, default: text = '' }: Parameter,
  closure: number | undefined,
): Value {
  const known = state.defaults.get(defaultKey(info, name, closure)) ?? literal(text);
  const global = /^[^\W\d]\w*$/u.test(text) && info.parent?.kind === 'module' ? globalsOf(state, info).get(text) : undefined; // prettier-ignore
  return known ?? global ?? { kind: 'unknown', reason: `the default of ${name} is worked out where ${info.name} is defined` }; // prettier-ignore
}
