/** What a tool is told about documents: text that has not been saved, and the folders whose files it may read. */
import { isAbsolute } from '../../python/files/files';
import * as vscode from 'vscode';
import { openTextBesidesDisk } from '../launch/configuration/programOfDocument';

export function workspaceRoots(): string[] {
  return (vscode.workspace.workspaceFolders ?? []).flatMap(({ uri }) => (uri.scheme === 'file' ? [uri.fsPath] : []));
}

/** The arguments with the text of the document where the editor has it otherwise than the disk. */
export function withUnsavedText(given: object): object {
  const { path, source } = given as { readonly path?: unknown; readonly source?: unknown };
  if (typeof path !== 'string' || source !== undefined) return given;
  const [root] = workspaceRoots();
  const file = isAbsolute(path) || root === undefined ? path : vscode.Uri.joinPath(vscode.Uri.file(root), path).fsPath;
  const text = openTextBesidesDisk(file);
  return text === undefined ? given : { ...given, source: text };
}
