/** `C.size` where the class has a property of that name: the object that calls its functions. */
import { classOf, findClass, findMethod, findModifier, valueName } from '../../../python/definitions/definitions';
import { docstringOf } from '../../../python/definitions/docstring';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { FunctionInfo, SourceFile } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import type { HeldValues, InnerStep } from '../calls/inner-call';

/** Undefined for anything but a property of a class of the program. */
export function propertyStep(
  source: SourceFile,
  node: SyntaxNode,
  holder: Value | undefined,
  values: HeldValues,
): InnerStep | undefined {
  const name = node.get('attribute')?.text ?? '';
  if (holder?.kind === 'unknown' && holder.type === 'property' && name === '__doc__')
    return textOf(source, node, values);
  const owner = holder?.kind === 'opaque' && holder.type === 'class' ? classOf(source, holder) : undefined;
  const value = owner && propertyObject(source, owner, name);
  return value && { value, ...(value.kind === 'object' && { inPlace: true }) };
}

/** `C.prop.__doc__`: its text is known, where nothing else of it is. */
function textOf(source: SourceFile, node: SyntaxNode, values: HeldValues): InnerStep | undefined {
  const read = node.get('object')?.bare;
  const holder = read?.type === 'attribute' ? values.of(read.get('object')) : undefined;
  const owner = holder?.kind === 'opaque' && holder.type === 'class' ? classOf(source, holder) : undefined;
  const method = owner && findMethod(source, owner, read?.get('attribute')?.text ?? '');
  return method?.binding === 'property' ? { value: docstringOf(method.info), inPlace: true } : undefined;
}

/** Of a program that does no more with properties than reading them, only what they are is known. */
export function propertyObject(source: SourceFile, owner: FunctionInfo, name: string): Value | undefined {
  const method = findMethod(source, owner, name);
  if (method?.binding !== 'property') return undefined;
  const kind = findClass(source, 'builtins.property');
  if (!kind) return { kind: 'unknown', type: 'property' };
  // Its functions have the same name, so that their lines tell them apart.
  const part = (info: FunctionInfo | undefined): Value =>
    info
      ? { kind: 'opaque', type: 'function', name: valueName(info), definition: `${info.qualifiedName}:${info.line}` }
      : { kind: 'none' };
  const attributes: (readonly [string, Value])[] = [
    ['fget', part(method.info)],
    ['fset', part(findModifier(source, owner, name, 'setter'))],
    ['fdel', part(findModifier(source, owner, name, 'deleter'))],
    ['_name', { kind: 'str', value: ` '${name}'` }],
    [
      '__doc__',
      method.info.name === name
        ? docstringOf(method.info)
        : { kind: 'unknown', reason: 'what it says of itself is not known' },
    ],
  ];
  return { kind: 'object', className: valueName(kind), attributes };
}
