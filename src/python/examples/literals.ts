/** Literals in expressions in which some names have known values. */
import { isValueCall } from '../values/constructors';
import { lexemesOf } from '../text/lexemes';
import { parseArguments, parseValue, ValueSyntaxError, type ParsedArgument } from '../values/literal';
import { printValue } from '../values/print';
import { isTypeable } from '../values/argument-text';
import type { Value } from '../values/value';

export type Names = (name: string) => Value | undefined;

/** The value of a text that is a literal once names are replaced; undefined for anything that would have to be computed. */
export function literalValue(text: string, names: Names): Value | undefined {
  const value = reading(() => parseValue(replaced(text, names)));
  return value && isWritable(value) ? value : undefined;
}

/** The same for the text between the parentheses of a call. */
export function literalArguments(text: string, names: Names): ParsedArgument[] | undefined {
  const all = reading(() => parseArguments(replaced(text, names)));
  return all?.every(({ value }) => isWritable(value)) ? all : undefined;
}

function reading<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof ValueSyntaxError) return undefined;
    throw error;
  }
}

/** The text with the literals of names in their place. */
export function replaced(text: string, names: Names): string {
  const lexemes = lexemesOf(text);
  let out = '';
  let from = 0;
  lexemes.forEach(({ kind, text: word, start, end }, index) => {
    const next = lexemes[index + 1]?.text;
    if (kind !== 'word' || lexemes[index - 1]?.text === '.' || next === '(' || next === '=' || next === '.') return;
    const value = names(word);
    if (!value) return;
    out += text.slice(from, start) + printValue(value);
    from = end;
  });
  return out + text.slice(from);
}

/** An instance, or a call with an unknown value, cannot be written as a literal. */
const isWritable = (value: Value): boolean => isTypeable(value, isValueCall);
