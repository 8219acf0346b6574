/** `input()` in a session: somebody is asked for the line, as a terminal would wait for it. */
import * as vscode from 'vscode';
import type { InputAwaitedEvent, InputGoneEvent } from '../../adapter/session/typed-input';
import { THREAD } from '../../adapter/session/stop-events';
import { toUri } from '../launch/configuration/programOfDocument';
import { debugType } from '../launch/configuration/launchConfiguration';
import { tryAsk } from './neuralSessions';

type Awaited = InputAwaitedEvent['body'];

/** The program of that session does not wait for that line any more. */
interface Gone {
  readonly session: vscode.DebugSession;
  readonly id: InputGoneEvent['body']['id'];
}

const asksInput: vscode.DebugConfigurationProvider = {
  resolveDebugConfigurationWithSubstitutedVariables: (_folder, configuration) => ({
    asksInput: true,
    ...configuration,
  }),
};

export function registerTypedInput(): vscode.Disposable {
  const gone = new vscode.EventEmitter<Gone>();
  return vscode.Disposable.from(
    gone,
    vscode.debug.registerDebugConfigurationProvider(debugType, asksInput),
    vscode.debug.onDidReceiveDebugSessionCustomEvent(({ session, event, body }) => {
      if (session.type !== debugType) return;
      if (event === 'inputAwaited') void answer(session, body as Awaited, gone.event);
      if (event === 'inputGone') gone.fire({ session, id: (body as InputGoneEvent['body']).id });
    }),
  );
}

async function answer(
  session: vscode.DebugSession,
  { id, prompt, line, path }: Awaited,
  gone: vscode.Event<Gone>,
): Promise<void> {
  const ended = new vscode.CancellationTokenSource();
  const watching = vscode.Disposable.from(
    gone((one) => {
      if (one.session.id === session.id && one.id === id) ended.cancel();
    }),
    vscode.debug.onDidTerminateDebugSession((other) => {
      if (other.id === session.id) ended.cancel();
    }),
  );
  const shown = line === undefined || path === undefined ? undefined : await WaitingLine.show(toUri(path), line - 1);
  try {
    const asked = prompt.trim();
    const typed = await typedLine(
      {
        title: asked === '' ? vscode.l10n.t('The program waits for a line') : asked,
        prompt:
          line === undefined
            ? vscode.l10n.t('What is typed at input()? Escape leaves it unknown.')
            : vscode.l10n.t('What is typed at input() in line {0}? Escape leaves it unknown.', line),
      },
      ended.token,
    );
    if (typed === PAUSE) await tryAsk(session, 'pause', { threadId: THREAD });
    else if (typed === STOP) await vscode.debug.stopDebugging(session);
    else if (!ended.token.isCancellationRequested)
      await tryAsk(session, 'input', { id, ...(typed !== undefined && { text: typed }) });
  } finally {
    shown?.dispose();
    watching.dispose();
    ended.dispose();
  }
}

/** The box covers the debug toolbar: what one would do there can be done in it. */
const PAUSE: vscode.QuickInputButton = {
  iconPath: new vscode.ThemeIcon('debug-pause'),
  tooltip: vscode.l10n.t('Pause'),
};
const STOP: vscode.QuickInputButton = {
  iconPath: new vscode.ThemeIcon('debug-stop'),
  tooltip: vscode.l10n.t('Stop'),
};

/** @returns the line, the button that is pressed instead, or undefined for neither */
async function typedLine(
  texts: Pick<vscode.InputBox, 'title' | 'prompt'>,
  gone: vscode.CancellationToken,
): Promise<string | vscode.QuickInputButton | undefined> {
  const box = vscode.window.createInputBox();
  Object.assign(box, texts, { ignoreFocusOut: true, buttons: [PAUSE, STOP] });
  try {
    return await new Promise((resolve) => {
      box.onDidAccept(() => {
        resolve(box.value);
      });
      box.onDidTriggerButton(resolve);
      box.onDidHide(() => {
        resolve(undefined);
      });
      gone.onCancellationRequested(() => {
        resolve(undefined);
      });
      if (gone.isCancellationRequested) resolve(undefined);
      else box.show();
    });
  } finally {
    box.dispose();
  }
}

/** The line that waits looks like one at which the program has stopped: while it runs, VS Code shows no place. */
class WaitingLine implements vscode.Disposable {
  private readonly decoration = vscode.window.createTextEditorDecorationType({
    isWholeLine: true,
    backgroundColor: new vscode.ThemeColor('editor.stackFrameHighlightBackground'),
  });

  private constructor(editor: vscode.TextEditor, line: number) {
    const range = new vscode.Range(line, 0, line, 0);
    editor.setDecorations(this.decoration, [range]);
    editor.revealRange(range, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
  }

  /** @returns undefined where the file cannot be shown */
  static async show(uri: vscode.Uri, line: number): Promise<WaitingLine | undefined> {
    try {
      const isHere = ({ document }: vscode.TextEditor): boolean => document.uri.toString() === uri.toString();
      const open = vscode.window.visibleTextEditors.find(isHere);
      // A cell of a notebook must not be opened as a document of its own.
      if (!open && uri.scheme === 'vscode-notebook-cell') return undefined;
      return new WaitingLine(open ?? (await vscode.window.showTextDocument(uri, { preserveFocus: true })), line);
    } catch {
      // It has gone meanwhile: the question alone will do.
      return undefined;
    }
  }

  dispose(): void {
    this.decoration.dispose();
  }
}
