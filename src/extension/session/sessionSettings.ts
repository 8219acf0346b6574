/** Settings that a session looks at. */
import * as vscode from 'vscode';
import { affects, type Settings, setting } from '../host/settings';

/** Percentage below which values are marked. */
export function confidencePercent(): number {
  return setting('confidence.threshold', 80);
}

/** The same as a probability. */
export function confidenceThreshold(): number {
  return confidencePercent() / 100;
}

/** When an edit of the program's text takes effect in a running session. */
export function editAndContinue(): Settings['editAndContinue'] {
  return setting('editAndContinue', 'onSave');
}

/** Whether a session stays open after the last line of its program. */
export function stayAtEnd(): boolean {
  return setting('stayAtEnd', true);
}

/** What a session does where something unknown decides how it goes on. */
export function onUnknown(): Settings['onUnknown'] {
  return setting('onUnknown', 'assume');
}

export function onDidChangeConfidence(listener: () => void): vscode.Disposable {
  return vscode.workspace.onDidChangeConfiguration((event) => {
    if (affects(event, 'confidence.threshold')) listener();
  });
}
