/** The timeline in the debug view: lanes of the recorded run, brought up to date at each stop. */
import * as vscode from 'vscode';
import { learnWidths, type Widths } from '../editorColumns';
import type { NeuralSessions } from '../neuralSessions';
import type { Recording } from '../historyCopy';
import { describe } from './describe';
import { layout, type TimelineWindow } from './layout';
import type { FromPage, ToPage, Words } from './pageMessages';
import { pageOf } from './page';

export const TIMELINE_VIEW = 'neural-debug.timeline';
/** Under which the widths are remembered. */
const WIDTHS = 'neural-debug.widths';

export class TimelineView implements vscode.WebviewViewProvider, vscode.Disposable {
  private view: vscode.WebviewView | undefined;
  private session: vscode.DebugSession | undefined;
  /** Steps that are shown; all of them without it. */
  private window: TimelineWindow | undefined;
  private readonly subscriptions: readonly Pick<vscode.Disposable, 'dispose'>[];

  constructor(
    private readonly extensionUri: vscode.Uri,
    private readonly sessions: NeuralSessions,
    private readonly memory: vscode.Memento,
  ) {
    const widths = memory.get<Widths>(WIDTHS);
    if (widths) learnWidths(widths);
    this.subscriptions = [
      sessions.onDidShow((session) => void this.refresh(session)),
      sessions.onDidEnd((session) => {
        if (session !== this.session) return;
        this.session = this.window = undefined;
        this.show();
      }),
    ];
  }

  dispose(): void {
    for (const subscription of this.subscriptions) subscription.dispose();
  }

  resolveWebviewView(view: vscode.WebviewView): void {
    this.view = view;
    const dist = vscode.Uri.joinPath(this.extensionUri, 'dist');
    view.webview.options = { enableScripts: true, localResourceRoots: [dist] };
    view.webview.onDidReceiveMessage((message: FromPage) => void this.heard(message));
    view.onDidChangeVisibility(() => {
      if (view.visible && this.session) void this.refresh(this.session);
    });
    view.onDidDispose(() => {
      this.view = undefined;
    });
    view.webview.html = pageOf(view.webview, dist, vscode.env.language);
  }

  private async heard(message: FromPage): Promise<void> {
    const session = this.session ?? this.sessions.active;
    switch (message.type) {
      case 'ready':
        // What is known is there at once; the rest has to be asked for.
        this.show();
        if (session) await this.refresh(session);
        break;
      case 'widths':
        learnWidths(message);
        // Where no session has been shown yet, values beside the code have to fit, too.
        if (message.sideBar > 0)
          await this.memory.update(WIDTHS, { window: message.window, sideBar: message.sideBar } satisfies Widths);
        break;
      case 'travel':
        if (session) await this.sessions.travel(session, message.step);
        break;
      case 'window':
        this.window = session && partOf(this.sessions.recording(session), message);
        this.show();
        break;
      case 'describe':
        if (session) this.post({ type: 'details', step: message.step, text: this.describe(session, message.step) });
        break;
    }
  }

  /** Nothing is requested while the view is hidden. */
  private async refresh(session: vscode.DebugSession): Promise<void> {
    if (session !== this.session) this.window = undefined;
    this.session = session;
    if (!this.view?.visible) return;
    try {
      const recording = this.sessions.recording(session);
      const isWhole = this.window === undefined;
      await recording.refresh();
      if (!isWhole && this.window) this.window = following(this.window, recording.current);
    } catch {
      // It runs again, or has ended: the next stop brings what is missing.
      return;
    }
    this.show();
  }

  private show(): void {
    const recording = this.session && this.sessions.recording(this.session);
    const model = recording && recording.steps.length > 0 ? layout(recording, this.window) : undefined;
    this.post({ type: 'show', model, words: words() });
    if (this.session && model)
      this.post({ type: 'details', step: model.current, text: this.describe(this.session, model.current) });
  }

  private describe(session: vscode.DebugSession, step: number): string {
    // What is inferred lies before the first recorded step.
    const title = (number: number, last: number): string =>
      number === -1
        ? vscode.l10n.t('1 step before the start')
        : number < 0
          ? vscode.l10n.t('{0} steps before the start', -number)
          : vscode.l10n.t('Step {0} of {1}', number, last);
    return describe(this.sessions.recording(session), step, title);
  }

  private post(message: ToPage): void {
    void this.view?.webview.postMessage(message);
  }
}

/** Undefined for the whole run, which keeps growing. */
function partOf({ first, last }: Recording, { from, to }: TimelineWindow): TimelineWindow | undefined {
  return from <= first && to >= last ? undefined : { from, to };
}

/** A part of the run that is shown moves with the current step. */
function following({ from, to }: TimelineWindow, current: number): TimelineWindow {
  if (current >= from && current <= to) return { from, to };
  const half = Math.floor((to - from) / 2);
  return { from: current - half, to: current - half + (to - from) };
}

function words(): Words {
  return {
    timeline: vscode.l10n.t('Timeline of the predicted run'),
    calls: vscode.l10n.t('Calls'),
    loop: vscode.l10n.t('Loops'),
    output: vscode.l10n.t('Output'),
    exception: vscode.l10n.t('Exceptions'),
    confidence: vscode.l10n.t('Confidence'),
    empty: vscode.l10n.t('The recorded steps of a session appear here when it stops.'),
  };
}
