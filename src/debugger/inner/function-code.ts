/** What is written of a function, as `f.__code__` says it, and what it has of the functions around it: `f.__closure__`. */
import { freeVariables, valueName } from '../../python/definitions/definitions';
import { ownerOf } from '../../python/definitions/name-resolution';
import { lambdaFunction } from '../../python/desugar/definitions-inside';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { FunctionInfo, Parameter, SourceFile } from '../../python/syntax';
import { writtenName } from '../../python/text/private-names';
import type { ForeignValue, OpaqueValue, Value } from '../../python/values/value';
import { functionAt } from '../calls/single-dispatch';
import { holderOf } from '../state/name-scopes';
import type { HeldValues, InnerStep } from './calls/inner-call';

export function infoOf(source: SourceFile, { name, definition }: OpaqueValue): FunctionInfo | undefined {
  const found = source.functions.findLast((info) => definition === undefined ? valueName(info) === name : info.qualifiedName === definition); // prettier-ignore
  return found ?? functionAt(source, definition) ?? lambdaFunction(source, definition);
}

/** `f.__code__.co_argcount` and others that say what is written. */
export function codeAttribute(source: SourceFile, node: SyntaxNode, values: HeldValues): Value | undefined {
  const isCode = node.type === 'attribute' && node.get('attribute')?.text === '__code__';
  const kept = isCode ? undefined : values.of(node.get('object'));
  if (kept?.kind === 'foreign' && kept.type === 'code') return kept.attributes.find(([name]) => name === node.get('attribute')?.text)?.[1]; // prettier-ignore
  const code = isCode ? node : node.type === 'attribute' ? node.get('object')?.bare : undefined;
  const holder = code?.type === 'attribute' && code.get('attribute')?.text === '__code__' ? values.of(code.get('object')) : undefined; // prettier-ignore
  const info = holder?.kind === 'opaque' && holder.type === 'function' ? infoOf(source, holder) : undefined;
  if (!info) return undefined;
  if (!isCode) return written(source, info, node.get('attribute')?.text ?? '');
  return hidden(
    'code',
    `<code object ${writtenName(info)}>`,
    TOLD.map((name) => [name, written(source, info, name)]),
  );
}

/** What a code object has for those who keep it. */
const TOLD = 'co_name co_argcount co_kwonlyargcount co_posonlyargcount co_nlocals co_varnames co_freevars co_cellvars co_firstlineno'.split(' '); // prettier-ignore

function written(source: SourceFile, info: FunctionInfo, attribute: string): Value {
  const named = (...kinds: readonly Parameter['kind'][]): string[] =>
    kinds.flatMap((kind) => info.parameters.flatMap((one) => (one.kind === kind ? [one.name] : [])));
  const count = (names: readonly unknown[]): Value => ({ kind: 'int', value: BigInt(names.length) });
  const texts = (names: readonly string[]): Value => ({ kind: 'tuple', items: names.map((value) => ({ kind: 'str', value })) }); // prettier-ignore
  const parameters = named('positional', 'keyword-only', 'var-positional', 'var-keyword');
  const inner = new Set(functionsIn(source, info).flatMap((one) => closureNames(source, one)));
  // What functions inside use is a cell, and only where it is a parameter a local name as well.
  const own = info.locals.filter((name) => !parameters.includes(name));
  const all = [...parameters, ...own.filter((name) => !inner.has(name))];
  switch (attribute) {
    case 'co_name':
      return { kind: 'str', value: writtenName(info) };
    case 'co_argcount':
      return count(named('positional'));
    case 'co_kwonlyargcount':
      return count(named('keyword-only'));
    case 'co_posonlyargcount':
      return count(info.parameters.filter(({ isPositionalOnly }) => isPositionalOnly));
    case 'co_nlocals':
      return count(all);
    case 'co_varnames':
      return texts(all);
    case 'co_freevars':
      return texts(closureNames(source, info));
    case 'co_cellvars':
      return texts([
        ...parameters.filter((name) => inner.has(name)),
        ...own.filter((name) => inner.has(name)).toSorted(),
      ]);
    case 'co_firstlineno':
      return { kind: 'int', value: BigInt(info.line) };
    default:
      return { kind: 'unknown', reason: `${attribute} is what a compiler makes of the function` };
  }
}

/** How whoever evaluates makes it. */
const CELL = JSON.stringify(['types.CellType', [['part', 0]], {}, null]);

/** `f.__closure__`: a cell for each name that belongs to a function around it. */
export function closureStep(source: SourceFile, holder: OpaqueValue): InnerStep {
  const info = infoOf(source, holder);
  const names = info && closureNames(source, info);
  if (!names || names.length === 0) return { value: names ? { kind: 'none' } : { kind: 'unknown', reason: `what ${holder.name} has of other functions is not known` } }; // prettier-ignore
  return {
    does: (state) => {
      const cells = names.map((name): Value => {
        const owner = ownerOf(info, name);
        const value = owner && holderOf(state, owner, holder.closure)?.locals.get(name);
        if (!value) return hidden('cell', '<cell: empty>', []);
        return { ...hidden('cell', '<cell>', [['cell_contents', value]]), recipe: CELL, parts: [value] };
      });
      return [state, { kind: 'tuple', items: cells }];
    },
  };
}

/** Names of functions around it that it uses itself, or hands on to those inside it. */
function closureNames(source: SourceFile, info: FunctionInfo): string[] {
  const handed = functionsIn(source, info).flatMap((one) => closureNames(source, one));
  const names = [...freeVariables(source, info), ...handed.filter((name) => !info.locals.includes(name) || info.kind === 'class')]; // prettier-ignore
  return [...new Set(names)].filter((name) => ownerOf(info, name) !== undefined).toSorted();
}

function functionsIn(source: SourceFile, info: FunctionInfo): FunctionInfo[] {
  return source.functions.filter(({ parent }) => parent === info);
}

/** Something of the interpreter's, of which only this is known. */
function hidden(type: string, text: string, attributes: ForeignValue['attributes']): ForeignValue {
  return { kind: 'foreign', type, text, attributes, recipe: '', parts: [], isMutable: false };
}
