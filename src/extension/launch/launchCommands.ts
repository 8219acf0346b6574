/** The commands that start a session, in menus, lenses and the command palette. */
import * as vscode from 'vscode';
import { basename } from '../../python/files/files';
import type { CallPick } from './calls/callPick';
import { callTo, type FunctionCall, onMember, readCall } from './calls/callText';
import type { ChosenExample, ExampleChoice } from './calls/exampleChoice';
import { exampleText, isGuess } from './calls/exampleText';
import { type FunctionPlace, type FunctionPlaces, pythonDocument, pythonEditor } from './functions/functionPlaces';
import type { Outline } from './calls/outline';
import { hasBreakpoints } from './configuration/breakpoints';
import { LaunchProblem } from './configuration/problems';
import { programOf } from './configuration/programOfDocument';
import { startSession } from './configuration/startSession';

export class LaunchCommands {
  constructor(
    private readonly outline: Outline,
    private readonly places: FunctionPlaces,
    private readonly calls: CallPick,
    private readonly choice: ExampleChoice,
  ) {}

  /** A session on a whole file, whatever launch.json says, as with F5. @param given by the menu; else the active editor counts */
  async debugFile(given?: unknown): Promise<void> {
    const document = await pythonDocument(given);
    await start(document, basename(document.uri.path), {
      stopOnEntry: !hasBreakpoints(document),
      stopsUnlessBreakpoints: true,
    });
  }

  /** From the lens, with the known example; from the menu, with a call that is asked for. */
  async debugFunction(given?: unknown, name?: unknown): Promise<void> {
    const isNamed = typeof name === 'string';
    const place = isNamed ? await this.places.named(given, name) : await this.places.atCursor();
    if (!place) return;
    const { document, item } = place;
    const known = isNamed ? await this.calls.best(document, item, true) : undefined;
    // What nobody has written is asked about.
    const isWritten = known !== undefined && !isGuess(known.call, known.origin);
    await this.debug(place, isWritten ? known : await this.calls.ask(document, item));
  }

  async pickFunction(): Promise<void> {
    const place = await this.places.picked();
    if (place) await this.debug(place, await this.calls.ask(place.document, place.item));
  }

  /** The call that is selected. Its function may be an imported one. */
  async debugCall(): Promise<void> {
    const { document, selection } = await pythonEditor();
    const text = document.getText(selection);
    const read = readCall(text);
    if (!read) throw new LaunchProblem(noCall(text));
    const functions = await this.outline.functions(document);
    const call = onMember(functions, read);
    if (functions.some((item) => item.name === call.function)) {
      const key = { uri: document.uri.toString(), function: call.function };
      await this.choice.choose(key, { call: text.trim(), origin: 'selected' });
    }
    await start(document, call.function, call);
  }

  async chooseExample(given?: unknown, name?: unknown): Promise<void> {
    const place = typeof name === 'string' ? await this.places.named(given, name) : await this.places.atCursor();
    if (place) await this.calls.ask(place.document, place.item);
  }

  /** For `${command:FunctionAtCursor}` in launch.json. */
  async functionAtCursor(): Promise<string | undefined> {
    return (await this.places.atCursor())?.item.name;
  }

  /** For `${command:PickFunction}` in launch.json. */
  async functionName(): Promise<string | undefined> {
    return (await this.places.picked())?.item.name;
  }

  private async debug({ document, item }: FunctionPlace, example: ChosenExample | undefined): Promise<void> {
    if (!example) return;
    const name = isGuess(example.call, example.origin)
      ? vscode.l10n.t('{0} (guessed arguments)', item.name)
      : item.name;
    await start(document, name, {
      example: exampleText(example, vscode.l10n),
      ...(example.onlyInRun ? { runTo: item.name } : callTo(item.name, example.call)),
    });
  }
}

async function start(
  document: vscode.TextDocument,
  name: string,
  attributes: Partial<FunctionCall> & {
    readonly example?: string;
    readonly runTo?: string;
    readonly stopOnEntry?: boolean;
    readonly stopsUnlessBreakpoints?: boolean;
  } = {},
): Promise<void> {
  await startSession(programOf(document), name, { stopOnEntry: true, ...attributes });
}

function noCall(text: string): string {
  return text.trim() === ''
    ? vscode.l10n.t("Select a call first, such as total([1, 2], 'x').")
    : vscode.l10n.t(
        "Select a whole call with its values, such as total([1, 2], 'x'). Selected: {0}",
        text.trim().slice(0, 80),
      );
}
