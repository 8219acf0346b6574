/** Questions about whole functions, for tests. */
import type { InvertQuery, JumpQuery } from '../../src/codec/function/function-query';
import { parseValue } from '../../src/python/values/literal';
import { loadPython } from '../../src/python/source';
import type { Value } from '../../src/python/values/value';

const python = await loadPython();

type Names = Readonly<Record<string, string | Value>>;

function scopeOf(code: string, names: Names): Pick<JumpQuery, 'function' | 'outline' | 'lookup'> {
  const file = python.parse(code);
  const [info] = file.functions;
  if (!info) throw new Error('no function in the code');
  return {
    function: info,
    outline: file.outline(info),
    lookup: (name) => {
      const value = Object.hasOwn(names, name) ? names[name] : undefined;
      return typeof value === 'string' ? parseValue(value) : value;
    },
  };
}

/** A jump in the first function of the code, with the values of its names given as text or as values. */
export function jumpOf(
  code: string,
  names: Names,
  line: number,
  targets: readonly number[] = [],
  more: Partial<Pick<JumpQuery, 'loops' | 'handled'>> = {},
): JumpQuery {
  return { kind: 'jump', ...scopeOf(code, names), line, loops: [], targets, ...more };
}

export function inversionOf(code: string, given: Names, ending: InvertQuery['ending']): InvertQuery {
  return { kind: 'invert', ...scopeOf(code, given), ending };
}
