/** Which function of which document a command is about: the one that a lens or menu names, the one at the cursor, or one that is asked for. */
import { basename } from '../../../python/files/files';
import * as vscode from 'vscode';
import type { FunctionItem } from '../../../adapter/service/protocol';
import { functionAt } from '../calls/callText';
import { askForFunction } from './functionPick';
import type { Outline } from '../calls/outline';
import { functionNamed, LaunchProblem } from '../configuration/problems';
import { pythonEditorInFront } from './pythonEditor';

/** A function of a document. */
export interface FunctionPlace {
  readonly document: vscode.TextDocument;
  readonly item: FunctionItem;
}

/** All of it fails with a `LaunchProblem` where there is no such function, or as `ModelHost.request`. */
export class FunctionPlaces {
  constructor(private readonly outline: Outline) {}

  async named(given: unknown, name: string): Promise<FunctionPlace> {
    const document = await pythonDocument(given);
    const functions = await this.outline.functions(document);
    return { document, item: functionNamed(functions, name, basename(document.uri.path)) };
  }

  /** Asks where the cursor is in no function; undefined if the user canceled. */
  async atCursor(): Promise<FunctionPlace | undefined> {
    const { document, selection } = await pythonEditor();
    const item = functionAt(await this.outline.functions(document), selection.active.line);
    return item ? this.named(document.uri, item.name) : this.picked();
  }

  /** Undefined if the user canceled. */
  async picked(): Promise<FunctionPlace | undefined> {
    const { document, selection } = await pythonEditor();
    const functions = await this.outline.functions(document);
    const file = basename(document.uri.path);
    if (functions.length === 0) throw new LaunchProblem(vscode.l10n.t('{0} has no functions.', file));
    const picked = await askForFunction(functions, selection.active.line);
    return picked && { document, item: functionNamed(functions, picked.name, file) };
  }
}

/** @throws LaunchProblem */
export async function pythonEditor(): Promise<vscode.TextEditor> {
  const editor = await pythonEditorInFront();
  if (editor) return editor;
  throw new LaunchProblem(vscode.l10n.t('Open a Python file first, and put the cursor into it.'));
}

/**
 * @param given a URI (from an editor's menu) or a notebook cell (from a cell's); else the active editor counts
 * @throws LaunchProblem
 */
export async function pythonDocument(given: unknown): Promise<vscode.TextDocument> {
  const cell = given as { readonly document?: vscode.TextDocument } | undefined;
  const document = given instanceof vscode.Uri ? await vscode.workspace.openTextDocument(given) : cell?.document;
  if (!document) return (await pythonEditor()).document;
  if (document.languageId === 'python') return document;
  throw new LaunchProblem(vscode.l10n.t('{0} is not Python.', basename(document.uri.path)));
}
