/** What `type.__new__` and calls of metaclasses do, as functions of our own. */
import { builtInValue } from '../../python/definitions/builtin-names';
import { directBases } from '../../python/definitions/class-order';
import { classValue, findMethod } from '../../python/definitions/definitions';
import { innerFunction } from '../../python/desugar/inner-function';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import type { Value } from '../../python/values/value';

/** What no Python could say: the class itself, and which of the values in it want to know their names. */
export const MADE = '__made_class__';
export const NAMED = '__named_values__';

/** What is in a class is told its name, and its bases are told of it. */
const MAKING = [
  `_made = ${MADE}(_meta, _name, _bases, _namespace)`,
  `for _key, _value in ${NAMED}(_namespace):`,
  '    _value.__set_name__(_made, _key)',
  'super(_made, _made).__init_subclass__(**_given)',
];
const PARAMETERS = '_meta, _name, _bases, _namespace, **_given';

const ABSTRACT: Value = { kind: 'opaque', type: 'class', name: 'abc.ABC' };
const NOT_KNOWN: Value = { kind: 'unknown', reason: 'a base of somebody else is not known' };

/** The bases of a class, as a tuple. */
export function basesOf(source: SourceFile, info: FunctionInfo): Value {
  const foreign = (name: string): Value => builtInValue(name) ?? (/^(?:abc\.)?ABC$/.test(name) ? ABSTRACT : NOT_KNOWN);
  const items = directBases(source, info).map((base) => (typeof base === 'string' ? foreign(base) : classValue(base)));
  return { kind: 'tuple', items };
}

/** What `type.__new__` does, as a function of our own. */
export function newOfType(source: SourceFile): FunctionInfo {
  return written(source, makingBy(source, undefined));
}

/** What calling a metaclass of the program runs, as a function of our own. */
export function callOfMeta(source: SourceFile, meta: FunctionInfo): FunctionInfo {
  return written(source, makingBy(source, meta));
}

/** How a metaclass makes a class: what it writes itself takes the place of what `type` does. @param meta `type` where it is undefined */
export function makingBy(source: SourceFile, meta: FunctionInfo | undefined): string[] {
  const has = (name: string): boolean => meta !== undefined && findMethod(source, meta, name) !== undefined;
  const given = PARAMETERS.slice(PARAMETERS.indexOf(',') + 2);
  const made = has('__new__') ? [`_made = _meta.__new__(_meta, ${given})`] : MAKING;
  return [...made, ...(has('__init__') ? [`_meta.__init__(_made, ${given})`] : []), 'return _made'];
}

function written(source: SourceFile, lines: readonly string[]): FunctionInfo {
  const text = [`def f(${PARAMETERS}):`, ...lines.map((line) => `    ${line}`), ''].join('\n');
  return innerFunction(source, '<type>', text, source.module);
}
