/**
 * What there is on disk of a program's data, as the text that stands for files (`python/library/models/text-files.ts`) asks for it: given,
 * like the program itself, and never written to. Only what is in the folders of the program is looked at.
 */
import { files, isAbsolute, join, relative, resolve } from '../../python/files/files';
import type { Value } from '../../python/values/value';
import { DATA_FOLDERS } from '../state/given-names';
import type { State } from '../state/state';

/** In bytes; what is longer is not worth the time that stepping through it takes. */
const LARGEST = 32_768;

const unknown = (type: string): Value => ({ kind: 'unknown', type, reason: 'what is on disk is not known' });

export const FILE_PRIMITIVES: ReadonlySet<string> = new Set([
  '__on_disk__',
  '__names_on_disk__',
  '__content__',
  '__folder__',
]);

/** What a primitive of that name gives for a path. */
export function filePrimitive(name: string, state: State, path: Value): Value {
  const found = path.kind === 'str' ? pathsOf(state, path.value) : undefined;
  switch (name) {
    case '__on_disk__':
      return { kind: 'str', value: found ? kindOf(found) : 'unknown' };
    case '__names_on_disk__':
      return found ? namesIn(found) : unknown('list[str]');
    case '__folder__':
      return foldersOf(state)[0] ?? unknown('str');
    default:
      return content(found ?? []);
  }
}

/**
 * Where it may lie, existing or not; undefined where that is not told: outside of the folders, or for a call with arguments of
 * whoever asks, which name no file that anybody has.
 */
function pathsOf({ modules, frames }: State, path: string): string[] | undefined {
  const folders = foldersOf({ modules }).map(({ value }) => value);
  const isProgram = frames[0]?.function.kind === 'module';
  if (folders.length === 0 || !isProgram || files().platform === 'browser') return undefined;
  const isInside = (place: string): boolean =>
    folders.some((folder) => !/^\.\.(?:[\\/]|$)/.test(relative(folder, place)) && !isAbsolute(relative(folder, place)));
  const places = isAbsolute(path) ? [path] : folders.map((folder) => resolve(folder, path));
  // A link may lead anywhere.
  const isSafe = places.every((place) => isInside(place) && isInside(files().realPath(place) ?? place));
  return isSafe ? places : undefined;
}

/** The one in which the program is started goes first. */
function foldersOf({ modules }: Pick<State, 'modules'>): Extract<Value, { kind: 'str' }>[] {
  const told = modules.get(DATA_FOLDERS.module)?.get(DATA_FOLDERS.name);
  return told?.kind === 'list' ? told.items.flatMap((one) => (one.kind === 'str' ? [one] : [])) : [];
}

function kindOf(places: readonly string[]): string {
  const kind = places.map((place) => files().status(place)?.kind).find((one) => one !== undefined);
  return kind === 'other' ? 'unknown' : (kind ?? 'none');
}

function namesIn(places: readonly string[]): Value {
  const folder = places.find((place) => files().status(place)?.kind === 'folder');
  const names = folder === undefined ? [] : files().entries(folder).map((entry) => entry.name); // prettier-ignore
  return { kind: 'list', items: names.toSorted().map((value) => ({ kind: 'str', value })) };
}

function content(places: readonly string[]): Value {
  const file = places.find((place) => files().status(place)?.kind === 'file');
  if (file === undefined) return unknown('str');
  try {
    const bytes = files().read(join(file), LARGEST);
    return { kind: 'str', value: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    // Too large, no text, or not to be read by who debugs.
    return unknown('str');
  }
}
