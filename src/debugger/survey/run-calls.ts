/** How a file calls one of its functions while its own top level runs: the most telling example of a call that there is. */
import { hasDecorator, isProperty } from '../../python/expressions/decorator';
import type { Parameter, FunctionInfo, SourceFile, Statement } from '../../python/syntax';
import { argumentsText, isTypeable } from '../../python/values/argument-text';
import type { ParsedArgument } from '../../python/values/literal';
import { printValue } from '../../python/values/print';
import type { Value } from '../../python/values/value';
import { hasUnknown } from '../objects/resemblance';
import { named } from '../program/mentions';
import { statementsOf } from '../program/alignment';
import { isMomentary } from './momentary';
import type { Bindings } from '../state/state';
import type { Entry } from './statement-execution';
import type { Start } from './survey-start';

const callers = new WeakMap<SourceFile, ReadonlyMap<FunctionInfo, number>>();

/**
 * Through how many functions the top level of the file may come to call the function, as far as names tell: 0 where it names the function
 * itself. Undefined where it does not come to it.
 */
export function callsToReach(source: SourceFile, info: FunctionInfo): number | undefined {
  const known = callers.get(source) ?? calledFrom(source, wordsOf(topLevel(source)));
  callers.set(source, known);
  return known.get(info);
}

const DECLARING: ReadonlySet<Statement['kind']> = new Set(['def', 'class', 'import']);

/** Statements that run when the file does: definitions alone run nothing, and no imported file calls what it cannot know of. */
function topLevel(source: SourceFile): Statement[] {
  return statementsOf(source, source.module).filter(({ kind }) => !DECLARING.has(kind));
}

function wordsOf(statements: readonly Statement[]): string[] {
  const names = statements.flatMap(({ tokens }) =>
    tokens.filter(({ kind }) => kind === 'name' || kind === 'attribute'),
  );
  return names.flatMap(({ text }) => text.split('.'));
}

/**
 * Functions and classes that these words lead to, those that are mentioned in them, and so on. Their words are taken from the text: to read
 * their statements would take a large part of the time that somebody waits for.
 */
function calledFrom(source: SourceFile, words: readonly string[]): ReadonlyMap<FunctionInfo, number> {
  const lines = withoutTexts(source.text).split(/\r\n?|\n/);
  const found = new Map<FunctionInfo, number>();
  // Those that are found first are found on the shortest way.
  const add = (info: FunctionInfo, calls: number): void => {
    if (!found.has(info)) found.set(info, calls);
  };
  for (const info of named(source, words)) add(info, 0);
  for (const [{ kind, line, endLine, parent }, calls] of found) {
    // A class is all that is in it; a method brings its class along.
    if (parent && parent.kind !== 'module') add(parent, calls);
    const text = lines.slice(line - 1, endLine).join('\n');
    for (const other of named(source, new Set(text.match(WORD)))) add(other, calls + 1);
    if (kind !== 'class') continue;
    for (const other of source.functions) if (other.line >= line && other.endLine <= endLine) add(other, calls + 1);
  }
  return found;
}

const WORD = /[\p{ID_Start}_][\p{ID_Continue}]*/gu;
const COMMENTS_AND_TEXTS = /#.*|([a-zA-Z]{0,2})("""|'''|"|')(?:\\[\s\S]|(?!\2)[^\\])*\2/g;

/** The same lines without what is in comments and in texts, but for those that have names in braces. */
function withoutTexts(text: string): string {
  return text.replace(COMMENTS_AND_TEXTS, (whole: string, prefix: string | undefined) =>
    /f/i.test(prefix ?? '') ? whole : whole.replace(/[^\r\n]+/g, ''),
  );
}

/** A call as the file makes it. */
export interface RunCall {
  /** As source code; objects of the program stand in it as `<Cart>`. */
  readonly call: string;
  /**
   * Whether the call can be typed, and does the same by itself. A method cannot: nothing but the run makes its object as it is then; and
   * what reads variables of the file that change finds others than the run.
   */
  readonly isTypeable: boolean;
  /** Whether all of its arguments are known. */
  readonly isKnown: boolean;
  readonly entry: Entry;
}

/** The first of the calls whose arguments are all known, or else of those whose arguments are not entirely unknown. */
export function firstCall(source: SourceFile, info: FunctionInfo, entries: readonly Entry[]): RunCall | undefined {
  const isOnlyThere = info.className !== undefined || isMomentary(source, info);
  let partlyKnown: RunCall | undefined;
  for (const entry of entries) {
    const locals = entry.state.frames.at(-1)?.locals;
    const given = locals && argumentsOf(info, locals);
    if (!given) continue;
    const values = given.map(({ value }) => value);
    if (values.length > 0 && values.every(({ kind }) => kind === 'unknown')) continue;
    const isTyped = !isOnlyThere && values.every((value) => isTypeable(value));
    const isKnown = !values.some(hasUnknown);
    const callee = calleeOf(info, locals);
    // What reads a property has no parentheses; where its object cannot be written, a call of it would be none, either.
    const isRead = callee !== info.qualifiedName && isProperty(info);
    const text = isRead ? callee : `${callee}(${argumentsText(given)})`;
    const call = { call: text, isTypeable: isTyped, isKnown, entry };
    if (isKnown) return call;
    partlyKnown ??= call;
  }
  return partlyKnown;
}

/**
 * The state in which the function is called, without its callers: it is where the survey of this call begins. A call that can be
 * typed is an example like any other, however unsure it is that the file makes it.
 */
export function startOfCall({ call, entry, isTypeable: isTyped }: RunCall): Start {
  const { state, trust } = entry;
  const start = { state: { ...state, frames: state.frames.slice(-1), output: '' }, call, assumptions: [] };
  return isTyped ? start : { ...start, trust };
}

/** `<Cart size=2>.add` for a method: what it gives hangs on its object. A constructor is called by the name of its class. */
function calleeOf(info: FunctionInfo, locals: Bindings): string {
  const [first] = info.parameters;
  const receiver = hasReceiver(info) && first ? locals.get(first.name) : undefined;
  if (receiver?.kind !== 'object' || info.name === '__init__') return info.qualifiedName;
  const text = printValue(receiver, { members: true });
  // `<Status.PAID: 2>` is written `Status.PAID`.
  const member = receiver.isMember ? /^<([\p{ID_Continue}.]+): /u.exec(text)?.[1] : undefined;
  // What is derived from a list or the like is shown as one.
  return text.startsWith('<') ? `${member ?? text}.${info.name}` : info.qualifiedName;
}

function hasReceiver(info: FunctionInfo): boolean {
  return info.className !== undefined && !hasDecorator(info, 'staticmethod');
}

/** Without the receiver of a method, and without what is as the defaults say. */
function argumentsOf(info: FunctionInfo, locals: Bindings): ParsedArgument[] | undefined {
  const given: ParsedArgument[] = [];
  let isSkipping = false;
  for (const parameter of info.parameters.slice(hasReceiver(info) ? 1 : 0)) {
    const value = locals.get(parameter.name);
    if (!value) return undefined;
    if (isDefault(parameter, value)) isSkipping = true;
    else given.push(...argumentFor(parameter, value, isSkipping));
  }
  return given;
}

function isDefault({ default: text }: Parameter, value: Value): boolean {
  return text?.replaceAll('"', "'") === printValue(value);
}

function argumentFor({ name, kind }: Parameter, value: Value, isNamed: boolean): ParsedArgument[] {
  if (kind === 'var-positional') return 'items' in value ? value.items.map((item) => ({ value: item })) : [];
  if (kind === 'var-keyword')
    return value.kind === 'dict'
      ? value.entries.flatMap(([key, item]) => (key.kind === 'str' ? [{ keyword: key.value, value: item }] : []))
      : [];
  return [kind === 'keyword-only' || isNamed ? { keyword: name, value } : { value }];
}
