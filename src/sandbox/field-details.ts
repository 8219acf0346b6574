/** What the text of a dataclass says of its fields: the type that is written, and the default where it is a constant. */
import { builtInValue } from '../python/definitions/builtin-names';
import { findClass, valueName } from '../python/definitions/definitions';
import { annotatedStatements } from '../python/definitions/function-statements';
import { expressionTree } from '../python/expressions/expression-tree';
import { importedPath } from '../python/modules/imported-path';
import type { SyntaxNode } from '../python/statements/tree/syntax-node';
import type { FunctionInfo, SourceFile, Statement } from '../python/syntax';
import { literal } from '../python/values/access-path';
import { ValuesToJson, type Written } from './written-values';

export interface FieldDetails {
  readonly type?: Written;
  readonly default?: Written;
  readonly default_factory?: Written;
  readonly init?: boolean;
  readonly repr?: boolean;
  readonly compare?: boolean;
  /** What people have noted beside the field, as pairs. */
  readonly metadata?: Written;
}

/** @param used is told which classes of the program the types are */
export function fieldDetails(
  source: SourceFile,
  owner: FunctionInfo,
  used: (name: string) => void,
): Record<string, FieldDetails> {
  const place = { source, owner, used };
  const isText = /^from __future__ import .*\bannotations\b/m.test(source.text);
  return Object.fromEntries(
    annotatedStatements(source, owner).flatMap((statement) => {
      const [name] = statement.targets;
      const tree = isText ? undefined : expressionTree(statement.annotation)?.bare;
      const type = isText ? textOf(statement.annotation) : tree && typeWritten(place, tree);
      const details = { ...(type !== undefined && { type }), ...defaultsOf(place, statement), ...optionsOf(statement) };
      return name === undefined ? [] : [[name, details] as const];
    }),
  );
}

/** Which of its methods a class writes with the field: all of them where nothing else is said. */
function optionsOf({ calls }: Statement): FieldDetails {
  const given = calls.find(({ callee }) => callee === 'field')?.arguments ?? [];
  const names = ['init', 'repr', 'compare'];
  const options = names.flatMap((name) => {
    const text = given.find(({ keyword }) => keyword === name)?.text ?? 'True';
    return text === 'True' || text === 'False' ? [[name, text === 'True'] as const] : [];
  });
  return Object.fromEntries(options);
}

/** As Python writes it again, which is how it is written where nothing in it has two spellings. */
function textOf(annotation: string): Written | undefined {
  return /^(?:[\w.[\]]|, | \| )+$/.test(annotation) ? annotation : undefined;
}

/** Where a type is written, and who is told which classes of the program it names. */
interface Place {
  readonly source: SourceFile;
  readonly owner: FunctionInfo;
  readonly used: (name: string) => void;
}

/** Undefined for what has to be worked out. */
function typeWritten(place: Place, node: SyntaxNode): Written | undefined {
  switch (node.type) {
    case 'none':
      return null;
    case 'string': {
      const value = literal(node.text);
      return value?.kind === 'str' ? value.value : undefined;
    }
    case 'subscript': {
      const [origin, ...given] = node.named.map((part) => typeWritten(place, part.bare));
      const isKnown = Array.isArray(origin) && origin[0] === 'bi' && given.every((one) => one !== undefined);
      if (!isKnown || given.length === 0) return undefined;
      return ['x', ['typing.alias', [origin, given.length === 1 ? given[0] : ['t', given]], {}, null]];
    }
    case 'binary_operator': {
      const all = [node.get('left'), node.get('right')].map((part) => part && typeWritten(place, part.bare));
      const isUnion = node.get('operator')?.text === '|' && all.every((one) => Array.isArray(one) || one === null);
      return isUnion ? ['x', ['types.UnionType', all, {}, null]] : undefined;
    }
    case 'identifier':
      return classWritten(place, node.text);
    case 'attribute': {
      const [root = '', ...rest] = node.text.split('.');
      const path = importedPath(place.source, place.owner, root);
      return path !== undefined && /^\w+$/.test(rest.join('')) ? ['bi', [path, ...rest].join('.')] : undefined;
    }
    default:
      return undefined;
  }
}

function classWritten({ source, owner, used }: Place, name: string): Written | undefined {
  if (owner.parent?.kind !== 'module' || owner.locals.includes(name)) return undefined;
  const own = findClass(source, name);
  if (own) {
    used(valueName(own));
    return ['cls', valueName(own)];
  }
  const path = importedPath(source, owner, name);
  if (path !== undefined) return path.includes('.') ? ['bi', path] : undefined;
  const value = source.module.locals.includes(name) ? undefined : builtInValue(name);
  return value?.kind === 'opaque' && value.type === 'class' ? ['bi', value.name] : undefined;
}

const MISSING: Written = ['bi', 'dataclasses.MISSING'];

/** What is given where the field is not; undefined for what is worked out. */
function defaultsOf(place: Place, statement: Statement): FieldDetails {
  const written = statement.assignments?.[0]?.value.bare;
  const isField = written?.type === 'call' && /^(?:dataclasses\.)?field$/.test(written.get('function')?.text ?? '');
  const given = new Map((isField ? (written.get('arguments')?.named ?? []) : []).map((one) => [one.get('name')?.text, one.get('value')?.bare])); // prettier-ignore
  const [value, factory] = isField ? [given.get('default'), given.get('default_factory')] : [written, undefined];
  const made = factory?.type === 'identifier' ? classWritten(place, factory.text) : factory ? undefined : MISSING;
  const constant = value ? constantWritten(place.source, value) : MISSING;
  const notes = notesOf(place.source, given.get('metadata'));
  return {
    ...(constant !== undefined && { default: constant }),
    ...(made !== undefined && { default_factory: made }),
    ...(notes !== undefined && { metadata: notes }),
  };
}

/** Undefined where they are worked out. */
function notesOf(source: SourceFile, node: SyntaxNode | undefined): Written | undefined {
  const pairs = node && node.type !== 'none' ? (node.type === 'dictionary' ? node.named : undefined) : [];
  const written = pairs?.map((pair) => [pair.get('key'), pair.get('value')].map((part) => part && constantWritten(source, part.bare))); // prettier-ignore
  if (!written || written.flat().includes(undefined)) return undefined;
  return ['t', written.map((pair) => ['t', pair.flatMap((part) => (part === undefined ? [] : [part]))])];
}

function constantWritten(source: SourceFile, node: SyntaxNode): Written | undefined {
  const value = literal(node.text);
  const isConstant = value && /^(?:none|bool|int|float|str|bytes)$/.test(value.kind);
  return isConstant ? new ValuesToJson(source).write(value) : undefined;
}
