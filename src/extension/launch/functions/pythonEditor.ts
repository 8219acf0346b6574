/** Which Python editor a command is about where nothing else says so. */
import * as vscode from 'vscode';

/** The Python document that was in front last. */
let last: vscode.TextDocument | undefined;

export function rememberPythonEditors(): vscode.Disposable {
  const remember = (editor: vscode.TextEditor | undefined): void => {
    if (editor?.document.languageId === 'python') last = editor.document;
  };
  remember(vscode.window.activeTextEditor);
  return vscode.window.onDidChangeActiveTextEditor(remember);
}

/**
 * The editor in front. A page that is no text (the walkthrough, whose buttons are commands, or the settings) does not hide
 * the Python file behind it: that one is shown again. Undefined where there is none, or another text is in front.
 */
export async function pythonEditorInFront(): Promise<vscode.TextEditor | undefined> {
  const { activeTextEditor: active, tabGroups } = vscode.window;
  if (active) return active.document.languageId === 'python' ? active : undefined;
  // A notebook without a chosen cell is code, but not that of the file.
  if (tabGroups.activeTabGroup.activeTab?.input instanceof vscode.TabInputNotebook) return undefined;
  const uri = last?.uri.toString();
  const group = tabGroups.all.find(({ tabs }) =>
    tabs.some(({ input }) => input instanceof vscode.TabInputText && input.uri.toString() === uri),
  );
  return last && group ? vscode.window.showTextDocument(last, { viewColumn: group.viewColumn }) : undefined;
}
