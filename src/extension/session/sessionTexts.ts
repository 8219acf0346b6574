/** The text with which each session goes on: the editor's may be another one by now. */
import type * as vscode from 'vscode';
import { isProgramOf } from '../launch/configuration/programOfDocument';
import { movedLines } from './movedLines';

const texts = new WeakMap<vscode.DebugSession, string>();

export function setSessionText(session: vscode.DebugSession, text: string): void {
  texts.set(session, text);
}

/** Undefined where the program was not open when the session began. */
export function sessionText(session: vscode.DebugSession): string | undefined {
  return texts.get(session);
}

/** Where a line of the session (from 1) is in an editor whose text may have been edited since. */
export function editorLines(
  session: vscode.DebugSession,
  document: vscode.TextDocument,
): (line: number) => number | undefined {
  const text = isProgramOf(session, document) ? sessionText(session) : undefined;
  if (text === undefined) return (line) => line;
  const moved = movedLines(text, document.getText());
  return (line) => {
    const to = moved(line - 1);
    return to === undefined ? undefined : to + 1;
  };
}
