/** Cells of notebooks. */
import * as vscode from 'vscode';

/** What a notebook has run when it comes to a cell, in its order; undefined for any other document. */
export function cellsAbove(
  document: vscode.TextDocument,
): { readonly uri: vscode.Uri; readonly text: string }[] | undefined {
  const cells = vscode.workspace.notebookDocuments
    .find((notebook) => notebook.getCells().some((cell) => cell.document === document))
    ?.getCells()
    .filter(({ kind, document: { languageId } }) => kind === vscode.NotebookCellKind.Code && languageId === 'python');
  const at = cells?.findIndex((cell) => cell.document === document) ?? -1;
  const above = cells
    ?.slice(0, Math.max(at, 0))
    .map((cell) => ({ uri: cell.document.uri, text: cell.document.getText() }));
  return above?.filter(({ text }) => text.trim() !== '');
}
