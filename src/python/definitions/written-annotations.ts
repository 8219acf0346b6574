/** `__annotations__` of a function or class, as far as what is written names built-in classes and those of the program. */
import type { FunctionInfo, SourceFile } from '../syntax';
import { literal } from '../values/access-path';
import { printValue } from '../values/print';
import type { Value } from '../values/value';
import { classValue, findClass } from './definitions';
import { annotatedStatements } from './function-statements';

export function writtenAnnotations(source: SourceFile, info: FunctionInfo | undefined): Value | undefined {
  if (!info || info.inner || info.kind === 'module') return undefined;
  const written = info.kind === 'class' ? fieldsOf(source, info) : parametersOf(info);
  return { kind: 'dict', entries: written.map(([name, text]) => [{ kind: 'str', value: name }, typeOf(source, text)]) };
}

const AS_TEXTS = /^from __future__ import .*\bannotations\b/m;

/** The same as they are written, in quotes where Python keeps no more than texts; None for what has none of its own. */
export function annotationTexts(source: SourceFile, info: FunctionInfo | undefined): Value {
  if (!info || info.inner || info.kind === 'module') return { kind: 'none' };
  const written = info.kind === 'class' ? fieldsOf(source, info) : parametersOf(info);
  const isText = AS_TEXTS.test(source.text);
  return {
    kind: 'dict',
    entries: written.map(([name, value]) => [
      { kind: 'str', value: name },
      { kind: 'str', value: isText ? printValue({ kind: 'str', value }) : value },
    ]),
  };
}

function fieldsOf(source: SourceFile, info: FunctionInfo): (readonly [string, string])[] {
  return annotatedStatements(source, info).flatMap(({ targets, annotation }) =>
    targets.map((name) => [name, annotation] as const),
  );
}

function parametersOf({ parameters, returns }: FunctionInfo): (readonly [string, string])[] {
  const given = parameters.flatMap(({ name, annotation }) => (annotation === undefined ? [] : [[name, annotation] as const])); // prettier-ignore
  return returns === undefined ? given : [...given, ['return', returns]];
}

function typeOf(source: SourceFile, text: string): Value {
  if (AS_TEXTS.test(source.text)) return { kind: 'str', value: text };
  const written = literal(text);
  if (written?.kind === 'str' || written?.kind === 'none') return written;
  const owner = /^[^\W\d]\w*$/u.test(text) ? findClass(source, text) : undefined;
  if (owner) return classValue(owner);
  if (BUILT_IN.test(text)) return { kind: 'opaque', type: 'class', name: text };
  return { kind: 'unknown', type: 'type', reason: `what ${text} stands for is worked out where it is written` };
}

const BUILT_IN = /^(?:int|str|float|bool|bytes|complex|list|dict|set|tuple|frozenset|object|type)$/;
