/** How editors are set up, as far as it says how much fits into a line. */
import * as vscode from 'vscode';
import { editorColumns, type EditorLook } from './editorColumns';

/** About how many characters fit beside each other in an editor. */
export function shownColumns(): number {
  return editorColumns(look);
}

function look(): EditorLook {
  const settings = vscode.workspace.getConfiguration('editor', { languageId: 'python' });
  return {
    fontSize: settings.get('fontSize', 14),
    hasMinimap: settings.get('minimap.enabled', true),
    groups: new Set(vscode.window.visibleTextEditors.map(({ viewColumn }) => viewColumn)).size,
  };
}
