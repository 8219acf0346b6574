/** The files that a traceback names, found in the workspace as it is now. */
import { files, isAbsolute } from '../../python/files/files';
import * as vscode from 'vscode';
import type { FoundFile } from '../../python/traceback/frame-places';
import { programOf } from '../launch/configuration/programOfDocument';

/** Files that are not part of the project. */
const LIBRARY = /(?:^|[\\/])(?:site-packages|dist-packages|lib[\\/]python\d[^\\/]*|node_modules)[\\/]/i;
/** Maximum files of the same name that are compared. */
const MOST_FILES = 50;

/** By the name in the traceback. Unsaved changes count. */
export async function findFiles(names: Iterable<string>): Promise<Map<string, FoundFile>> {
  const found = new Map<string, FoundFile>();
  for (const name of new Set(names)) {
    const document = LIBRARY.test(name) || /^<|^Cell In|^Input In/.test(name) ? undefined : await find(name);
    if (document) found.set(name, { path: programOf(document), text: document.getText() });
  }
  return found;
}

async function find(name: string): Promise<vscode.TextDocument | undefined> {
  const path = name.replace(/^~(?=[\\/])/, () => home());
  const folders = vscode.workspace.workspaceFolders ?? [];
  const direct = isAbsolute(path)
    ? [vscode.Uri.file(path)]
    : folders.map(({ uri }) => vscode.Uri.joinPath(uri, path.replaceAll('\\', '/')));
  for (const uri of direct) {
    const document = await open(uri);
    if (document) return document;
  }
  // The traceback may come from another machine, or from another working directory.
  const parts = path.split(/[\\/]/).filter((part) => part !== '' && part !== '.');
  const base = parts.at(-1);
  if (base === undefined) return undefined;
  const same = await vscode.workspace.findFiles(`**/${base.replace(/[[\]{}*?]/g, '?')}`, undefined, MOST_FILES);
  const ranked = same.map((uri) => ({ uri, depth: commonEnd(uri.path.split('/'), parts) }));
  ranked.sort((a, b) => b.depth - a.depth);
  const [best, next] = ranked;
  // Two that fit equally well: it is ambiguous.
  return best && best.depth !== next?.depth ? open(best.uri) : undefined;
}

/** As shells understand `~`. */
function home(): string {
  const { HOME, USERPROFILE } = files().environment;
  return HOME ?? USERPROFILE ?? '~';
}

async function open(uri: vscode.Uri): Promise<vscode.TextDocument | undefined> {
  try {
    return await vscode.workspace.openTextDocument(uri);
  } catch {
    return undefined;
  }
}

/** How many parts of two paths are the same, from their ends. */
function commonEnd(a: readonly string[], b: readonly string[]): number {
  let count = 0;
  while (count < Math.min(a.length, b.length) && a.at(-1 - count) === b.at(-1 - count)) count += 1;
  return count;
}
