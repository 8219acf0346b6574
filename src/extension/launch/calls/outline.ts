/** What the model host knows about a document without predictions: its functions, and example calls of them. */
import * as vscode from 'vscode';
import {
  type DocumentParams,
  type Example,
  ExamplesRequest,
  type FunctionItem,
  FunctionsRequest,
  type SurveyResult,
} from '../../../adapter/service/protocol';
import type { ModelHost } from '../../host/modelHost';
import { type Cell, cellsAround } from './notebookCells';

/** Milliseconds for which the files around a document are not searched again for calls of the same function. */
const FRESH = 30_000;

/** A document as the service's requests carry it. */
export function documentParams(document: vscode.TextDocument): DocumentParams {
  const roots = vscode.workspace.workspaceFolders?.map(({ uri }) => uri.toString()) ?? [];
  const { above: cells, below } = cellsAround(document) ?? {};
  return {
    uri: document.uri.toString(),
    text: document.getText(),
    roots,
    ...(cells && { cells: sent(cells) }),
    ...(below && { below: sent(below) }),
  };
}

function sent(cells: readonly Cell[]): NonNullable<DocumentParams['cells']> {
  return cells.map(({ uri, text }) => ({ uri: uri.toString(), text }));
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

export class Outline implements vscode.Disposable {
  private readonly learned = new vscode.EventEmitter<void>();
  /** A better example of some function is known than the one that was found before. */
  readonly onDidLearn = this.learned.event;
  private readonly known = new WeakMap<vscode.TextDocument, KnownFunctions>();
  private readonly knownExamples = new WeakMap<vscode.TextDocument, Map<string, KnownExamples>>();

  constructor(private readonly host: ModelHost) {}

  /** Starts what predicts, so that it is there once something is asked: looking at a file does that, too. */
  prepare(): void {
    this.host.request(FunctionsRequest, { uri: 'untitled:nothing.py', text: '' }).catch(() => undefined);
  }

  /** In the order of lines. Fails as `ModelHost.request`. */
  functions(document: vscode.TextDocument): Promise<readonly FunctionItem[]> {
    const { version } = document;
    const known = this.known.get(document);
    if (known?.version === version) return known.found;
    const found = this.host.request(FunctionsRequest, documentParams(document));
    // The next request tries again.
    found.catch(() => this.known.delete(document));
    this.known.set(document, { version, found });
    return found;
  }

  /**
   * The best first, searched again when the function changes. Fails as `ModelHost.request`.
   * @param written those that the file's run makes or that are in the code: nothing is invented
   */
  examples(
    document: vscode.TextDocument,
    { name, line, endLine }: FunctionItem,
    written = false,
  ): Promise<readonly Example[]> {
    const functionText = document.getText(new vscode.Range(line, 0, endLine + 1, 0));
    const all = this.knownExamples.get(document) ?? new Map<string, KnownExamples>();
    this.knownExamples.set(document, all);
    const key = JSON.stringify([name, written]);
    const known = all.get(key);
    if (known?.functionText === functionText && Date.now() < known.since + FRESH) return known.found;
    const found = this.host.request(ExamplesRequest, { ...documentParams(document), function: name, written });
    found.catch(() => all.delete(key));
    all.set(key, { functionText, since: Date.now(), found });
    return found;
  }

  /** Takes note of the example that a prediction was made for: what is shown elsewhere is looked up again if it is another one. */
  learn(document: vscode.TextDocument, name: string, { call, callOrigin }: ShownCall): void {
    const all = this.knownExamples.get(document);
    const key = JSON.stringify([name, true]);
    const known = all?.get(key);
    if (!all || !known || call === null || callOrigin === undefined) return;
    const compare = ([best]: readonly Example[]): void => {
      if (best?.call === call || all.get(key) !== known) return;
      all.delete(key);
      this.learned.fire();
    };
    known.found.then(compare, () => undefined);
  }

  dispose(): void {
    this.learned.dispose();
  }
}

type ShownCall = Pick<SurveyResult, 'call' | 'callOrigin'>;
