/** From launch configurations to documents and back: a program is a path on disk, or the URI of anything else. */
import { files, isAbsolute } from '../../../python/files/files';
import * as vscode from 'vscode';
import { cellsAbove } from '../calls/notebookCells';

/** What a launch configuration's `program` is for a document. */
export function programOf({ uri }: vscode.TextDocument): string {
  return uri.scheme === 'file' ? uri.fsPath : uri.toString();
}

/** Of documents that compare predictions. */
export const traceScheme = 'neural-debug-what-if';

/** What is only shown: the old side of a comparison, and our own predicted traces. */
const NOBODYS: ReadonlySet<string> = new Set(['git', traceScheme]);

/** Longer files (in characters) are considered generated. */
const LONGEST = 500_000;

/** Whether anything is predicted in a document: it is what people write Python in, saved or not. */
export function isPredictable(document: vscode.TextDocument): boolean {
  const { languageId, uri } = document;
  return languageId === 'python' && !NOBODYS.has(uri.scheme) && document.getText().length <= LONGEST;
}

/** Whether a session is one of this document. */
export function isProgramOf({ configuration }: vscode.DebugSession, { uri }: vscode.TextDocument): boolean {
  const program: unknown = configuration.program;
  return typeof program === 'string' && toUri(program).toString() === uri.toString();
}

/** The document that `program` names, opened if it is not. @throws Error if there is none */
export async function documentOf(program: string): Promise<vscode.TextDocument> {
  return openDocument(program) ?? (await vscode.workspace.openTextDocument(toUri(program)));
}

/**
 * The program's text, if the debug adapter cannot read it from disk: of a document that has changes, was never saved, is a
 * cell of a notebook, or is in a virtual file system.
 * @throws Error if it cannot be read
 */
export async function textBesidesDisk(program: string): Promise<string | undefined> {
  if (toUri(program).scheme !== 'file' || !hasDisk()) await documentOf(program);
  return openTextBesidesDisk(program);
}

/** The same for a document that is open. */
export function openTextBesidesDisk(program: string): string | undefined {
  const open = openDocument(program);
  return open && (open.isDirty || open.uri.scheme !== 'file' || !hasDisk()) ? open.getText() : undefined;
}

/** The cells above a cell of a notebook, as the adapter calls them; undefined for any other program. */
export function openCellsAbove(program: string): { readonly path: string; readonly text: string }[] | undefined {
  const document = openDocument(program);
  return document && cellsAbove(document)?.map(({ uri, text }) => ({ path: uri.toString(), text }));
}

/** In a browser the adapter reads no files, whatever their scheme. */
export function hasDisk(): boolean {
  return files().platform !== 'browser';
}

export function openDocument(program: string): vscode.TextDocument | undefined {
  const uri = toUri(program).toString();
  return vscode.workspace.textDocuments.find((document) => document.uri.toString() === uri);
}

/** A path in launch.json may be relative to the folder that it belongs to. */
export function inFolder(program: string, folder: vscode.WorkspaceFolder | undefined): string {
  if (!folder || isAbsolute(program) || isUri(program)) return program;
  const uri = vscode.Uri.joinPath(folder.uri, program);
  return uri.scheme === 'file' ? uri.fsPath : uri.toString();
}

export function toUri(program: string): vscode.Uri {
  return isUri(program) ? vscode.Uri.parse(program, true) : vscode.Uri.file(program);
}

/** A drive letter is not a scheme. */
function isUri(program: string): boolean {
  return /^[a-z][a-z\d+.-]+:/i.test(program);
}
