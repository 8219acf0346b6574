/**
 * Calls that are like a given one: other arguments that often go another way. A search needs something to try; what comes of it is
 * predicted.
 */
import { outlinedStatements } from '../../../python/definitions/function-statements';
import { parseCall, syntaxProblem, type ParsedArgument } from '../../../python/values/literal';
import { argumentsText } from '../../../python/values/argument-text';
import { printValue } from '../../../python/values/print';
import type { FunctionInfo, SourceFile } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';

/** Constants of a function that are tried, and variants of one argument. */
const MOST_CONSTANTS = 8;
const MOST_VARIANTS = 14;

/** Each with one argument changed, and one with all of them emptied; none for a call with a receiver of its own. */
export function variantCalls(source: SourceFile, info: FunctionInfo, call: string): string[] {
  if (/\)\s*\./.test(call) || syntaxProblem(() => parseCall(call)) !== undefined) return [];
  const { callee, arguments: given } = parseCall(call);
  const constants = constantsOf(source, info);
  const written = (all: readonly ParsedArgument[]): string => `${callee}(${argumentsText(all)})`;
  const found = given.flatMap((argument, at) =>
    variantsOf(argument.value, constants)
      .slice(0, MOST_VARIANTS)
      .map((value) => written(given.with(at, { ...argument, value }))),
  );
  return [...new Set(found)].filter((other) => other !== call);
}

/** Numbers and texts that the function itself mentions: what it does often changes there. */
function constantsOf(source: SourceFile, info: FunctionInfo): Value[] {
  const tokens = outlinedStatements(source, info).flatMap((statement) => statement.tokens);
  const values = tokens.flatMap(({ kind, text, value }): Value[] => {
    if (kind === 'int' && /^\d{1,9}$/.test(text)) return [{ kind: 'int', value: BigInt(text) }];
    return kind === 'string' && value !== undefined && value.length < 40 ? [{ kind: 'str', value }] : [];
  });
  const distinct = new Map(values.map((value) => [printValue(value), value]));
  return [...distinct.values()].slice(0, MOST_CONSTANTS);
}

function variantsOf(value: Value, constants: readonly Value[]): Value[] {
  switch (value.kind) {
    case 'bool':
      return [{ kind: 'bool', value: !value.value }];
    case 'int': {
      const near = constants.flatMap((one) => (one.kind === 'int' ? [one.value - 1n, one.value, one.value + 1n] : []));
      const all = [0n, 1n, value.value + 1n, value.value - 1n, -value.value, 2n, ...near];
      return [...new Set(all)].filter((other) => other !== value.value).map((other) => ({ kind: 'int', value: other }));
    }
    case 'float':
      return [0, -value.value, value.value + 1, 0.5].map((other) => ({ kind: 'float', value: other }));
    case 'str': {
      const own = constants.filter((one) => one.kind === 'str');
      const texts = [
        '',
        value.value.slice(0, 1),
        value.value + value.value,
        Array.from(value.value).reverse().join(''),
        ` ${value.value}`,
      ];
      // The same around numbers, for a text that is read as one.
      const numerals = /^-?\d+$/.test(value.value)
        ? variantsOf({ kind: 'int', value: BigInt(value.value) }, constants).map((one) => printValue(one))
        : [];
      return [
        ...numerals.map((text): Value => ({ kind: 'str', value: text })),
        ...texts.filter((text) => text !== value.value).map((text): Value => ({ kind: 'str', value: text })),
        ...own,
      ];
    }
    case 'list':
    case 'tuple': {
      const { items } = value;
      const [first] = items;
      const others = first ? variantsOf(first, constants).slice(0, 3) : [];
      const lists = [[], items.slice(0, 1), [...items].reverse(), items.slice(0, -1), [...items, ...items.slice(-1)]];
      return [...lists, ...others.map((other) => [other, ...items.slice(1)])]
        .filter((other) => printValue({ kind: value.kind, items: other }) !== printValue(value))
        .map((other) => ({ kind: value.kind, items: other }));
    }
    case 'set':
      return [[], value.items.slice(0, 1)].map((items) => ({ kind: 'set', items }));
    case 'dict':
      return [[], value.entries.slice(0, 1)].map((entries) => ({ kind: 'dict', entries }));
    default:
      return [];
  }
}
