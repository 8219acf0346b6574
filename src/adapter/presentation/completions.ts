/** Completions of an expression in the debug console, from what is in scope. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import { BUILTIN_METHODS, BUILTIN_NAMES } from '../../python/definitions/builtin-names';
import { resolutionOrder } from '../../python/definitions/class-order';
import { findClass, importedNames, propertiesOf } from '../../python/definitions/definitions';
import { evaluatePath } from '../../python/values/access-path';
import { lookup } from '../../debugger/state/name-scopes';
import { globalsOf, type Frame } from '../../debugger/state/state';
import type { Value } from '../../python/values/value';
import { childrenOf } from './child-variables';
import type { Debuggee } from '../session/debuggee';

type Item = DebugProtocol.CompletionItem;

const MOST_ITEMS = 200;

const KEYWORDS = new Set('True False None and else for if in is lambda not or'.split(' '));

/**
 * @param before the line up to the cursor; start offsets count from 0 in it
 * @param behind the rest of the line
 */
export function completionsAt(before: string, behind: string, debuggee: Debuggee, frame: Frame): Item[] {
  const { state } = debuggee;
  const read = (name: string): Value | undefined => lookup(state, frame, name);
  const [word = ''] = /[\p{ID_Start}_]?[\p{ID_Continue}]*$/u.exec(before) ?? [];
  const head = before.slice(0, before.length - word.length);
  const owner = /\.\s*$/.test(head) ? pathBefore(head.replace(/\.\s*$/, '')) : undefined;
  const items = owner === undefined ? names(debuggee, frame) : members(evaluatePath(owner, read), debuggee);
  const keyed = /\[\s*(?:'[^']*|"[^"]*|\d*)$/.exec(before);
  if (keyed) {
    const holder = evaluatePath(pathBefore(before.slice(0, keyed.index)), read);
    const typed = before.slice(keyed.index + 1).trimStart();
    const all = keys(holder, before.length - typed.length, typed.length).map((item) => quoted(item, typed, behind));
    return limited(all, typed);
  }
  // A text has just begun or ended.
  if (/['"]$/.test(before)) return [];
  return limited(
    items.map((item) => ({ ...item, start: before.length - word.length, length: word.length })),
    word,
  );
}

function limited(items: readonly Item[], typed: string): Item[] {
  const fits = ({ label }: Item): boolean => label.toLowerCase().startsWith(typed.toLowerCase());
  return items.filter(fits).slice(0, MOST_ITEMS);
}

/** The name, attribute or item that the text ends with. */
function pathBefore(text: string): string {
  return (
    /[\p{ID_Start}_][\p{ID_Continue}]*(?:\.[\p{ID_Start}_][\p{ID_Continue}]*|\[[^[\]]*\])*$/u.exec(text)?.[0] ?? ''
  );
}

/** Names in scope: those of the frame first, built-in ones last. */
function names(debuggee: Debuggee, frame: Frame): Item[] {
  const own = [...frame.locals.keys()].map((label): Item => ({ label, type: 'variable', sortText: `0${label}` }));
  const globals = [...globalsOf(debuggee.state, frame.function)].map(([label, value]): Item => {
    const type = value.kind !== 'opaque' ? 'variable' : value.type === 'class' ? 'class' : 'function';
    return { label, type, sortText: `1${label}` };
  });
  const known = new Set([...own, ...globals].map(({ label }) => label));
  const words = [...importedNames(debuggee.source), ...BUILTIN_NAMES, ...KEYWORDS].filter((word) => !known.has(word));
  return [
    ...own,
    ...globals.filter(({ label }) => !frame.locals.has(label)),
    ...words.map((label): Item => ({
      label,
      type: KEYWORDS.has(label) ? 'keyword' : 'function',
      sortText: `2${label}`,
    })),
  ];
}

function members(value: Value | undefined, { source }: Debuggee): Item[] {
  if (!value) return [];
  const className = value.kind === 'object' ? value.className : value.kind === 'opaque' ? value.name : undefined;
  const owner = className === undefined ? undefined : findClass(source, className);
  const attributes = value.kind === 'object' ? value.attributes.map(([label]) => label) : [];
  const properties = owner ? propertiesOf(source, owner) : [];
  const order = owner ? resolutionOrder(source, owner) : [];
  const methods = source.functions.filter(
    ({ kind, parent }) => kind === 'function' && parent && order.includes(parent),
  );
  const built = BUILTIN_METHODS[value.kind === 'call' ? value.name : value.kind] ?? [];
  const all = [
    ...attributes.map((label): Item => ({ label, type: 'field' })),
    ...properties.map((label): Item => ({ label, type: 'property' })),
    ...[...methods.map(({ name }) => name), ...built].map((label): Item => ({ label, type: 'method' })),
  ];
  return all
    .filter(({ label }, index) => all.findIndex((other) => other.label === label) === index)
    .map((item) => ({ ...item, sortText: `${privacyOf(item.label)}${item.label}` }));
}

/** What is not meant to be called by its name comes last: 0 for `name`, 1 for `_name`, 2 for `__init__`. */
function privacyOf(label: string): number {
  return /^_{0,2}/.exec(label)?.[0].length ?? 0;
}

/** A key in the quotes that somebody has begun to write it in; consoles close them by themselves. */
function quoted(item: Item, typed: string, behind: string): Item {
  const quote = /^['"]/.exec(typed)?.[0];
  if (quote === undefined) return item;
  const label = quote === '"' ? item.label.replace(/^'([^'"\\]*)'$/, '"$1"') : item.label;
  return { ...item, label, ...(behind.startsWith(quote) && label.endsWith(quote) && { text: label.slice(0, -1) }) };
}

/** What can be written between the brackets after a dict or sequence. */
function keys(holder: Value | undefined, start: number, length: number): Item[] {
  if (!holder || (holder.kind !== 'dict' && holder.kind !== 'call')) return [];
  return childrenOf(holder, 0, MOST_ITEMS).flatMap(({ suffix }): Item[] => {
    const label = suffix?.slice(1, -1);
    return label === undefined ? [] : [{ label, type: 'value', start, length }];
  });
}
