/** Predicted values at the ends of lines, as one types; off unless switched on. */
import * as vscode from 'vscode';
import type { CancellationToken } from 'vscode-jsonrpc';
import { type FunctionItem, SurveyRequest } from '../../../adapter/service/protocol';
import { affects, change, setting } from '../../host/settings';
import type { ModelHost } from '../../host/modelHost';
import type { ExampleChoice } from '../../launch/calls/exampleChoice';
import { Drawing } from './decorations';
import { isPredictable } from '../../launch/configuration/programOfDocument';
import { openSampleCommand } from '../../launch/functions/commandNames';
import { pythonEditorInFront } from '../../launch/functions/pythonEditor';
import { reasonOf } from '../requests/failures';
import { emptyView, failedView, functionView, type FunctionView } from './functionView';
import { Latest } from './latest';
import { onDidLearnWidths } from '../../session/editorColumns';
import { shownColumns } from '../../session/editorLook';
import { confidenceThreshold, onDidChangeConfidence } from '../../session/sessionSettings';
import { shifted } from './shift';
import { isInSession, type Targets } from '../requests/targets';
import { wantedFunctions } from './wanted';

/** Milliseconds without typing, and without scrolling. */
const AFTER_TYPING = 250;
const AFTER_MOVING = 150;

/** The code outside functions has no name. */
type Name = string | undefined;

interface Known {
  /**
   * Of the document, for which it holds; that of another version is shown until the new one is known. None where what the document
   * imports, or the cells above it, may have changed.
   */
  readonly version: number | undefined;
  readonly view: FunctionView;
}

/** Milliseconds for which it is said that they have been switched. */
const SAID = 4000;
/** Columns between a line and the text behind it. */
const SPACE = 5;

export class InlineValues implements vscode.Disposable {
  private readonly drawing = new Drawing();
  private readonly latest: Latest;
  private readonly known = new Map<vscode.TextDocument, Map<Name, Known>>();
  private readonly listening: vscode.Disposable;

  constructor(
    private readonly host: ModelHost,
    private readonly targets: Targets,
    choice: ExampleChoice,
    log: (error: unknown) => void,
  ) {
    this.latest = new Latest(log);
    const { window, workspace, debug } = vscode;
    this.listening = vscode.Disposable.from(
      workspace.onDidChangeTextDocument((event) => {
        if (event.contentChanges.length > 0) this.typed(event);
      }),
      workspace.onDidCloseTextDocument((document) => {
        this.forget(document);
      }),
      workspace.onDidChangeConfiguration((event) => {
        if (affects(event, 'inlineValues.enabled')) this.restart();
      }),
      onDidChangeConfidence(() => {
        this.restart();
      }),
      window.onDidChangeActiveTextEditor((editor) => {
        if (editor) this.doubt(editor.document);
        this.refresh(AFTER_MOVING);
      }),
      window.onDidChangeTextEditorVisibleRanges(({ textEditor }) => {
        if (textEditor === window.activeTextEditor) this.refresh(AFTER_MOVING);
      }),
      window.onDidChangeVisibleTextEditors(() => {
        this.drawAll();
        this.refresh(AFTER_MOVING);
      }),
      onDidLearnWidths(() => {
        for (const document of this.known.keys()) this.doubt(document);
        this.refresh(AFTER_MOVING);
      }),
      debug.onDidChangeActiveDebugSession(() => {
        this.restart();
      }),
      choice.onDidChange(({ uri, function: name }) => {
        this.outdate(uri, name);
      }),
      this.latest,
      this.drawing,
    );
    this.refresh(AFTER_MOVING);
  }

  dispose(): void {
    this.listening.dispose();
  }

  private typed({ document, contentChanges }: vscode.TextDocumentChangeEvent): void {
    const known = this.known.get(document);
    if (known) {
      for (const { range, text } of contentChanges) {
        const delta = text.split(/\r\n?|\n/).length - 1 - (range.end.line - range.start.line);
        const change = { line: range.start.line, endLine: range.end.line, delta };
        for (const [name, { version, view }] of known) known.set(name, { version, view: shifted(view, change) });
      }
      this.draw(document);
    }
    for (const other of this.known.keys()) if (other !== document) this.doubt(other);
    if (document === vscode.window.activeTextEditor?.document) this.refresh(AFTER_TYPING);
  }

  /** Others may have been edited meanwhile: it is asked about again. The service knows what is still so. */
  private doubt(document: vscode.TextDocument): void {
    const known = this.known.get(document);
    for (const [name, { view }] of known ?? []) known?.set(name, { version: undefined, view });
  }

  /** The example has changed. */
  private outdate(uri: string, name: string): void {
    for (const [document, known] of this.known) {
      if (document.uri.toString() !== uri) continue;
      known.delete(name);
      this.draw(document);
    }
    this.refresh(0);
  }

  private restart(): void {
    this.latest.cancel();
    for (const document of this.known.keys()) this.forget(document);
    this.refresh(0);
  }

  private refresh(pause: number): void {
    const editor = vscode.window.activeTextEditor;
    // A panel or the search has the focus: what is shown stays.
    if (!editor) return;
    if (!isShown(editor.document)) {
      this.latest.cancel();
      this.forget(editor.document);
      return;
    }
    this.latest.run(pause, (token) => this.predict(editor, token));
  }

  /** The others that are in sight after it: editors side by side, and the cells of a notebook. */
  private async predict(first: vscode.TextEditor, token: CancellationToken): Promise<void> {
    const others = vscode.window.visibleTextEditors.filter((one) => one !== first && isShown(one.document));
    for (const editor of [first, ...others]) {
      if (token.isCancellationRequested) return;
      try {
        const functions = await this.targets.functions(editor.document);
        await this.predictFunctions(editor, functions, token);
      } catch (error) {
        // Nothing is shown then; the model's status tells the reason.
        reasonOf(error);
      }
    }
  }

  /** One after the other, the one at the cursor first. */
  private async predictFunctions(
    { document, selection, visibleRanges }: vscode.TextEditor,
    functions: readonly FunctionItem[],
    token: CancellationToken,
  ): Promise<void> {
    const { version } = document;
    const known = this.known.get(document) ?? new Map<Name, Known>();
    this.known.set(document, known);
    const names = new Set<Name>(functions.map(({ name }) => name));
    for (const name of known.keys()) if (name !== undefined && !names.has(name)) known.delete(name);
    const visible = visibleRanges.map(({ start, end }) => ({ line: start.line, endLine: end.line }));
    for (const item of wantedFunctions(functions, selection.active.line, visible)) {
      if (known.get(item?.name)?.version === version) continue;
      const view = await this.viewOf(document, item, token);
      // The service may also have been asked for something newer, such as a what-if.
      if (!view || token.isCancellationRequested || document.version !== version) return;
      known.set(item?.name, { version, view });
      this.draw(document);
    }
  }

  /** Undefined if the request was canceled. */
  private async viewOf(
    document: vscode.TextDocument,
    item: FunctionItem | undefined,
    token: CancellationToken,
  ): Promise<FunctionView | undefined> {
    const { params } = this.targets.of(document, item);
    try {
      const survey = await this.host.request(SurveyRequest, { ...params, ...(item && { function: item.name }) }, token);
      this.targets.learn(document, item, survey);
      const source = params.text.split(/\r\n?|\n/);
      const columns = shownColumns() - SPACE;
      return functionView(item, survey, { source, threshold: confidenceThreshold(), columns, l10n: vscode.l10n });
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === undefined) return undefined;
      return item ? failedView(item, reason, vscode.l10n) : emptyView;
    }
  }

  private drawAll(): void {
    for (const document of this.known.keys()) this.draw(document);
  }

  private draw(document: vscode.TextDocument): void {
    const known = this.known.get(document);
    if (known)
      this.drawing.draw(
        document,
        [...known.values()].map(({ view }) => view),
      );
  }

  private forget(document: vscode.TextDocument): void {
    if (this.known.delete(document)) this.drawing.clear(document);
  }
}

function isShown(document: vscode.TextDocument): boolean {
  const isOn = setting('inlineValues.enabled', false, document);
  return isOn && isPredictable(document) && !isInSession();
}

/** Nothing else shows it in a session, or where no Python file is open. */
function switchedText(isOn: boolean): string {
  if (!isOn) return vscode.l10n.t('Values beside the code: off');
  return isInSession()
    ? vscode.l10n.t('Values beside the code: on, once the session has ended')
    : vscode.l10n.t('Values beside the code: on');
}

/** @param wanted as the walkthrough says it, whose page hides the values: a Python file is shown, too */
export async function toggleInlineValues(wanted?: unknown): Promise<void> {
  const isGiven = typeof wanted === 'boolean';
  const isOn = isGiven ? wanted : !setting('inlineValues.enabled', false);
  await change('inlineValues.enabled', isOn);
  if (!isGiven) vscode.window.setStatusBarMessage(`$(eye) ${switchedText(isOn)}`, SAID);
  if (isGiven && !(await pythonEditorInFront())) await vscode.commands.executeCommand(openSampleCommand);
}
