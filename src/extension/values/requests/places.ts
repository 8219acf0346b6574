/** Where a command is to work: at the place of a link, or at the cursor. */
import * as vscode from 'vscode';
import { pythonEditorInFront } from '../../launch/functions/pythonEditor';

/**
 * The editor, with its cursor on the line; undefined (with a message) if no Python file is open.
 * @param given a URI and a line from 0, as links carry them; menus give a URI alone
 */
export async function editorAt([uri, line]: readonly unknown[]): Promise<vscode.TextEditor | undefined> {
  if (uri instanceof vscode.Uri && typeof line === 'number') {
    const editor = await editorOf(uri);
    if (editor.selection.active.line !== line) {
      const { firstNonWhitespaceCharacterIndex: character } = editor.document.lineAt(line);
      editor.selection = new vscode.Selection(line, character, line, character);
    }
    return editor;
  }
  const editor = await pythonEditorInFront();
  if (editor) return editor;
  await vscode.window.showErrorMessage(
    vscode.l10n.t('Neural Debug: Open a Python file first, and put the cursor on a line.'),
  );
  return undefined;
}

async function editorOf(uri: vscode.Uri): Promise<vscode.TextEditor> {
  const { activeTextEditor: active, visibleTextEditors: visible } = vscode.window;
  const open = [...(active ? [active] : []), ...visible].find(
    ({ document }) => document.uri.toString() === uri.toString(),
  );
  // A cell of a notebook must not be opened as a document of its own.
  if (open && (open === active || open.viewColumn === undefined)) return open;
  const document = open?.document ?? (await vscode.workspace.openTextDocument(uri));
  return vscode.window.showTextDocument(document, { ...(open?.viewColumn && { viewColumn: open.viewColumn }) });
}
