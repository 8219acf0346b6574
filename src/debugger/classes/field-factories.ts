/**
 * Fields of a dataclass whose value is made anew for each object, `field(default_factory=make)`, or that have a default which is
 * computed: the class keeps what its body has given them.
 */
import type { CallArgument } from '../../codec/query';
import type { FunctionInfo, Statement } from '../../python/syntax';
import { fieldSpecifier } from '../../python/definitions/dataclass-mark';
import { classValue } from '../../python/definitions/definitions';
import { asKeywordArgument, keywordArgument } from '../../python/values/constructors';
import type { Value } from '../../python/values/value';
import { innerCall, type InnerCall } from '../inner/calls/inner-call';

const FIELD = 'dataclasses.field';
/** Keywords of `field(…)` that say something of the value. */
export const KEPT = ['default', 'default_factory'];
/** The function of our own that makes an object with such fields. */
const MAKING = '<fields>';
/** What stands in front of the name of a field that has been made: no keyword of a program begins so. */
const MADE = ' ';

/** `x: list = field(…)` in the body of a class. */
export function isField(statement: Statement): boolean {
  return statement.annotation !== undefined && statement.scope.kind === 'class' && fieldSpecifier(statement) !== undefined; // prettier-ignore
}

/** What `field(…)` gives, by its arguments that say something of the value. */
export function fieldValue(args: ReadonlyMap<string, Value>): Value {
  return { kind: 'call', name: FIELD, args: [...args].map(([name, value]) => keywordArgument(name, value)) };
}

/** What a class has bound a field to: its default, or what makes it. */
export function keptField(bound: Value): { readonly default?: Value; readonly factory?: Value } | undefined {
  if (bound.kind !== 'call' || bound.name !== FIELD) return undefined;
  const kept = new Map(
    bound.args.flatMap((one) => {
      const named = asKeywordArgument(FIELD, one);
      return named ? [[named.name, named.value] as const] : [];
    }),
  );
  const [value, factory] = KEPT.map((name) => kept.get(name));
  return { ...(value && { default: value }), ...(factory && { factory }) };
}

/** Fields that have been made before the object is. */
export function madeBefore(all: readonly CallArgument[]): {
  readonly made: ReadonlyMap<string, Value>;
  readonly given: readonly CallArgument[];
} {
  const isMade = ({ keyword }: CallArgument): boolean => keyword?.startsWith(MADE) === true;
  const made = all.filter(isMade).map(({ keyword = '', value }) => [keyword.slice(MADE.length), value] as const);
  return { made: new Map(made), given: all.filter((one) => !isMade(one)) };
}

export function isMakingFields({ name, inner }: FunctionInfo): boolean {
  return inner !== undefined && name === MAKING;
}

/** A class and what it is called with, as `_class(*_args, **_options)` has them. */
export function passedTo(owner: FunctionInfo, all: readonly CallArgument[]): Readonly<Record<string, Value>> {
  const items = all.filter(({ keyword }) => keyword === undefined).map(({ value }) => value);
  const entries = all.flatMap(({ keyword, value }): (readonly [Value, Value])[] =>
    keyword === undefined ? [] : [[{ kind: 'str', value: keyword }, value]],
  );
  return { _class: classValue(owner), _args: { kind: 'tuple', items }, _options: { kind: 'dict', entries } };
}

/** The call of a class once what its fields are made by has been called, in their order. */
export function madeOfFields(
  owner: FunctionInfo,
  all: readonly CallArgument[],
  factories: readonly (readonly [name: string, factory: Value])[],
): InnerCall {
  const locals = Object.fromEntries(factories.map(([, factory], at) => [`_factory${at}`, factory]));
  const made = factories.map(([name], at) => `'${MADE}${name}': _made${at}`);
  return innerCall(MAKING, { ...passedTo(owner, all), ...locals }, [
    ...factories.map((_, at) => `_made${at} = _factory${at}()`),
    `_made = {${made.join(', ')}}`,
    'return _class(*_args, **_options, **_made)',
  ]);
}
