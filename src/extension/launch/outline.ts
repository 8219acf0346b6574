/** What the model host knows of a document without predicting values: its functions, and example calls of them. */
import * as vscode from 'vscode';
import {
  type DocumentParams,
  type Example,
  ExamplesRequest,
  type FunctionItem,
  FunctionsRequest,
} from '../../adapter/service/protocol';
import type { ModelHost } from '../host/modelHost';

/** Milliseconds for which the files around a document are not searched again for calls of the same function. */
const FRESH = 30_000;

/** A document as the service's requests carry it. */
export function documentParams(document: vscode.TextDocument): DocumentParams {
  const roots = vscode.workspace.workspaceFolders?.map(({ uri }) => uri.toString()) ?? [];
  return { uri: document.uri.toString(), text: document.getText(), roots };
}

interface KnownFunctions {
  readonly version: number;
  readonly found: Promise<readonly FunctionItem[]>;
}

interface KnownExamples {
  readonly functionText: string;
  readonly since: number;
  readonly found: Promise<readonly Example[]>;
}

export class Outline {
  private readonly known = new WeakMap<vscode.TextDocument, KnownFunctions>();
  private readonly knownExamples = new WeakMap<vscode.TextDocument, Map<string, KnownExamples>>();

  constructor(private readonly host: ModelHost) {}

  /** In the order of lines. Fails as `ModelHost.request`. */
  functions(document: vscode.TextDocument): Promise<readonly FunctionItem[]> {
    const { version } = document;
    const known = this.known.get(document);
    if (known?.version === version) return known.found;
    const found = this.host.request(FunctionsRequest, documentParams(document));
    // The next one who asks tries again.
    found.catch(() => this.known.delete(document));
    this.known.set(document, { version, found });
    return found;
  }

  /** The best first, found anew when the function changes. Fails as `ModelHost.request`. */
  examples(document: vscode.TextDocument, { name, line, endLine }: FunctionItem): Promise<readonly Example[]> {
    const functionText = document.getText(new vscode.Range(line, 0, endLine + 1, 0));
    const all = this.knownExamples.get(document) ?? new Map<string, KnownExamples>();
    this.knownExamples.set(document, all);
    const known = all.get(name);
    if (known?.functionText === functionText && Date.now() < known.since + FRESH) return known.found;
    const found = this.host.request(ExamplesRequest, { ...documentParams(document), function: name });
    found.catch(() => all.delete(name));
    all.set(name, { functionText, since: Date.now(), found });
    return found;
  }
}
