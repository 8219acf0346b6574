/** A question of the machine as one to the evaluator, and the evaluator's answer as a prediction. */
import type { CallArgument, Change, ComputedValue, Outcome, Prediction, Query } from '../codec/query';
import { isSpecial } from '../codec/query';
import { contains, isSameRange } from '../python/text/ranges';
import { itemsInside } from '../python/values/children';
import { isMutable } from '../python/values/print';
import { matchOf } from '../python/statements/match-header';
import { classValue, findClass, valueName } from '../python/definitions/definitions';
import type { SourceFile, SourceRange, SourceToken, Statement, SubExpression } from '../python/syntax';
import type { Value } from '../python/values/value';
import { describedClasses } from './described-classes';
import { isNameOfPart, isShownClass, meaningsOf, partValue } from './name-meanings';
import { ValuesFromJson } from './read-values';
import { settingsOf } from './settings';
import { unqualified, StatementText, type Span } from './statement-text';
import { boundTo, nameOf } from './called-functions';
import { NotSayable, ValuesToJson, type Written } from './written-values';

const KINDS: ReadonlySet<Statement['kind']> = new Set([
  'expression', 'assignment', 'augmented-assignment', 'return', 'raise', 'assert', 'delete', 'if', 'while', 'for', 'try', 'match', 'case',
]); // prettier-ignore

/** As `evaluation.py` writes it. */
interface WrittenAnswer {
  readonly refused?: string;
  readonly values: readonly (readonly [number, number, Written])[];
  readonly output: string;
  /** What is written to the error stream, if anything is. */
  readonly errors?: string;
  readonly names: Readonly<Record<string, readonly Written[]>>;
  readonly changed: readonly number[];
  /** Attributes of classes that have changed. */
  readonly classes: Readonly<Record<string, readonly (readonly [string, Written])[]>>;
  /** Names whose values may hold what has changed. */
  readonly held: Readonly<Record<string, readonly Written[]>>;
  readonly objects: Readonly<Record<string, Written>>;
  readonly outcome:
    | { readonly kind: 'next'; readonly successor: number }
    | { readonly kind: 'return'; readonly value: Written }
    | {
        readonly kind: 'raise';
        readonly type: string;
        readonly message?: string;
        /** The exception itself, where its message alone does not say what it is. */
        readonly value?: Written;
      }
    | {
        readonly kind: 'call';
        readonly span?: Span;
        /** Of a method that Python calls by itself. */
        readonly method?: string;
        readonly receiver?: Written;
        /** Which of the functions that were handed over is called by something of the library. */
        readonly function?: number | string;
        readonly arguments: readonly Written[];
        readonly keywords: readonly (readonly [string, Written])[];
      };
}

export class CheckRequest {
  readonly json: string;
  private readonly statement: Statement;
  private readonly text: StatementText;
  private readonly values: ValuesToJson;
  private readonly names: ReadonlyMap<string, Value>;
  private readonly parts: readonly (readonly [Span, SubExpression])[];

  /** @throws NotSayable where the statement, or a value in it, cannot be handed over */
  constructor(
    private readonly query: Query,
    private readonly source: SourceFile,
  ) {
    const { statement, iterator } = query;
    this.statement = statement;
    if (!KINDS.has(statement.kind)) throw new NotSayable(`a statement of kind ${statement.kind}`);
    if (statement.annotation !== undefined && statement.tokens.every(({ text }) => text !== '='))
      throw new NotSayable('a declaration');
    const isHeld = (token: SourceToken): boolean => isNameOfPart(token, query, source) || partValue(token, query, source) !== undefined; // prettier-ignore
    this.text = new StatementText(statement, query.inside?.inner?.source ?? source.textOf?.(statement.scope) ?? source, subjectOf(query, source), isHeld); // prettier-ignore
    this.values = new ValuesToJson(source);
    const { names, imports, unbound, held } = meaningsOf(query, source, this.text.words, this.values);
    this.names = held;
    // Methods that Python called by itself are called again, in the same order; so is what they were called in, but for objects made before.
    const specials = query.computed.filter(isSpecial);
    const first = query.computed.findIndex(isSpecial);
    const isKept = ({ fromCall, value }: ComputedValue, at: number): boolean => fromCall === true || (value.kind === 'object' && at < first); // prettier-ignore
    const given = first < 0 ? query.computed : query.computed.filter(isKept);
    // An object that nothing else holds may have changed, too: what was computed last says what it holds now.
    const latestFirst = [...given].reverse().flatMap((one): unknown[] => {
      const { range, value, now = value } = one;
      if (isSpecial(one)) return [];
      const span = this.text.spanOf(range);
      if (!span) return [];
      try {
        return [[...span, this.values.write(now)]];
      } catch (error) {
        // A part of what has been evaluated is not looked at.
        const isInside = given.some((other) => !isSameRange(other.range, range) && contains(other.range, range));
        if (error instanceof NotSayable && isInside) return [];
        throw error;
      }
    });
    const known = latestFirst.reverse();
    for (const token of statement.tokens) {
      const value = isNameOfPart(token, query, source) ? undefined : partValue(token, query, source);
      const span = value && this.text.spanOf(token.range);
      if (span) known.push([...span, this.values.write(value)]);
    }
    this.parts = statement.subExpressions.flatMap((part) => {
      const span = this.isAsked(part) ? this.text.spanOf(part.range) : undefined;
      return span ? [[span, part] as const] : [];
    });
    const next = iterator && {
      items: iterator.items.slice(0, 1).map((item) => this.values.write(item)),
    };
    if (iterator?.items.length === 0 && iterator.more) throw new NotSayable('an item that is not known');
    const isDecimal = this.values.hasDecimals || Object.values(imports).some((path) => /^decimal\b/.test(path));
    this.json = JSON.stringify({
      text: this.text.text,
      kind: statement.kind,
      names,
      imports,
      unbound,
      known,
      specials: specials.map(({ expression, value }) => [expression, this.values.write(value)]),
      self: statement.scope.parameters[0]?.name,
      owner: this.owner(),
      members: statement.scope.kind === 'class' && 'auto' in imports ? this.members() : [],
      parts: this.parts.map(([span]) => span),
      ...(next && { iterator: next }),
      ...settingsOf(query, source, isDecimal),
      objects: this.values.objects,
      hashes: this.values.hashes,
      classes: describedClasses(source, this.values.classes, /\bfields\b/.test(this.text.text)),
    });
  }

  /** @throws NotSayable where the evaluator refuses, or says what cannot be said here */
  prediction(json: string): Prediction {
    const answer = JSON.parse(json) as WrittenAnswer;
    if (answer.refused !== undefined) throw new NotSayable(answer.refused);
    const reader = new ValuesFromJson(answer.objects, (token) => this.token(token), this.values);
    const contents = new Map(answer.changed.map((id) => [id, reader.read(['@', id])]));
    return {
      values: answer.values.flatMap(([start, end, written]) => {
        // What nothing keeps need not be said; what a loop goes through is kept.
        const value = this.statement.kind === 'for' ? reader.read(written) : reader.attempt(written);
        return value ? this.computed([start, end], value) : [];
      }),
      output: answer.output,
      ...(answer.errors !== undefined && { errors: answer.errors }),
      changes: this.changes(answer, reader, new Set(answer.changed)),
      outcome: this.outcome(answer.outcome, reader),
      outcomeConfidence: 1,
      confidence: 1,
      computeCost: 0,
      checked: { contents },
    };
  }

  private isAsked(part: SubExpression): boolean {
    return (
      !part.discarded &&
      !this.query.computed.some(({ range, expression }) => isSameRange(range, part.range) && expression === part.text)
    );
  }

  private token(token: number | string): Value {
    if (typeof token === 'number') return this.values.tokens[token] ?? { kind: 'unknown' };
    const owner = findClass(this.source, token);
    return owner ? classValue(owner) : { kind: 'unknown' };
  }

  private computed(span: Span, value: Value): ComputedValue[] {
    const found = this.parts.findLast(([own]) => own[0] === span[0] && own[1] === span[1])?.[1];
    // What a loop goes through may be a name.
    const part = found ?? this.statement.iterable;
    if (!part) return [];
    return [{ expression: part.text, range: part.range, value, confidence: 1, origin: 'checked' }];
  }

  /** Names that are bound, and those whose objects have changed. */
  private changes(
    { names, classes, held }: WrittenAnswer,
    reader: ValuesFromJson,
    changed: ReadonlySet<number>,
  ): Change[] {
    const bound = Object.entries(names).map(([name, [value]]): Change => {
      return { name: unqualified(name), value: value === undefined ? undefined : reader.read(value), confidence: 1 };
    });
    const inPlace = [...this.names].flatMap(([name, value]): Change[] => {
      if (Object.hasOwn(names, name) || changed.size === 0 || !holds(value, changed)) return [];
      if (isShownClass(value)) return [];
      const [now] = held[name] ?? [];
      // What only leads to the object, such as a method that is bound to it, is told by the object's new contents.
      return now === undefined ? [] : [{ name, value: reader.read(now), confidence: 1 }];
    });
    const ofClasses = [...this.names].flatMap(([name, value]): Change[] => {
      if (!isShownClass(value)) return [];
      const attributes = classes[value.className];
      if (!attributes) return [];
      const now = attributes.map(([attribute, item]) => [attribute, reader.read(item)] as const);
      return [{ name, value: { ...value, attributes: now }, confidence: 1 }];
    });
    return [...bound, ...inPlace.filter(({ name }) => !ofClasses.some((other) => other.name === name)), ...ofClasses];
  }

  private outcome(said: WrittenAnswer['outcome'], reader: ValuesFromJson): Outcome {
    switch (said.kind) {
      case 'next':
        return { kind: 'next', successor: said.successor === 1 && this.statement.successors.length > 1 ? 1 : 0 };
      case 'return':
        return { kind: 'return', value: reader.read(said.value) };
      case 'raise':
        return {
          kind: 'raise',
          exception: {
            type: said.type,
            ...(said.message !== undefined && { message: said.message }),
            ...(said.value !== undefined && { value: reader.read(said.value) }),
          },
        };
      case 'call': {
        if (this.statement.kind === 'case') throw new NotSayable('a pattern that runs the program');
        const { span, method } = said;
        if (method !== undefined) {
          const value = this.tokenOf(said.function);
          const bound = said.receiver === undefined ? boundTo(value) : reader.read(said.receiver);
          const name = bound ? method : nameOf(method, value, this.names, (name) => this.query.lookup(name));
          // What has no name here is called as it is.
          const receiver = bound ?? (name === undefined ? value : undefined);
          if (name === undefined && !receiver) throw new NotSayable('a function that has no name here');
          const range = method === '__iter__' && receiver ? this.rangeOf(receiver) : undefined;
          return {
            kind: 'call',
            callee: name ?? method,
            ...(receiver && { receiver }),
            arguments: this.arguments(said, reader),
            // A function of another file has its module in front.
            expression: method.slice(method.lastIndexOf('.') + 1),
            ...(range && { range }),
          };
        }
        const site = this.statement.calls.find(({ range }) => {
          const own = this.text.spanOf(range);
          return span && own?.[0] === span[0] && own[1] === span[1];
        });
        if (site?.callee === undefined) throw new NotSayable('a call of what has no name');
        return {
          kind: 'call',
          callee: site.callee,
          ...(said.receiver !== undefined && { receiver: reader.read(said.receiver) }),
          arguments: this.arguments(said, reader),
          range: site.range,
          expression: site.text,
        };
      }
    }
  }

  private tokenOf(token: number | string | undefined): Value | undefined {
    return typeof token === 'number' ? this.values.tokens[token] : undefined;
  }

  private arguments(
    said: Extract<WrittenAnswer['outcome'], { kind: 'call' }>,
    reader: ValuesFromJson,
  ): readonly CallArgument[] {
    const positional = said.arguments.map((value) => ({ value: reader.read(value) }));
    return [...positional, ...said.keywords.map(([keyword, value]) => ({ keyword, value: reader.read(value) }))];
  }

  /** The class whose method the statement is in, for `super()`. */
  private owner(): string | undefined {
    const { className } = this.statement.scope;
    const info = className === undefined ? undefined : findClass(this.source, className);
    return info && valueName(info);
  }

  /** Values of the members of an enumeration so far, for the next one's. */
  private members(): Written[] {
    const { locals } = this.statement.scope;
    return locals.flatMap((name) => {
      const value = this.query.lookup(name);
      return value?.kind === 'int' ? [this.values.write(value)] : [];
    });
  }

  /** Where an object is named, by which the machine knows what takes its items. */
  private rangeOf(object: Value): SourceRange | undefined {
    const { tokens } = this.statement;
    const named = tokens.filter(({ kind, text }) => {
      const value = kind === 'name' ? this.names.get(text) : undefined;
      return value && 'id' in value && 'id' in object && value.id === object.id;
    });
    const taken = named.find((token) => /^(?:in|\*)$/.test(tokens[tokens.indexOf(token) - 1]?.text ?? ''));
    return (taken ?? named.at(-1))?.range;
  }
}

/** The text of what a `case` is tried for, which is evaluated again for each. @throws NotSayable where that could be another value */
function subjectOf({ statement, inside }: Query, source: SourceFile): string | undefined {
  if (statement.kind !== 'case') return undefined;
  const header = inside ? undefined : matchOf(source, statement);
  if (
    !header ||
    header.calls.length > 0 ||
    header.tokens.some(({ kind, text }) => kind === 'fstring-start' || text === ':=')
  )
    throw new NotSayable('a case of what is evaluated once');
  return header.tokens
    .slice(1)
    .map(({ text }) => text)
    .join(' ');
}

function holds(value: Value, objects: ReadonlySet<number>): boolean {
  if (isMutable(value) && 'id' in value && objects.has(value.id)) return true;
  return itemsInside(value).some((item) => holds(item, objects));
}
