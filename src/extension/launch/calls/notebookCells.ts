/** Cells of notebooks. */
import * as vscode from 'vscode';

export interface Cell {
  readonly uri: vscode.Uri;
  readonly text: string;
}

/** What a notebook has run when it comes to a cell, in its order; undefined for any other document. */
export function cellsAbove(document: vscode.TextDocument): Cell[] | undefined {
  return cellsAround(document)?.above;
}

/** The other cells of a notebook that have code, in its order. */
export function cellsAround(
  document: vscode.TextDocument,
): { readonly above: Cell[]; readonly below: Cell[] } | undefined {
  const cells = vscode.workspace.notebookDocuments
    .find((notebook) => notebook.getCells().some((cell) => cell.document === document))
    ?.getCells()
    .filter(({ kind, document: { languageId } }) => kind === vscode.NotebookCellKind.Code && languageId === 'python');
  if (!cells) return undefined;
  const at = cells.findIndex((cell) => cell.document === document);
  const written = (some: readonly vscode.NotebookCell[]): Cell[] =>
    some
      .map((cell) => ({ uri: cell.document.uri, text: cell.document.getText() }))
      .filter(({ text }) => text.trim() !== '');
  return { above: written(cells.slice(0, Math.max(at, 0))), below: at < 0 ? [] : written(cells.slice(at + 1)) };
}
