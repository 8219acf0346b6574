/** Settings that a session looks at. */
import * as vscode from 'vscode';

const SECTION = 'neural-debug';

/** When an edit of the program's text takes effect in a running session. */
export type EditAndContinue = 'onSave' | 'onType' | 'off';

/** Percentage below which values are marked. */
export function confidencePercent(): number {
  return vscode.workspace.getConfiguration(SECTION).get('confidence.threshold', 80);
}

/** The same as a probability. */
export function confidenceThreshold(): number {
  return confidencePercent() / 100;
}

export function editAndContinue(): EditAndContinue {
  return vscode.workspace.getConfiguration(SECTION).get<EditAndContinue>('editAndContinue', 'onSave');
}

/** Whether a session stays open after the last line of its program. */
export function stayAtEnd(): boolean {
  return vscode.workspace.getConfiguration(SECTION).get('stayAtEnd', true);
}

/** What a session does where something unknown decides how it goes on. */
export function onUnknown(): 'assume' | 'stop' {
  return vscode.workspace.getConfiguration(SECTION).get<'assume' | 'stop'>('onUnknown', 'assume');
}

export function onDidChangeConfidence(listener: () => void): vscode.Disposable {
  return vscode.workspace.onDidChangeConfiguration((event) => {
    if (event.affectsConfiguration(`${SECTION}.confidence.threshold`)) listener();
  });
}
