/** Edits of the program's text during a session: the session continues from the same state in the new text, if the syntax allows it. */
import * as vscode from 'vscode';
import { isProgramOf, toUri } from '../launch/configuration/programOfDocument';
import { debugType } from '../launch/configuration/launchConfiguration';
import { keepCursor } from './keptCursor';
import { ask, tryAsk, type NeuralSessions } from './neuralSessions';
import { editAndContinue } from './sessionSettings';
import { sessionText, setSessionText } from './sessionTexts';

interface LoadedSources {
  readonly sources: readonly { readonly path?: string }[];
}

/** Where the session goes on in the new text. */
interface Continued {
  readonly line: number;
  /** Lines that have run already are others now. */
  readonly hasRun: boolean;
}

/** Time without typing before an edit counts, in milliseconds. */
const PAUSE = 600;
/** Milliseconds that it is said how an edit counts. */
const SHOWN = 8000;

export class EditAndContinueOnEdits implements vscode.Disposable {
  private readonly status = vscode.window.createStatusBarItem('neural-debug.edit', vscode.StatusBarAlignment.Left, 5);
  private readonly subscriptions: readonly Pick<vscode.Disposable, 'dispose'>[];
  private timer: NodeJS.Timeout | undefined;
  private shown: NodeJS.Timeout | undefined;
  /** The latest edit was not applied. */
  private isRefused = false;
  /** The message about it, until it is answered. */
  private asked: object | undefined;
  /** VS Code saves by itself, too, while somebody is typing. */
  private readonly savedByHand = new WeakSet<vscode.TextDocument>();
  /** Edited while the program ran: applied when it stops. */
  private waiting: vscode.TextDocument | undefined;

  constructor(private readonly sessions: NeuralSessions) {
    this.status.name = vscode.l10n.t('Neural Debug: edit and continue');
    this.subscriptions = [
      this.status,
      vscode.debug.onDidStartDebugSession((session) => {
        noteText(session);
      }),
      vscode.workspace.onWillSaveTextDocument(({ document, reason }) => {
        if (reason === vscode.TextDocumentSaveReason.Manual) this.savedByHand.add(document);
        else this.savedByHand.delete(document);
      }),
      vscode.workspace.onDidSaveTextDocument((document) => {
        if (editAndContinue() !== 'off') void this.take(document, this.savedByHand.has(document));
        else this.leave(document);
      }),
      vscode.debug.registerDebugAdapterTrackerFactory(debugType, {
        createDebugAdapterTracker: (session) => ({
          onWillReceiveMessage: ({ command }: { readonly command?: string }) => {
            if (command !== 'restart') return;
            noteText(session);
            if (this.isRefused) this.sayNothing();
          },
        }),
      }),
      vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (!isTakenAsTyped(document) || contentChanges.length === 0 || !this.sessionOf(document)) return;
        clearTimeout(this.timer);
        this.timer = setTimeout(() => void this.take(document, false), PAUSE);
      }),
      sessions.onDidStop(({ body }) => {
        const { waiting } = this;
        this.waiting = undefined;
        if (body && waiting) void this.take(waiting, false);
      }),
      sessions.onDidEnd(() => {
        this.waiting = undefined;
        this.sayNothing();
      }),
    ];
  }

  dispose(): void {
    clearTimeout(this.timer);
    clearTimeout(this.shown);
    for (const subscription of this.subscriptions) subscription.dispose();
  }

  private sessionOf(document: vscode.TextDocument): vscode.DebugSession | undefined {
    const { active } = this.sessions;
    return active && isProgramOf(active, document) ? active : undefined;
  }

  /** @param isSaved requested by saving by hand, so a failure is shown */
  private async take(document: vscode.TextDocument, isSaved: boolean): Promise<void> {
    const { active: session } = this.sessions;
    if (!session) return;
    const isMain = isProgramOf(session, document);
    if (!isMain && !(await isImported(session, document))) return;
    try {
      // Saving it unchanged is not an edit, which would discard the recorded future.
      const known = sessionText(session);
      const text = isMain ? document.getText() : known;
      // The files that it imports are read from disk with it.
      if (!isMain || known !== text) {
        const { line, hasRun } = await ask<Continued>(session, 'replaceSource', text === undefined ? {} : { text });
        keepCursor(line - 1);
        this.applied(hasRun);
      } else if (this.isRefused) this.sayNothing();
      if (text !== undefined) setSessionText(session, text);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (/\bis running\b/.test(reason)) this.waiting = document;
      else await this.refused(session, reason, isSaved);
    }
  }

  private sayNothing(): void {
    this.isRefused = false;
    this.status.hide();
    this.outdate();
  }

  /** What an earlier message says does not hold any more. VS Code takes no single one away: others are kept behind the bell. */
  private outdate(): void {
    if (!this.asked) return;
    this.asked = undefined;
    void vscode.commands.executeCommand('notifications.hideToasts');
  }

  /** Nothing else moves on the screen: what has run stays as it was. */
  private applied(hasRun: boolean): void {
    this.isRefused = false;
    clearTimeout(this.shown);
    this.status.text = hasRun
      ? `$(info) ${vscode.l10n.t('Edit applied: what has run stays as it was')}`
      : `$(check) ${vscode.l10n.t('Edit applied')}`;
    this.status.tooltip = vscode.l10n.t(
      'The session goes on in the edited text. What has run already stays as it was: step back, or restart its frame, and it runs as edited.',
    );
    this.status.command = this.status.backgroundColor = undefined;
    this.status.show();
    this.shown = setTimeout(() => {
      this.status.hide();
    }, SHOWN);
    this.outdate();
  }

  /** Edits do not count in this session, which is easily forgotten. */
  private leave(document: vscode.TextDocument): void {
    const session = this.sessionOf(document);
    const known = session && sessionText(session);
    if (known === undefined) return;
    if (known === document.getText()) this.sayNothing();
    else this.notApplied(vscode.l10n.t('Edit and continue is switched off.'));
  }

  private notApplied(reason: string): string {
    this.isRefused = true;
    clearTimeout(this.shown);
    const message = vscode.l10n.t('The session continues with the text from before the edit. {0}', reason);
    this.status.text = `$(warning) ${vscode.l10n.t('Edit not applied')}`;
    this.status.tooltip = message;
    this.status.command = 'workbench.action.debug.restart';
    this.status.backgroundColor = new vscode.ThemeColor('statusBarItem.warningBackground');
    this.status.show();
    return message;
  }

  private async refused(session: vscode.DebugSession, reason: string, isSaved: boolean): Promise<void> {
    const message = this.notApplied(reason);
    if (!isSaved) return;
    const restart = vscode.l10n.t('Restart');
    this.outdate();
    const asked = (this.asked = {});
    const answer = await vscode.window.showWarningMessage(message, restart);
    if (this.asked === asked) this.asked = undefined;
    if (answer === restart && this.sessions.active === session)
      await vscode.commands.executeCommand('workbench.action.debug.restart');
  }
}

/** A session begins with what the editor has. */
function noteText(session: vscode.DebugSession): void {
  const document = vscode.workspace.textDocuments.find((open) => isProgramOf(session, open));
  if (document) setSessionText(session, document.getText());
}

/** What has never been saved need not be saved to count. */
function isTakenAsTyped({ isUntitled }: vscode.TextDocument): boolean {
  const when = editAndContinue();
  return when === 'onType' || (isUntitled && when === 'onSave');
}

/** One of the files of the program, other than its first. */
async function isImported(session: vscode.DebugSession, document: vscode.TextDocument): Promise<boolean> {
  if (document.languageId !== 'python') return false;
  const answer = await tryAsk<LoadedSources>(session, 'loadedSources');
  const uri = document.uri.toString();
  return (answer?.sources ?? []).some(({ path }) => path !== undefined && toUri(path).toString() === uri);
}
