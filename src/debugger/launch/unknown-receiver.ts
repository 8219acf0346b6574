/** The object of a method, where nobody says how it is made: what its class makes of arguments that are not known. */
import { findClass, findMethod } from '../../python/definitions/definitions';
import { annotatedStatements, statementsIn } from '../../python/definitions/function-statements';
import { hasBareBases, isEnumClass, isSubclass, resolutionOrder } from '../../python/definitions/class-order';
import { isDataclass } from '../../python/definitions/dataclass-mark';
import type { FunctionInfo, Parameter, SourceFile } from '../../python/syntax';
import type { UnknownValue, Value } from '../../python/values/value';
import type { Evaluator } from '../evaluate/evaluator';
import { declared } from '../unknowns/annotations';
import { topFrame, withTop, type State } from '../state/state';
import { withReceiver } from './receiver';

/** Names of the arguments in the call that makes the object: none that a program has. */
const GIVEN = 'given_';

export interface UnknownReceiver {
  readonly state: State;
  /** What is assumed about it, for people. */
  readonly assumption: string;
}

/** @param state the start of a method's run */
export async function withUnknownReceiver(
  state: State,
  source: SourceFile,
  evaluator: Evaluator,
  signal?: AbortSignal,
): Promise<UnknownReceiver> {
  const frame = topFrame(state);
  const self = frame.function.parameters[0]?.name ?? 'self';
  const owner = findClass(source, frame.function.className ?? '');
  // It makes no objects but its members.
  if (owner && isEnumClass(source, owner)) {
    const locals = new Map(frame.locals).set(self, unknown(`nothing tells which member ${self} is`));
    return { state: withTop(state, { ...frame, locals }), assumption: `nothing tells which member ${self} is` };
  }
  const made = owner && (await madeOfUnknowns(state, source, owner, evaluator, signal));
  if (made) return { state: made, assumption: `nothing is known of what ${self} was made from` };
  return { state: withMentioned(state, source), assumption: `the attributes of ${self} are not known` };
}

/**
 * The same where the class makes an object by itself, but has its attributes from elsewhere: a mixin, a class of a library below it, or one
 * from which others are derived.
 */
export function withForeignAttributes(state: State, source: SourceFile): State {
  const owner = findClass(source, topFrame(state).function.className ?? '');
  if (!owner) return state;
  const isOwn = findMethod(source, owner, '__init__') !== undefined || isDataclass(source, owner);
  const isBase = source.functions.some(
    (one) => one.kind === 'class' && one !== owner && isSubclass(source, one, owner),
  );
  return isOwn && !isBase && hasBareBases(source, owner) ? state : withMentioned(state, source);
}

/** With unknown attributes for those that the methods of its class mention and that the object does not have. */
function withMentioned(state: State, source: SourceFile): State {
  const frame = topFrame(state);
  const self = frame.function.parameters[0]?.name ?? '';
  const object = frame.locals.get(self);
  const owner = findClass(source, frame.function.className ?? '');
  if (!owner || object?.kind !== 'object') return state;
  const has = new Set(object.attributes.map(([name]) => name));
  const more = mentioned(source, owner).flatMap(({ name, annotation }): [string, Value][] => {
    if (has.has(name)) return [];
    return [[name, declared(source, unknown(`nothing tells what ${self}.${name} is`), annotation)]];
  });
  if (more.length === 0) return state;
  const known = { ...object, attributes: [...object.attributes, ...more] };
  return withTop(state, { ...frame, locals: new Map(frame.locals).set(self, known) });
}

/** As `__init__` leaves it. */
async function madeOfUnknowns(
  state: State,
  source: SourceFile,
  owner: FunctionInfo,
  evaluator: Evaluator,
  signal: AbortSignal | undefined,
): Promise<State | undefined> {
  const required = findMethod(source, owner, '__init__')?.info.parameters.slice(1).filter(isRequired) ?? [];
  if (required.length === 0) return undefined;
  const globals = new Map(state.globals);
  for (const { name } of required) globals.set(GIVEN + name, unknown(`nothing tells what ${name} is`));
  const given = required.map(({ name, kind }) => `${kind === 'keyword-only' ? `${name}=` : ''}${GIVEN}${name}`);
  const made = await withReceiver({ ...state, globals }, `${owner.name}(${given.join(', ')})`, evaluator, signal);
  return made && { ...made, globals: state.globals };
}

function isRequired({ kind, default: text }: Parameter): boolean {
  return text === undefined && (kind === 'positional' || kind === 'keyword-only');
}

interface Attribute {
  readonly name: string;
  readonly annotation?: string;
}

/** Attributes that a class declares, or that its methods mention and none of its bases has. */
function mentioned(source: SourceFile, owner: FunctionInfo): Attribute[] {
  const classes = resolutionOrder(source, owner);
  const fields = classes.flatMap((one) => annotatedStatements(source, one));
  const found = new Map<string, Attribute>();
  for (const { targets, annotation } of fields) for (const name of targets) found.set(name, { name, annotation });
  const members = new Set(classes.flatMap(({ locals }) => locals));
  const methods = source.functions.filter(({ parent }) => parent !== undefined && classes.includes(parent));
  for (const name of methods.flatMap((method) => attributesIn(source, method, hasBareBases(source, owner))))
    if (!members.has(name) && !found.has(name)) found.set(name, { name });
  return [...found.values()];
}

/** @param isOwn what is called is an attribute, and no method of a class that nobody can read */
function attributesIn(source: SourceFile, method: FunctionInfo, isOwn: boolean): string[] {
  const self = method.parameters[0]?.name;
  return [...statementsIn(source, method)].flatMap(({ tokens }) =>
    tokens.flatMap(({ kind, text }, i) => {
      const isOfSelf = kind === 'attribute' && tokens[i - 2]?.text === self && tokens[i - 3]?.text !== '.';
      return isOfSelf && (isOwn || tokens[i + 1]?.text !== '(') ? [text] : [];
    }),
  );
}

function unknown(reason: string): UnknownValue {
  return { kind: 'unknown', reason };
}
