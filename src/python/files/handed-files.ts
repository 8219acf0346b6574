/** Files of an editor's workspace that are on no disk: those that the editor has handed over, by their addresses. */
import { SourceError } from '../text/limits';
import { shortened } from '../text/shortened';
import type { FileKind, Files, FileStatus, FolderEntry } from './files';
import { uriPaths } from './uri-paths';

export interface HandedFile {
  readonly uri: string;
  readonly text: string;
}

export class HandedFiles implements Files {
  readonly paths = uriPaths;
  readonly platform = 'browser';
  readonly environment = {};
  private readonly contents = new Map<
    string,
    { readonly text: string; readonly bytes: Uint8Array; readonly version: string }
  >();
  /** What is in each folder. */
  private readonly folders = new Map<string, Map<string, FileKind>>();
  private changes = 0;

  /** Adds files, in the place of older versions of the same. */
  hand(given: readonly HandedFile[]): void {
    for (const { uri, text } of given) {
      // What is the same stays the same: nothing has to be read again.
      if (this.contents.get(uri)?.text === text) continue;
      const bytes = new TextEncoder().encode(text);
      this.contents.set(uri, { text, bytes, version: String(++this.changes) });
      this.note(uri, 'file');
    }
  }

  exists(path: string): boolean {
    return this.status(path) !== undefined;
  }

  entries(folder: string): FolderEntry[] {
    return [...(this.folders.get(folder) ?? [])].map(([name, kind]) => ({ name, kind }));
  }

  read(path: string, largest: number): Uint8Array {
    const bytes = this.contents.get(path)?.bytes;
    if (!bytes) throw new SourceError(`There is no file ${shortened(path)}.`);
    if (bytes.length > largest) throw new SourceError(`${shortened(path)} is larger than ${largest >> 20} MB.`);
    return bytes;
  }

  realPath(path: string): string | undefined {
    return this.exists(path) ? path : undefined;
  }

  status(path: string): FileStatus | undefined {
    const file = this.contents.get(path);
    if (file) return { kind: 'file', size: file.bytes.length, version: file.version };
    return this.folders.has(path) ? { kind: 'folder', size: 0, version: '' } : undefined;
  }

  fromUri(uri: string): string | undefined {
    return this.exists(uri) ? uri : undefined;
  }

  toUri(path: string): string {
    return path;
  }

  private note(path: string, kind: FileKind): void {
    const folder = uriPaths.dirname(path);
    if (folder === path) return;
    const isNew = !this.folders.has(folder);
    const entries = this.folders.get(folder) ?? new Map<string, FileKind>();
    this.folders.set(folder, entries.set(uriPaths.basename(path), kind));
    if (isNew) this.note(folder, 'folder');
  }
}
