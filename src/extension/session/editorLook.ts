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
    // Not by visible editors: the cells of a notebook and the panel of outputs are some, too, also while another tab covers them.
    groups: vscode.window.tabGroups.all.length,
  };
}
