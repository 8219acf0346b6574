/**
 * The files that there are: those of this machine's disk, or what an editor in a browser has handed over. Whoever starts the program says
 * which, once, with `useFiles`; until then there are none. What reads programs and their imports knows nothing else of disks.
 */
import { type Paths, posixPaths } from './posix-paths';

/** What a name in a folder stands for; links and devices are neither. */
export type FileKind = 'file' | 'folder' | 'other';

export interface FileStatus {
  readonly kind: FileKind;
  /** In bytes. */
  readonly size: number;
  /** Another one once it has been changed. */
  readonly version: string;
}

export interface FolderEntry {
  readonly name: string;
  readonly kind: FileKind;
}

export interface Files {
  readonly paths: Paths;
  /** As Node calls operating systems. */
  readonly platform: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  exists(path: string): boolean;
  /** Empty where there is no such folder. */
  entries(folder: string): readonly FolderEntry[];
  /** @throws SourceError for a file that is missing, has more bytes than `largest`, or is no regular file */
  read(path: string, largest: number): Uint8Array;
  /** Where links lead; undefined if there is no such file or folder. */
  realPath(path: string): string | undefined;
  status(path: string): FileStatus | undefined;
  /** The path of a document; undefined for one that is not among these files. @throws Error for one of another machine */
  fromUri(uri: string): string | undefined;
  toUri(path: string): string;
}

const none: Files = {
  paths: posixPaths,
  platform: 'browser',
  environment: {},
  exists: () => false,
  entries: () => [],
  read: (path) => {
    throw new Error(`${path} cannot be read: no files have been handed over.`);
  },
  realPath: () => undefined,
  status: () => undefined,
  fromUri: () => undefined,
  toUri: (path) => path,
};

let current = none;

export function useFiles(given: Files): void {
  current = given;
}

export function files(): Files {
  return current;
}

export function basename(path: string): string {
  return current.paths.basename(path);
}

export function dirname(path: string): string {
  return current.paths.dirname(path);
}

export function isAbsolute(path: string): boolean {
  return current.paths.isAbsolute(path);
}

export function join(...parts: string[]): string {
  return current.paths.join(...parts);
}

export function relative(from: string, to: string): string {
  return current.paths.relative(from, to);
}

export function resolve(...parts: string[]): string {
  return current.paths.resolve(...parts);
}

/** The names of folders and of the file at the end. */
export function parts(path: string): string[] {
  return path.split(current.paths.sep);
}
