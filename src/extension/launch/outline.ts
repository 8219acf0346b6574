/** What the model host knows of a document without predicting anything: its functions, and example calls of them. */
import * as vscode from 'vscode';
import {
  type DocumentParams,
  type Example,
  ExamplesRequest,
  type FunctionItem,
  FunctionsRequest,
} from '../../adapter/service/protocol';
import type { ModelHost } from '../host/modelHost';

/** A document as the service's requests carry it. */
export function documentParams(document: vscode.TextDocument): DocumentParams {
  const roots = vscode.workspace.workspaceFolders?.map(({ uri }) => uri.toString()) ?? [];
  return { uri: document.uri.toString(), text: document.getText(), roots };
}

interface Known {
  readonly version: number;
  readonly functions: Promise<readonly FunctionItem[]>;
  readonly examples: Map<string, Promise<readonly Example[]>>;
}

export class Outline {
  private readonly known = new WeakMap<vscode.TextDocument, Known>();

  constructor(private readonly host: ModelHost) {}

  /** In the order of lines. Fails as `ModelHost.request`. */
  functions(document: vscode.TextDocument): Promise<readonly FunctionItem[]> {
    return this.of(document).functions;
  }

  /** The best first. Fails as `ModelHost.request`. */
  examples(document: vscode.TextDocument, name: string): Promise<readonly Example[]> {
    const { examples } = this.of(document);
    let found = examples.get(name);
    if (!found) {
      found = this.host.request(ExamplesRequest, { ...documentParams(document), function: name });
      // The next one who asks tries again.
      found.catch(() => examples.delete(name));
      examples.set(name, found);
    }
    return found;
  }

  private of(document: vscode.TextDocument): Known {
    const old = this.known.get(document);
    if (old?.version === document.version) return old;
    const functions = this.host.request(FunctionsRequest, documentParams(document));
    functions.catch(() => this.known.delete(document));
    const known: Known = { version: document.version, functions, examples: new Map() };
    this.known.set(document, known);
    return known;
  }
}
