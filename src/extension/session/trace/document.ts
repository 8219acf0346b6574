/** "Show Predicted Trace": a read-only document beside the editor, from which one can travel to every step. */
import * as vscode from 'vscode';
import type { NeuralSessions } from '../neuralSessions';
import { traceText, type TraceText } from './text';

const SCHEME = 'neural-trace';

/** Characters before the rule: line number and confidence. */
const NUMBERS = 11;

interface Trace {
  readonly session: vscode.DebugSession;
  shown: TraceText;
}

export class TraceDocuments
  implements
    vscode.TextDocumentContentProvider,
    vscode.FoldingRangeProvider,
    vscode.DocumentLinkProvider,
    vscode.Disposable
{
  private readonly changed = new vscode.EventEmitter<vscode.Uri>();
  readonly onDidChange = this.changed.event;
  private readonly traces = new Map<string, Trace>();
  private readonly here = vscode.window.createTextEditorDecorationType({
    isWholeLine: true,
    backgroundColor: new vscode.ThemeColor('editor.stackFrameHighlightBackground'),
    overviewRulerColor: new vscode.ThemeColor('editor.stackFrameHighlightBackground'),
    overviewRulerLane: vscode.OverviewRulerLane.Full,
  });
  private readonly subscriptions: readonly Pick<vscode.Disposable, 'dispose'>[];

  constructor(private readonly sessions: NeuralSessions) {
    const selector: vscode.DocumentSelector = { scheme: SCHEME };
    this.subscriptions = [
      this.here,
      this.changed,
      vscode.workspace.registerTextDocumentContentProvider(SCHEME, this),
      vscode.languages.registerFoldingRangeProvider(selector, this),
      vscode.languages.registerDocumentLinkProvider(selector, this),
      vscode.commands.registerCommand('neural-debug.showTrace', () => this.open()),
      vscode.commands.registerCommand('neural-debug.goToTraceStep', (row?: number) => this.travel(row)),
      vscode.window.onDidChangeTextEditorSelection((event) => void this.clicked(event)),
      vscode.window.onDidChangeVisibleTextEditors(() => {
        this.decorate();
      }),
      vscode.workspace.onDidChangeTextDocument(({ document }) => {
        if (document.uri.scheme === SCHEME) this.reveal(document);
      }),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => this.traces.delete(uri.toString())),
      sessions.onDidStop(({ session }) => void this.refresh(session)),
      vscode.debug.onDidTerminateDebugSession((session) => {
        this.end(session);
      }),
    ];
  }

  dispose(): void {
    for (const subscription of this.subscriptions) subscription.dispose();
  }

  provideTextDocumentContent(uri: vscode.Uri): string {
    return this.traces.get(uri.toString())?.shown.text ?? vscode.l10n.t('# The session of this trace has ended.\n');
  }

  provideFoldingRanges(document: vscode.TextDocument): vscode.FoldingRange[] {
    const folds = this.traceOf(document)?.shown.folds ?? [];
    return folds.map(([start, end]) => new vscode.FoldingRange(start, end, vscode.FoldingRangeKind.Region));
  }

  provideDocumentLinks(document: vscode.TextDocument): vscode.DocumentLink[] {
    const steps = this.traceOf(document)?.shown.steps ?? [];
    return steps.flatMap((step, row) => {
      const number = /^ *\d+/.exec(document.lineAt(Math.min(row, document.lineCount - 1)).text)?.[0];
      if (step === undefined || number === undefined) return [];
      const range = new vscode.Range(row, number.length - number.trimStart().length, row, number.length);
      const link = new vscode.DocumentLink(range, vscode.Uri.parse(`command:neural-debug.goToTraceStep?${row}`));
      link.tooltip = vscode.l10n.t('Go to this step');
      return [link];
    });
  }

  private async open(): Promise<void> {
    const { active } = this.sessions;
    if (!active) {
      void vscode.window.showInformationMessage(
        vscode.l10n.t('A trace shows the run of a session: start one first, with F5 in a Python file.'),
      );
      return;
    }
    // The name tells the language, too.
    const uri = vscode.Uri.from({ scheme: SCHEME, path: `/${nameOf(active)} (predicted)`, query: active.id });
    await this.refresh(active, uri);
    const document = await vscode.workspace.openTextDocument(uri);
    await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preview: false });
    this.decorate();
    this.reveal(document);
  }

  /** Brings the documents of a session up to date. */
  private async refresh(session: vscode.DebugSession, uri?: vscode.Uri): Promise<void> {
    const open = vscode.workspace.textDocuments.find(
      ({ uri: { scheme, query } }) => scheme === SCHEME && query === session.id,
    );
    const target = uri ?? open?.uri;
    if (!target) return;
    const recording = this.sessions.recording(session);
    try {
      await recording.refresh();
    } catch {
      // It runs: the next stop brings the rest.
    }
    const count = recording.steps.length;
    const heading = [
      vscode.l10n.t('# Predicted run of {0}: {1} steps so far. Nothing has been executed.', nameOf(session), count),
      vscode.l10n.t('# Press Enter, or click a line number, to go to a step.'),
    ];
    this.traces.set(target.toString(), { session, shown: traceText(recording, heading) });
    this.changed.fire(target);
    this.decorate();
  }

  /** What was predicted can still be read; there is nowhere to go any more. */
  private end(session: vscode.DebugSession): void {
    for (const [uri, trace] of this.traces) {
      if (trace.session !== session) continue;
      const heading = [
        vscode.l10n.t('# Predicted run of {0}, as far as its session came. It has ended.', nameOf(session)),
        vscode.l10n.t('# Nothing has been executed.'),
      ];
      const { text, folds } = traceText(this.sessions.recording(session), heading);
      trace.shown = { text, folds, steps: [], current: undefined };
      this.changed.fire(vscode.Uri.parse(uri));
    }
    this.decorate();
  }

  /** A click beside a row, on its numbers, goes to its step: the text itself stays for selecting. */
  private async clicked({ textEditor, selections, kind }: vscode.TextEditorSelectionChangeEvent): Promise<void> {
    const [selection] = selections;
    if (textEditor.document.uri.scheme !== SCHEME || kind !== vscode.TextEditorSelectionChangeKind.Mouse) return;
    if (selection?.isEmpty && selection.active.character < NUMBERS) await this.travel(selection.active.line);
  }

  private async travel(row?: number): Promise<void> {
    const editor = vscode.window.visibleTextEditors.find(
      ({ document }) =>
        document.uri.scheme === SCHEME && (row === undefined || this.traceOf(document)?.shown.steps[row] !== undefined),
    );
    const trace = editor && this.traceOf(editor.document);
    const step = trace?.shown.steps[row ?? editor?.selection.active.line ?? -1];
    if (trace && step !== undefined) await this.sessions.travel(trace.session, step);
  }

  private traceOf(document: vscode.TextDocument): Trace | undefined {
    return this.traces.get(document.uri.toString());
  }

  private decorate(): void {
    for (const editor of vscode.window.visibleTextEditors) {
      const row = this.traceOf(editor.document)?.shown.current;
      const isThere = row !== undefined && row < editor.document.lineCount;
      if (editor.document.uri.scheme === SCHEME)
        editor.setDecorations(this.here, isThere ? [editor.document.lineAt(row).range] : []);
    }
  }

  private reveal(document: vscode.TextDocument): void {
    const row = this.traceOf(document)?.shown.current;
    this.decorate();
    if (row === undefined || row >= document.lineCount) return;
    for (const editor of vscode.window.visibleTextEditors) {
      if (editor.document === document)
        editor.revealRange(document.lineAt(row).range, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
    }
  }
}

function nameOf({ configuration, name }: vscode.DebugSession): string {
  const program: unknown = configuration.program;
  return typeof program === 'string' ? (program.split(/[\\/]/).at(-1) ?? name) : name;
}
