/** "Find Repairs": small changes with which a function is predicted to do what its examples say, as quick fixes. */
import * as vscode from 'vscode';
import { ToolRequest } from '../../adapter/agents/tool-requests';
import type { ModelHost } from '../host/modelHost';
import { functionAt } from '../launch/calls/callText';
import type { Outline } from '../launch/calls/outline';
import { dismissRepairsCommand } from './agentNames';
import { workspaceRoots } from './workspaceDocuments';

/** As the tool `suspects` answers. */
interface Found {
  readonly symptom: string;
  readonly suspects: readonly { readonly line: number; readonly text: string; readonly why: string }[];
  readonly repairs: readonly Repair[];
}

interface Repair {
  readonly line: number;
  readonly endLine: number;
  readonly newText: string;
  readonly change: string;
  readonly passes: number;
  readonly of: number;
}

/** Seconds that the search may take. */
const BUDGET = 10;

export class Repairs implements vscode.CodeActionProvider, vscode.Disposable {
  static readonly kind = vscode.CodeActionKind.QuickFix.append('neuralDebug');
  private readonly diagnostics = vscode.languages.createDiagnosticCollection('neural-debug-repairs');
  private readonly found = new Map<string, readonly Repair[]>();
  private readonly changes: vscode.Disposable;

  constructor(
    private readonly host: ModelHost,
    private readonly outline: Outline,
  ) {
    // What was found is about a text that is no more, or that nobody looks at.
    this.changes = vscode.Disposable.from(
      vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (contentChanges.length > 0) this.clear(document.uri);
      }),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => {
        this.clear(uri);
      }),
      vscode.commands.registerCommand(dismissRepairsCommand, (uri: vscode.Uri) => {
        this.clear(uri);
      }),
    );
  }

  dispose(): void {
    this.diagnostics.dispose();
    this.changes.dispose();
  }

  /** For the function at the cursor. */
  async find(editor = vscode.window.activeTextEditor): Promise<void> {
    if (!editor) return;
    const { document } = editor;
    const here = functionAt(await this.outline.functions(document), editor.selection.active.line);
    if (!here) {
      void vscode.window.showInformationMessage(vscode.l10n.t('Put the cursor into a function first.'));
      return;
    }
    this.clear(document.uri);
    const { version } = document;
    const title = vscode.l10n.t('Looking for repairs of {0}', here.name);
    const options = { location: vscode.ProgressLocation.Notification, title, cancellable: true };
    const answer = await vscode.window.withProgress(options, async (_, token) =>
      this.host.request(ToolRequest, this.question(document, here.name), token),
    );
    if (document.version !== version) return;
    if (!answer.ok) {
      const { code, message } = answer.error;
      if (code === 'no_symptom')
        void vscode.window.showInformationMessage(
          vscode.l10n.t('The examples of {0} are predicted to pass, or there are none.', here.name),
        );
      else if (code !== 'cancelled') void vscode.window.showWarningMessage(`Neural Debug: ${message}`);
      return;
    }
    await this.show(editor, answer.result as Found);
  }

  provideCodeActions(document: vscode.TextDocument, range: vscode.Range): vscode.CodeAction[] {
    const all = this.found.get(document.uri.toString()) ?? [];
    const here = all.filter(({ line, endLine }) => line - 1 <= range.end.line && range.start.line <= endLine - 1);
    if (here.length === 0) return [];
    const dismiss = new vscode.CodeAction(vscode.l10n.t('Dismiss these repairs'), Repairs.kind);
    dismiss.command = { command: dismissRepairsCommand, title: dismiss.title, arguments: [document.uri] };
    return here
      .map((repair, index) => {
        const action = new vscode.CodeAction(textOf(repair), Repairs.kind);
        action.edit = new vscode.WorkspaceEdit();
        action.edit.replace(document.uri, linesOf(document, repair), repair.newText);
        action.isPreferred = index === 0;
        action.diagnostics = [...(this.diagnostics.get(document.uri) ?? [])].filter((one) =>
          one.range.contains(linesOf(document, repair).start),
        );
        return action;
      })
      .concat(dismiss);
  }

  private question(
    document: vscode.TextDocument,
    name: string,
  ): object & { name: string; roots: string[]; arguments: object } {
    const source = document.getText();
    const path = document.uri.scheme === 'file' ? { path: document.uri.fsPath } : {};
    const inside = vscode.workspace.getWorkspaceFolder(document.uri) ? path : {};
    return {
      name: 'suspects',
      roots: workspaceRoots(),
      arguments: { ...inside, source, function: name, budgetSeconds: BUDGET },
    };
  }

  private async show(editor: vscode.TextEditor, { symptom, suspects, repairs }: Found): Promise<void> {
    const { document } = editor;
    this.found.set(document.uri.toString(), repairs);
    const [first] = repairs;
    if (!first) {
      const [line] = suspects;
      const where = line ? vscode.l10n.t('Most suspicious is line {0}: {1}', line.line, line.why) : '';
      void vscode.window.showInformationMessage(
        vscode.l10n.t('{0} No small change is predicted to mend it. {1}', symptom, where),
      );
    }
    const lines = new Map(repairs.map((repair) => [repair.line, repair]));
    this.diagnostics.set(
      document.uri,
      [...lines.values()].map((repair) => {
        const range = linesOf(document, repair);
        const start = document.lineAt(range.start.line).firstNonWhitespaceCharacterIndex;
        const shown = new vscode.Range(range.start.with({ character: start }), range.end);
        const one = new vscode.Diagnostic(shown, symptom, vscode.DiagnosticSeverity.Information);
        one.source = 'Neural Debug';
        return one;
      }),
    );
    if (!first) return;
    const place = new vscode.Position(first.line - 1, document.lineAt(first.line - 1).firstNonWhitespaceCharacterIndex);
    editor.selection = new vscode.Selection(place, place);
    editor.revealRange(new vscode.Range(place, place), vscode.TextEditorRevealType.InCenterIfOutsideViewport);
    await vscode.commands.executeCommand('editor.action.quickFix');
  }

  private clear(uri: vscode.Uri): void {
    this.found.delete(uri.toString());
    this.diagnostics.delete(uri);
  }
}

function linesOf(document: vscode.TextDocument, { line, endLine }: Repair): vscode.Range {
  const last = document.lineAt(Math.min(endLine, document.lineCount) - 1);
  return new vscode.Range(new vscode.Position(line - 1, 0), last.range.end);
}

function textOf({ change, passes, of }: Repair): string {
  const [old = '', now] = change.split(' → ');
  if (of === 1)
    return now === undefined
      ? vscode.l10n.t('Change this line ({0}): predicted to pass the example', change)
      : vscode.l10n.t('Change `{0}` to `{1}`: predicted to pass the example', old, now);
  return now === undefined
    ? vscode.l10n.t('Change this line ({0}): predicted to pass {1} of {2} examples', change, passes, of)
    : vscode.l10n.t('Change `{0}` to `{1}`: predicted to pass {2} of {3} examples', old, now, passes, of);
}
