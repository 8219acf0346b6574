/** A session that somebody starts while another one is stopped is the one that they want to see: VS Code stays with the first. */
import * as vscode from 'vscode';
import { debugType } from '../launch/configuration/launchConfiguration';

/** Nothing names a session to VS Code: this goes to the next one in the order in which they were started. */
const NEXT_SESSION = 'workbench.action.debug.nextConsole';

export function followNewSessions(): vscode.Disposable {
  return vscode.debug.onDidStartDebugSession((session) => {
    if (session.type === debugType && session.parentSession === undefined) void show(session);
  });
}

async function show(session: vscode.DebugSession): Promise<void> {
  const passed = new Set<string>();
  const other = (): string | undefined => {
    const active = vscode.debug.activeDebugSession?.id;
    return active === session.id ? undefined : active;
  };
  for (let active = other(); active !== undefined && !passed.has(active); active = other()) {
    passed.add(active);
    await vscode.commands.executeCommand(NEXT_SESSION);
  }
}
