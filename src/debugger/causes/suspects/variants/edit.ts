/** One change of a program's text, and what the changes of a statement are made from. */
import { placesIn, type Place } from '../../../../python/statements/tree/node-tokens';
import type { SourceFile, SourceRange, Statement } from '../../../../python/syntax';
import type { Value } from '../../../../python/values/value';

export interface Edit {
  readonly range: SourceRange;
  /** The replacement text. */
  readonly by: string;
  /** How common a slip like this is, 0 to 1. */
  readonly weight: number;
  /** For people, where the texts themselves say it badly. */
  readonly says?: string;
  /** Lines are put in, or move to another block: what ran before cannot simply go on. */
  readonly isMoved?: boolean;
}

/** A statement as it ran. */
export interface Ran {
  readonly statement: Statement;
  readonly source: SourceFile;
  /** Values of the names that it could read, as it ran last; empty where it did not run. */
  readonly values: ReadonlyMap<string, Value>;
  /** What the outermost call should have returned, if that is known. */
  readonly expected?: Value | undefined;
  /** Physical lines of the file. */
  textOf(line: number): string;
}

/** All nodes of the statement's expressions and targets. */
export function nodesOf({ statement }: Ran): Place[] {
  return [...placesIn(statement).values()];
}

/** What may take another's place: numbers for numbers, a list for a list. */
export function sortOf(value: Value): string {
  switch (value.kind) {
    case 'int':
    case 'float':
      return 'number';
    case 'call':
      return value.name;
    case 'object':
    case 'none':
      return 'object';
    default:
      return value.kind;
  }
}

/** The sort of the value of a name, or of a literal. */
export function sortOfText(text: string, { values }: Ran): string | undefined {
  const value = values.get(text);
  if (value) return sortOf(value);
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return 'number';
  if (/^(?:True|False)$/.test(text)) return 'bool';
  if (/^['"]/.test(text)) return 'str';
  return text.startsWith('[') ? 'list' : undefined;
}

const SIMPLE = new Set(['identifier', 'integer', 'call', 'subscript', 'attribute', 'parenthesized_expression', 'list']);

/** The text of a node as an operand of an operator or an attribute. */
export function operand({ node: { type, text } }: Pick<Place, 'node'>): string {
  return SIMPLE.has(type) ? text : `(${text})`;
}

/** It is all that its statement returns, assigns, tests or goes through. */
export function isWhole({ parent }: Place): boolean {
  return !parent || /_statement$|^assignment$/.test(parent.node.type);
}

/** The node is what an assignment, a loop or `del` sets. */
export function isTarget({ statement }: Ran, place: Place): boolean {
  const sets = [...(statement.assignments ?? []).flatMap(({ targets }) => targets), statement.loopTarget];
  for (let at: Place | undefined = place; at; at = at.parent) {
    if (at.parent?.node.type === 'subscript' || at.parent?.node.type === 'attribute') {
      // `i` in `a[i] = x` is read.
      if (at.node !== at.parent.node.get(at.parent.node.type === 'subscript' ? 'value' : 'object')) return false;
    }
    if (sets.some((one) => one?.range.line === at.node.range.line && one.range.column === at.node.range.column))
      return sets.some((one) => one?.text === at.node.text);
  }
  return false;
}
