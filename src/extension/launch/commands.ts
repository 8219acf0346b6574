/** The commands that start a session, in menus, lenses and the command palette. */
import { basename } from 'node:path';
import * as vscode from 'vscode';
import type { FunctionItem } from '../../adapter/service/protocol';
import type { CallPick } from './callPick';
import { argumentsOf, type FunctionCall, functionAt, readCall } from './callText';
import type { ChosenExample, ExampleChoice } from './exampleChoice';
import { askForFunction } from './functionPick';
import { debugType } from './launchConfiguration';
import type { Outline } from './outline';
import { functionNamed, LaunchProblem } from './problems';
import { programOf } from './program';

/** A function of a document. */
interface Place {
  readonly document: vscode.TextDocument;
  readonly item: FunctionItem;
}

export class LaunchCommands {
  constructor(
    private readonly outline: Outline,
    private readonly calls: CallPick,
    private readonly choice: ExampleChoice,
  ) {}

  /** A session on a whole file, whatever launch.json says. @param given by the menu; else the active editor counts */
  async debugFile(given?: unknown): Promise<void> {
    await start(await pythonDocument(given), 'Neural Debug: this file');
  }

  /** From the lens, with the known example; from the menu, with a call that is asked for. */
  async debugFunction(given?: unknown, name?: unknown): Promise<void> {
    const isNamed = typeof name === 'string';
    const place = isNamed ? await this.placeOf(given, name) : await this.placeAtCursor();
    if (!place) return;
    const { document, item } = place;
    const known = isNamed ? await this.calls.best(document, item) : undefined;
    await this.debug(place, known ?? (await this.calls.ask(document, item)));
  }

  async pickFunction(): Promise<void> {
    const place = await this.pickedPlace();
    if (place) await this.debug(place, await this.calls.ask(place.document, place.item));
  }

  /** The call that is selected. Its function may be an imported one. */
  async debugCall(): Promise<void> {
    const { document, selection } = pythonEditor();
    const text = document.getText(selection);
    const call = readCall(text);
    if (!call) throw new LaunchProblem(noCall(text));
    const functions = await this.outline.functions(document);
    if (functions.some((item) => item.name === call.function)) {
      const key = { uri: document.uri.toString(), function: call.function };
      await this.choice.choose(key, { call: text.trim(), origin: 'selected' });
    }
    await start(document, `Neural Debug: ${call.function}`, call);
  }

  async chooseExample(given?: unknown, name?: unknown): Promise<void> {
    const place = typeof name === 'string' ? await this.placeOf(given, name) : await this.placeAtCursor();
    if (place) await this.calls.ask(place.document, place.item);
  }

  /** For `${command:FunctionAtCursor}` in launch.json. */
  async functionAtCursor(): Promise<string | undefined> {
    return (await this.placeAtCursor())?.item.name;
  }

  /** For `${command:PickFunction}` in launch.json. */
  async functionName(): Promise<string | undefined> {
    return (await this.pickedPlace())?.item.name;
  }

  private async debug({ document, item }: Place, example: ChosenExample | undefined): Promise<void> {
    if (!example) return;
    await start(document, `Neural Debug: ${item.name}`, {
      function: item.name,
      args: argumentsOf(example.call),
    });
  }

  private async placeOf(given: unknown, name: string): Promise<Place> {
    const document = await pythonDocument(given);
    const functions = await this.outline.functions(document);
    return { document, item: functionNamed(functions, name, basename(document.uri.path)) };
  }

  /** Asks where the cursor is in no function. */
  private async placeAtCursor(): Promise<Place | undefined> {
    const { document, selection } = pythonEditor();
    const item = functionAt(await this.outline.functions(document), selection.active.line);
    if (!item) return this.pickedPlace();
    return this.placeOf(document.uri, item.name);
  }

  private async pickedPlace(): Promise<Place | undefined> {
    const { document, selection } = pythonEditor();
    const functions = await this.outline.functions(document);
    const file = basename(document.uri.path);
    if (functions.length === 0) throw new LaunchProblem(vscode.l10n.t('{0} has no functions.', file));
    const picked = await askForFunction(functions, selection.active.line);
    return picked && { document, item: functionNamed(functions, picked.name, file) };
  }
}

async function start(document: vscode.TextDocument, name: string, call?: FunctionCall): Promise<void> {
  const folder = vscode.workspace.getWorkspaceFolder(document.uri);
  await vscode.debug.startDebugging(
    folder,
    { type: debugType, request: 'launch', name, program: programOf(document), stopOnEntry: true, ...call },
    // The text goes along where it is not on disk, so nobody has to save anything.
    { suppressSaveBeforeStart: true },
  );
}

/** @throws LaunchProblem */
function pythonEditor(): vscode.TextEditor {
  const editor = vscode.window.activeTextEditor;
  if (editor?.document.languageId === 'python') return editor;
  throw new LaunchProblem(vscode.l10n.t('Open a Python file first, and put the cursor into it.'));
}

/**
 * @param given a URI (from an editor's menu) or a notebook cell (from a cell's); else the active editor counts
 * @throws LaunchProblem
 */
async function pythonDocument(given: unknown): Promise<vscode.TextDocument> {
  const cell = given as { readonly document?: vscode.TextDocument } | undefined;
  const document = given instanceof vscode.Uri ? await vscode.workspace.openTextDocument(given) : cell?.document;
  if (!document) return pythonEditor().document;
  if (document.languageId === 'python') return document;
  throw new LaunchProblem(vscode.l10n.t('{0} is not Python.', basename(document.uri.path)));
}

function noCall(text: string): string {
  return text.trim() === ''
    ? vscode.l10n.t("Select a call first, such as total([1, 2], 'x').")
    : vscode.l10n.t(
        "The selection is no call with literals, such as total([1, 2], 'x'): {0}",
        text.trim().slice(0, 80),
      );
}
