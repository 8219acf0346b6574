/**
 * Named tuples of the program are asked about as the tuples that they are, where nothing but their items has a part in the
 * answer: how they are compared, sorted, found and taken apart the model knows of tuples.
 */
import { acceptedAs, type PredictOptions, type Prediction, type Predictor, type Query } from '../../codec/query';
import { mapped, saidOf } from '../../codec/step/stand-ins/shown-values';
import { isTupleClass } from '../../python/definitions/dataclass-mark';
import { classOf } from '../../python/definitions/definitions';
import { namedTupleItems } from '../../python/definitions/tuple-items';
import type { FunctionInfo, SourceFile, SubExpression } from '../../python/syntax';
import { evaluatePath } from '../../python/values/access-path';
import { printValue } from '../../python/values/print';
import type { Value } from '../../python/values/value';

export class ShownTuples implements Predictor {
  /** @param source the program, or a part of one that is gone through by itself */
  constructor(
    private readonly source: SourceFile,
    private readonly predictor: Predictor,
  ) {}

  async predict(query: Query, options: PredictOptions = {}): Promise<Prediction> {
    const { statement, iterator } = query;
    const whole = wholeOf(this.source);
    const originals = new Map<string, Value>();
    const shown = (value: Value): Value =>
      mapped(value, (one) => {
        const items = itemsOf(whole, one);
        if (!items) return undefined;
        const tuple: Value = { kind: 'tuple', items: items.map(shown) };
        originals.set(printValue(tuple), one);
        return tuple;
      });
    if (!statement.subExpressions.every((part) => isOfItems(part, query, whole)))
      return await this.predictor.predict(query, options);
    const held = new Map<string, Value>();
    for (const { kind, text } of statement.tokens) {
      const value = kind === 'name' ? query.lookup(text) : undefined;
      if (value) held.set(text, shown(value));
    }
    const computed = query.computed.map((one) => ({ ...one, value: shown(one.value) }));
    const items = iterator?.items.map(shown);
    if (originals.size === 0) return await this.predictor.predict(query, options);
    const asked: Query = {
      ...query,
      computed,
      lookup: (name) => held.get(name) ?? query.lookup(name),
      ...(iterator && items && { iterator: { ...iterator, items } }),
    };
    const original = (value: Value): Value =>
      mapped(value, (one) => (one.kind === 'tuple' ? originals.get(printValue(one)) : undefined));
    const meant = (said: Prediction): Prediction => saidOf(said, original);
    return meant(await this.predictor.predict(asked, { ...options, accept: acceptedAs(options.accept, meant) }));
  }
}

/** Whether the program has classes of which that can be said. */
export function hasNamedTuples(source: SourceFile): boolean {
  const whole = wholeOf(source);
  const known = programs.get(whole) ?? whole.functions.some((info) => info.kind === 'class' && isTupleClass(whole, info)); // prettier-ignore
  programs.set(whole, known);
  return known;
}

/** Every part of a program has a chain of predictors of its own. */
const programs = new WeakMap<SourceFile, boolean>();

/** The classes of a part are those of the program. */
function wholeOf(source: SourceFile): SourceFile {
  return source.partOf ? wholeOf(source.partOf) : source;
}

const FUNCTIONS = /^(?:sorted|min|max|sum|len|list|set|dict|frozenset|any|all|enumerate|zip|reversed|bool)$/;
const METHODS =
  /^(?:index|count|append|appendleft|extend|insert|remove|pop|popleft|get|setdefault|items|keys|values|add|discard|update|copy)$/;
const OPERATORS = /^(?:[=!]=|[<>]=?|(?:not )?in|\[\]|not|and|or|if)$/;

/** The part looks at nothing of a named tuple but its items. */
function isOfItems({ operator, operatorKind, node }: SubExpression, query: Query, source: SourceFile): boolean {
  if (operatorKind === 'operator') return OPERATORS.test(operator);
  if (operatorKind === 'call') return FUNCTIONS.test(operator);
  if (operatorKind !== 'method' || !METHODS.test(operator)) return false;
  const receiver = node?.get('function')?.get('object')?.text;
  const value = receiver === undefined ? undefined : evaluatePath(receiver, (name) => query.lookup(name));
  return value !== undefined && (!itemsOf(source, value) || /^(?:index|count)$/.test(operator));
}

/** The items of a named tuple; undefined for any other value, and where its class says what becomes of them. */
function itemsOf(source: SourceFile, value: Value): readonly Value[] | undefined {
  const owner = value.kind === 'object' ? classOf(source, value) : undefined;
  return owner && !definesMore(source, owner) ? namedTupleItems(source, value) : undefined;
}

const SHOWING = /^__(?:repr|str|format|new)__$/;

function definesMore({ functions }: SourceFile, owner: FunctionInfo): boolean {
  return functions.some(({ parent, name }) => parent === owner && name.startsWith('__') && !SHOWING.test(name));
}
