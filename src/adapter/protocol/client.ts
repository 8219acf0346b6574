/** How the client counts lines and columns, writes paths, and what it can show. */
import { basename, files } from '../../python/files/files';
import { pathProblem } from '../../python/modules/regular-file';
import { shortened } from '../../python/text/shortened';
import { RequestError } from './request-error';
import type { RequestArguments } from './request-arguments';

/** The debugger counts lines and columns from 1 and writes native paths; the client may do otherwise. */
export class Client {
  readonly supportsTypes: boolean;
  readonly supportsProgress: boolean;
  readonly supportsInvalidated: boolean;
  /** VS Code takes a session for ended whose restart fails: nothing could end it or go on in it any more. */
  readonly losesFailedRestarts: boolean;
  private readonly firstLine: 0 | 1;
  private readonly firstColumn: 0 | 1;
  private readonly writesUris: boolean;

  /** @param given of the `initialize` request; undefined before it */
  constructor(given?: RequestArguments) {
    this.firstLine = given?.optionalFlag('linesStartAt1') === false ? 0 : 1;
    this.firstColumn = given?.optionalFlag('columnsStartAt1') === false ? 0 : 1;
    this.writesUris = given?.optionalText('pathFormat') === 'uri';
    this.supportsTypes = given?.optionalFlag('supportsVariableType') ?? false;
    this.supportsProgress = given?.optionalFlag('supportsProgressReporting') ?? false;
    this.supportsInvalidated = given?.optionalFlag('supportsInvalidatedEvent') ?? false;
    this.losesFailedRestarts = given?.optionalText('clientID') === 'vscode';
  }

  line(line: number): number {
    return line - 1 + this.firstLine;
  }

  fromLine(line: number): number {
    return line + 1 - this.firstLine;
  }

  column(column: number): number {
    return column - 1 + this.firstColumn;
  }

  fromColumn(column: number): number {
    return column + 1 - this.firstColumn;
  }

  /** A document that is not on disk keeps its URI. */
  path(path: string): string {
    return this.writesUris && !isUri(path) ? files().toUri(path) : path;
  }

  /** @throws RequestError for a file on another machine, and for anything that is not a path. */
  fromPath(path: string): string {
    return checkedPath(path.startsWith('file:') ? fromUri(path) : path);
  }
}

function fromUri(uri: string): string {
  try {
    return files().fromUri(uri) ?? uri;
  } catch {
    throw new RequestError(`${shortened(uri)} is not on this machine.`);
  }
}

/** @throws RequestError for a path that must not be opened */
export function checkedPath(path: string): string {
  const problem = pathProblem(path);
  if (problem !== undefined) throw new RequestError(problem);
  return path;
}

/** True for `untitled:x`, not for `C:\x`. */
export function isUri(path: string): boolean {
  return /^[a-z][a-z\d+.-]+:/i.test(path);
}

/** It can be read: a file, or a document of an editor in a browser that has been handed over. */
export function isReadable(path: string): boolean {
  return !isUri(path) || (files().platform === 'browser' && files().exists(path));
}

/** The name of a file for people: without its folder, `Untitled-1` for `untitled:Untitled-1`. */
export function nameOf(path: string): string {
  return isUri(path)
    ? (path
        .replace(/[?#].*$/s, '')
        .split(/[/:]/)
        .at(-1) ?? path)
    : basename(path);
}
