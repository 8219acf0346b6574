/** Values that a format does not take: `f'{name:d}'`, `f'{None:>8}'`. */
import { holesOf, inHole, specifierOf } from '../../python/expressions/holes';
import type { SubExpression } from '../../python/syntax';
import { literal } from '../../python/values/access-path';
import type { Value } from '../../python/values/value';
import { raised } from '../state/exceptions';
import type { TypeClash } from './type-clash';
import { differing, typeName } from './types-apart';

type Read = (text: string) => Value | undefined;

/** Undefined where Python takes all of them, or they are not known well enough. */
export function refusedFormat({ operator, operatorKind, node }: SubExpression, read: Read): TypeClash | undefined {
  if (operator === "f''") {
    for (const hole of holesOf(node?.bare)) {
      const specifier = specifierOf(hole);
      const isConverted = hole.named.some(({ type }) => type === 'type_conversion');
      const value = read(inHole(hole)?.bare.text ?? '');
      if (!specifier || isConverted || !value || specifier.named.length > 0) continue;
      const refused = refusedBy(specifier.text.replace(/^:/, ''), value);
      if (refused) return refused;
    }
    return undefined;
  }
  const given = operatorKind === 'call' && operator === 'format' ? (node?.bare.get('arguments')?.named ?? []) : [];
  const [value, specification] = given.map(({ bare }) => read(bare.text) ?? literal(bare.text));
  return given.length === 2 && value && specification?.kind === 'str'
    ? refusedBy(specification.value, value)
    : undefined;
}

const OF_INTEGERS = /[bcdoxXn]$/;
const OF_NUMBERS = /[eEfFgG%]$/;

function refusedBy(specification: string, value: Value): TypeClash | undefined {
  const type = typeName(value);
  if (type === undefined || specification === '') return undefined;
  if (!/^(?:int|float|str)$/.test(type)) {
    const message = `unsupported format string passed to ${type}.__format__`;
    return { pairs: differing(type, ['int', 'float', 'str']), exception: raised('TypeError', message) };
  }
  const isRefused =
    (type === 'str' && (OF_INTEGERS.test(specification) || OF_NUMBERS.test(specification))) ||
    (type === 'float' && /[bcdoxX]$/.test(specification));
  // What fills the space may be such a letter.
  if (!isRefused || /[<>=^]$/.test(specification.slice(0, -1))) return undefined;
  const message = `Unknown format code '${specification.slice(-1)}' for object of type '${type}'`;
  return { pairs: differing(type, [type === 'str' ? 'int' : 'str']), exception: raised('ValueError', message) };
}
