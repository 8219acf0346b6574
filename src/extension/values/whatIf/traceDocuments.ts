/** Predicted traces as unsaved documents. */
import * as vscode from 'vscode';
import { traceScheme } from '../../launch/configuration/programOfDocument';

/** The oldest are forgotten beyond it. */
const MOST = 40;

export class TraceDocuments implements vscode.TextDocumentContentProvider {
  private readonly texts = new Map<string, string>();
  private count = 0;

  /** @param name of the file that it looks like */
  add(name: string, text: string): vscode.Uri {
    this.count += 1;
    const uri = vscode.Uri.from({ scheme: traceScheme, path: `/${name}`, query: String(this.count) });
    this.texts.set(uri.toString(), text);
    const oldest = [...this.texts.keys()].slice(0, -MOST);
    for (const key of oldest) this.texts.delete(key);
    return uri;
  }

  provideTextDocumentContent(uri: vscode.Uri): string {
    return (
      this.texts.get(uri.toString()) ??
      vscode.l10n.t('# This prediction is no longer available. Ask for it again with "What If…".')
    );
  }
}
