/** What somebody has done already, for the first steps: a command alone says nothing, it may have failed. */
import * as vscode from 'vscode';
import { debugType } from '../launch/configuration/launchConfiguration';
import type { NeuralSessions } from './neuralSessions';

/** Context keys, as package.json has them. */
const hasOpenedPython = 'neural-debug.hasOpenedPython';
const hasGoneBack = 'neural-debug.hasGoneBack';
const hasStartedInside = 'neural-debug.hasStartedInside';

export function noteFirstSteps(sessions: NeuralSessions): vscode.Disposable {
  const note = (key: string): void => void vscode.commands.executeCommand('setContext', key, true);
  // The walkthrough sees what holds everywhere, and no keys of one editor, such as the language of its document.
  const noteLanguage = (editor: vscode.TextEditor | undefined): void => {
    if (editor?.document.languageId === 'python') note(hasOpenedPython);
  };
  noteLanguage(vscode.window.activeTextEditor);
  return vscode.Disposable.from(
    vscode.window.onDidChangeActiveTextEditor(noteLanguage),
    sessions.onDidStop(({ body }) => {
      if (body && body.place.step < body.place.last) note(hasGoneBack);
    }),
    vscode.debug.onDidStartDebugSession(({ type, configuration }) => {
      if (type === debugType && configuration.start !== undefined) note(hasStartedInside);
    }),
  );
}
