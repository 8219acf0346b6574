/**
 * A question about a whole function as tokens: its source, the values of the names in it, the positions of its loops, and the
 * command. Other functions are only named, so the answer follows from the prompt if they are not called.
 */
import type { Value } from '../../python/values/value';
import {
  MOST_TARGETS,
  type FunctionQuery,
  type FunctionScope,
  type InvertQuery,
  type JumpQuery,
} from './function-query';
import { FunctionSource } from './function-source';
import { LONGEST_PROMPT } from '../step/prompt';
import { CodecError, Slots } from '../vocabulary/slots';
import { tokenId } from '../vocabulary/vocabulary';
import { ValueWriter, writeException } from '../values/value-writer';
import { isWord, writeVariables, type Variable } from '../values/prompt-variables';

export class FunctionPrompt<Query extends FunctionQuery = FunctionQuery> {
  readonly slots: Slots;
  readonly writer: ValueWriter;
  readonly source: FunctionSource;
  /** Names of the function whose values are known, by slot token. */
  readonly variables: readonly Variable[];
  readonly tokens: readonly number[];

  /** @throws CodecError for what the token language cannot express. */
  constructor(readonly query: Query) {
    this.slots = new Slots(variableTest(query));
    this.writer = new ValueWriter(this.slots);
    this.source = new FunctionSource(query.outline, this.slots);
    this.variables = this.findVariables();
    const source = ['<function>', ...this.source.tokens];
    const tokens = [...source, ...(query.kind === 'jump' ? this.jump(query) : this.invert(query))];
    this.tokens = tokens.map(tokenId);
    this.slots.complete();
    if (tokens.length > LONGEST_PROMPT)
      throw new CodecError(`the function and its values take ${tokens.length} tokens, more than ${LONGEST_PROMPT}`);
  }

  private findVariables(): Variable[] {
    return this.slots.names.flatMap((name) => {
      const token = this.slots.known(name, 'name');
      const value = this.query.lookup(name);
      return value && token !== undefined && !isNameAlone(this.query, name, value) ? [{ name, token, value }] : [];
    });
  }

  private jump({ line, loops, handled, targets, tellsPath }: JumpQuery): string[] {
    if (targets.length > MOST_TARGETS) throw new CodecError(`more than ${MOST_TARGETS} lines to jump to`);
    return [
      '<at>',
      this.label(line),
      ...this.values(),
      ...loops.flatMap(({ line: header, taken, iterable }) => [
        '<iter>',
        this.label(header),
        ...Array.from(String(taken)),
        ...(iterable ? ['=', ...this.writer.write(iterable)] : []),
      ]),
      ...(handled ? ['<handled>', ...writeException(handled, this.slots)] : []),
      '<do>',
      ...(tellsPath ? ['<step>'] : []),
      ...(targets.length === 0 ? ['<finish>'] : ['<to>', ...targets.map((target) => this.label(target))]),
    ];
  }

  private invert({ ending }: InvertQuery): string[] {
    const ended =
      ending.kind === 'return'
        ? ['<return>', ...this.writer.write(ending.value)]
        : ['<raise>', ...writeException(ending.exception, this.slots)];
    return [...this.values(), ...ended, '<do>', '<invert>'];
  }

  private values(): string[] {
    return ['<values>', ...writeVariables(this.variables, this.writer)];
  }

  private label(line: number): string {
    const label = this.source.label(line);
    if (label === undefined) throw new CodecError(`line ${line} is not a line of the function`);
    return label;
  }
}

/** True for a variable that shadows a built-in. */
function variableTest(query: FunctionScope): (name: string) => boolean {
  const own = new Set(query.function.parameters.map(({ name }) => name));
  const imported = new Set<string>();
  for (const line of query.outline.slice(1)) {
    if ('clause' in line) continue;
    for (const name of line.statement.targets) (line.statement.kind === 'import' ? imported : own).add(name);
  }
  return (name) => {
    if (own.has(name) || imported.has(name)) return own.has(name);
    const value = query.lookup(name);
    return value !== undefined && !isWord(name, value);
  };
}

/** A function, class or module that the source names: its value is not written. */
function isNameAlone({ function: { parameters } }: FunctionScope, name: string, value: Value): boolean {
  return value.kind === 'opaque' && (value.name === name || parameters.every((parameter) => parameter.name !== name));
}
