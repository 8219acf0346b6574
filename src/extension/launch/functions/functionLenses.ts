/** Above each function: start a predicted session there, and the call that it is started with. */
import * as vscode from 'vscode';
import { affects, setting } from '../../host/settings';
import type { CallPick } from '../calls/callPick';
import { shortened } from '../calls/callText';
import { chooseExampleCommand, debugFunctionCommand } from './commandNames';
import type { ExampleChoice } from '../calls/exampleChoice';
import { exampleText, writtenCall } from '../calls/exampleText';
import { originText } from '../calls/originText';
import type { Outline } from '../calls/outline';
import { isPredictable } from '../configuration/programOfDocument';
import type { FunctionItem } from '../../../adapter/service/protocol';

/** Shows the example of a function, which is looked up when the lens comes into view. */
class ExampleLens extends vscode.CodeLens {
  constructor(
    range: vscode.Range,
    readonly document: vscode.TextDocument,
    readonly item: FunctionItem,
  ) {
    super(range);
  }
}

export class FunctionLenses implements vscode.CodeLensProvider, vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<void>();
  readonly onDidChangeCodeLenses = this.changed.event;
  private readonly listening: vscode.Disposable;
  /** Functions whose example has been looked up: until then, nothing is drawn for it, not even the bar in front of it. */
  private readonly lookedUp = new WeakMap<vscode.TextDocument, Set<string>>();

  constructor(
    private readonly outline: Outline,
    private readonly calls: CallPick,
    choice: ExampleChoice,
  ) {
    const changed = (): void => {
      this.changed.fire();
    };
    this.listening = vscode.Disposable.from(
      this.changed,
      choice.onDidChange(changed),
      outline.onDidLearn(changed),
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (affects(event, 'codeLens')) changed();
      }),
    );
  }

  async provideCodeLenses(document: vscode.TextDocument): Promise<vscode.CodeLens[]> {
    if (!setting('codeLens', true, document)) return [];
    if (!isPredictable(document)) return [];
    const functions = await this.outline.functions(document).catch(() => []);
    const visible = vscode.window.visibleTextEditors
      .filter((editor) => editor.document === document)
      .flatMap(({ visibleRanges }) => visibleRanges);
    const lookedUp = this.lookedUp.get(document) ?? new Set();
    this.lookedUp.set(document, lookedUp);
    return functions.flatMap((item) => {
      if (item.isUnwritten) return [];
      // What is out of sight is looked up when it comes into view.
      const isLater =
        visible.some((range) => range.contains(new vscode.Position(item.line, 0))) && !lookedUp.has(item.name);
      if (isLater) void this.lookUp(document, item, lookedUp);
      return lensesOf(document, item, isLater);
    });
  }

  private async lookUp(document: vscode.TextDocument, item: FunctionItem, lookedUp: Set<string>): Promise<void> {
    await this.calls.best(document, item, true).catch(() => undefined);
    if (lookedUp.has(item.name)) return;
    lookedUp.add(item.name);
    this.changed.fire();
  }

  async resolveCodeLens(lens: vscode.CodeLens): Promise<vscode.CodeLens> {
    if (!(lens instanceof ExampleLens)) return lens;
    const { document, item } = lens;
    // Looking at a file is no reason to invent arguments.
    const example = await this.calls.best(document, item, true);
    lens.command = {
      command: chooseExampleCommand,
      arguments: [document.uri, item.name],
      title: example
        ? exampleText({ ...example, shown: shortened(writtenCall(example.call)) }, vscode.l10n)
        : vscode.l10n.t('choose an example call…'),
      tooltip: example
        ? vscode.l10n.t('Change the example: {0} ({1})', example.call, originText(example))
        : vscode.l10n.t('No example call was found. Choose one for sessions and hovers.'),
    };
    return lens;
  }

  dispose(): void {
    this.listening.dispose();
  }
}

function lensesOf(document: vscode.TextDocument, item: FunctionItem, isLater: boolean): vscode.CodeLens[] {
  const range = new vscode.Range(item.line, 0, item.line, 0);
  const start = new vscode.CodeLens(range, {
    command: debugFunctionCommand,
    arguments: [document.uri, item.name],
    title: 'Neural Debug',
    tooltip: vscode.l10n.t('Step through a predicted run of {0}. The program is not run.', item.name),
  });
  // A method without other parameters still hangs on its object.
  return item.parameters.length === 0 || isLater ? [start] : [start, new ExampleLens(range, document, item)];
}
