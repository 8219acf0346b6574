/** The text with which each session goes on: the editor's may be another one by now. */
import type * as vscode from 'vscode';

const texts = new WeakMap<vscode.DebugSession, string>();

export function setSessionText(session: vscode.DebugSession, text: string): void {
  texts.set(session, text);
}

/** Undefined where the program was not open when the session began. */
export function sessionText(session: vscode.DebugSession): string | undefined {
  return texts.get(session);
}
