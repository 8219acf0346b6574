/** The session that the debug view shows, if it is one of ours, and where it stands. */
import * as vscode from 'vscode';
import { debugType } from '../launch/launchConfiguration';

export function activeSession(): vscode.DebugSession | undefined {
  const session = vscode.debug.activeDebugSession;
  return session?.type === debugType ? session : undefined;
}

/** Frame that is selected in the call stack; the innermost one if none is. */
export function selectedFrame(): number | undefined {
  const item = vscode.debug.activeStackItem;
  return item instanceof vscode.DebugStackFrame ? item.frameId : undefined;
}
