/** "Explain This Line": a hover at the cursor, which is accessible to screen readers and the keyboard. */
import * as vscode from 'vscode';
import { ExplainRequest } from '../../../adapter/service/protocol';
import type { ModelHost } from '../../host/modelHost';
import { explainText } from '../text/explainText';
import { editorAt } from '../requests/places';
import { requestInStatusBar } from '../requests/requestProgress';
import type { Targets } from '../requests/targets';
import { reasonOf } from '../requests/failures';

interface Pending {
  readonly uri: string;
  readonly version: number;
  readonly line: number;
  readonly text: string;
}

/** Explanations that wait to be shown: the hover that the command opens asks for them. */
export class Explanations {
  private pending: Pending | undefined;

  constructor(
    private readonly host: ModelHost,
    private readonly targets: Targets,
  ) {}

  /** @param given a URI and a line (from 0), from a link; else the cursor counts */
  async explain(...given: unknown[]): Promise<void> {
    const editor = await editorAt(given);
    if (!editor) return;
    const { document } = editor;
    const { line } = editor.selection.active;
    const { version } = document;
    const text = await this.textFor(document, line);
    if (text === undefined || document.version !== version) return;
    this.pending = { uri: document.uri.toString(), version, line, text };
    await vscode.commands.executeCommand('editor.action.showHover', { focus: 'autoFocusImmediately' });
  }

  /** What the hover at this place shows; it is shown once. */
  take(document: vscode.TextDocument, { line }: vscode.Position): string | undefined {
    const { pending } = this;
    this.pending = undefined;
    const isHere = pending?.uri === document.uri.toString() && pending.line === line;
    return isHere && pending.version === document.version ? pending.text : undefined;
  }

  private async textFor(document: vscode.TextDocument, line: number): Promise<string | undefined> {
    const source = new vscode.CancellationTokenSource();
    const title = vscode.l10n.t('Explaining line {0}', line + 1);
    try {
      const { params } = await this.targets.at(document, line);
      const explanation = await requestInStatusBar(this.host, ExplainRequest, { ...params, line }, title, source.token);
      if (explanation) return explainText(explanation, line, vscode.l10n);
      return vscode.l10n.t('There is no statement on line {0}.', line + 1);
    } catch (error) {
      const reason = reasonOf(error);
      return reason === undefined ? undefined : vscode.l10n.t('Line {0} cannot be explained: {1}', line + 1, reason);
    } finally {
      source.dispose();
    }
  }
}
