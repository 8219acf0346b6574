/** `input()` in a session: somebody is asked for the line, as a terminal would wait for it. */
import * as vscode from 'vscode';
import { debugType } from '../launch/configuration/launchConfiguration';
import { tryAsk } from './neuralSessions';

/** The event of the adapter, and what is answered. */
interface Awaited {
  readonly id: number;
  readonly prompt: string;
  readonly line?: number;
}

const asksInput: vscode.DebugConfigurationProvider = {
  resolveDebugConfigurationWithSubstitutedVariables: (_folder, configuration) => ({
    asksInput: true,
    ...configuration,
  }),
};

export function registerTypedInput(): vscode.Disposable {
  return vscode.Disposable.from(
    vscode.debug.registerDebugConfigurationProvider(debugType, asksInput),
    vscode.debug.onDidReceiveDebugSessionCustomEvent(({ session, event, body }) => {
      if (session.type === debugType && event === 'inputAwaited') void answer(session, body as Awaited);
    }),
  );
}

async function answer(session: vscode.DebugSession, { id, prompt, line }: Awaited): Promise<void> {
  const ended = new vscode.CancellationTokenSource();
  const watching = vscode.debug.onDidTerminateDebugSession((other) => {
    if (other.id === session.id) ended.cancel();
  });
  try {
    const asked = prompt.trim();
    const text = await vscode.window.showInputBox(
      {
        title: asked === '' ? vscode.l10n.t('The program waits for a line') : asked,
        prompt:
          line === undefined
            ? vscode.l10n.t('What is typed at input()? Escape leaves it unknown.')
            : vscode.l10n.t('What is typed at input() in line {0}? Escape leaves it unknown.', line),
        ignoreFocusOut: true,
      },
      ended.token,
    );
    await tryAsk(session, 'input', { id, ...(text !== undefined && { text }) });
  } finally {
    watching.dispose();
    ended.dispose();
  }
}
