import type { ComputedValue, Query } from '../../src/codec/query';
import { parseValue } from '../../src/python/values/literal';
import { loadPython } from '../../src/python/source';
import type { Value } from '../../src/python/values/value';

const python = await loadPython();

export interface QueryOptions {
  readonly line?: number;
  readonly computed?: readonly ComputedValue[];
  readonly iterator?: Query['iterator'];
  readonly handled?: Query['handled'];
}

/** The question about one line of a program, with the values of its names given as text or as values. */
export function queryOf(
  code: string,
  names: Readonly<Record<string, string | Value>> = {},
  options: QueryOptions = {},
): Query {
  const file = python.parse(code);
  const statement = file.statementAt(options.line ?? 1);
  if (!statement) throw new Error('no statement on that line');
  return {
    statement,
    lookup: (name) => {
      const value = Object.hasOwn(names, name) ? names[name] : undefined;
      return typeof value === 'string' ? parseValue(value) : value;
    },
    isCallable: (name) => file.functions.some((other) => other.name === name),
    computed: options.computed ?? [],
    ...(options.iterator && { iterator: options.iterator }),
    ...(options.handled && { handled: options.handled }),
  };
}
