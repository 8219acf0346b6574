/** Asks for a call of a function: the remembered one first, then the examples that were found, or typed arguments. */
import * as vscode from 'vscode';
import type { FunctionItem } from '../../../adapter/service/protocol';
import {
  argumentsOf,
  callOf,
  callTo,
  constructorOf,
  givenParameters,
  problemOfArguments,
  shortened,
  signature,
} from './callText';
import type { ChosenExample, ExampleChoice } from './exampleChoice';
import { originText } from './originText';
import type { Outline } from './outline';

interface CallItem extends vscode.QuickPickItem {
  /** Undefined for the item to type arguments. */
  readonly example?: ChosenExample;
}

export class CallPick {
  constructor(
    private readonly outline: Outline,
    private readonly choice: ExampleChoice,
  ) {}

  /** The chosen call, which is remembered; undefined if the user canceled. */
  async ask(document: vscode.TextDocument, item: FunctionItem): Promise<ChosenExample | undefined> {
    const key = { uri: document.uri.toString(), function: item.name };
    const remembered = this.choice.get(key);
    const examples = this.outline.examples(document, item).catch(() => []);
    const only = await this.onlyCall(document, item, examples);
    if (only) return only;
    const picked = await pick(item, remembered, examples);
    if (!picked) return undefined;
    const example = picked.example ?? (await this.typed(document, item, remembered ?? (await examples)[0]));
    // A call that cannot be typed cannot be remembered either: it is the best one by itself.
    if (example?.onlyInRun) await this.choice.forget(key);
    else if (example) await this.choice.choose(key, example);
    return example;
  }

  /**
   * The remembered call, else the best example; undefined if there is neither. Does not ask.
   * @param written without calls that the model invents
   */
  async best(document: vscode.TextDocument, item: FunctionItem, written = false): Promise<ChosenExample | undefined> {
    const remembered = this.choice.get({ uri: document.uri.toString(), function: item.name });
    if (remembered) return remembered;
    const [best] = await this.outline.examples(document, item, written).catch(() => []);
    if (best) return best;
    return (await this.needsCall(document, item)) ? undefined : { call: `${item.name}()`, origin: 'hints' };
  }

  /** Whether arguments are needed for the function or for the method's object. */
  async needsCall(document: vscode.TextDocument, item: FunctionItem): Promise<boolean> {
    return givenParameters(item).length > 0 || (await this.maker(document, item)) !== undefined;
  }

  /** Where there is nothing to choose: no argument can be given, and nobody has called it on an object of its own. */
  private async onlyCall(
    document: vscode.TextDocument,
    item: FunctionItem,
    examples: Promise<readonly ChosenExample[]>,
  ): Promise<ChosenExample | undefined> {
    if (await this.needsCall(document, item)) return undefined;
    const call = `${item.name}()`;
    const found = await examples;
    return found.every((example) => example.call === call) ? (found[0] ?? { call, origin: 'hints' }) : undefined;
  }

  private async maker(document: vscode.TextDocument, item: FunctionItem): Promise<FunctionItem | undefined> {
    return constructorOf(item, await this.outline.functions(document).catch(() => []));
  }

  /** Asks for arguments: of the class first where the object of a method needs some. */
  private async typed(
    document: vscode.TextDocument,
    item: FunctionItem,
    start: ChosenExample | undefined,
  ): Promise<ChosenExample | undefined> {
    const before = start && callTo(item.name, start.call);
    const maker = await this.maker(document, item);
    const made = maker && (await askForArguments(maker, before?.instance && argumentsOf(before.instance)));
    if (maker && made === undefined) return undefined;
    const args = givenParameters(item).length === 0 ? '' : await askForArguments(item, before?.args);
    if (args === undefined) return undefined;
    const instance = maker && made !== undefined && callOf({ function: classOf(maker), args: made });
    return { call: callOf({ function: item.name, args, ...(instance && { instance }) }), origin: 'typed' };
  }
}

/** Shows what needs no search at once, and the examples when they are found. */
async function pick(
  item: FunctionItem,
  remembered: ChosenExample | undefined,
  examples: Promise<readonly ChosenExample[]>,
): Promise<CallItem | undefined> {
  const list = vscode.window.createQuickPick<CallItem>();
  const typing: CallItem = { label: `$(edit) ${vscode.l10n.t('Type arguments…')}`, alwaysShow: true };
  const show = (found: readonly ChosenExample[]): void => {
    const others = found.filter(({ call }) => call !== remembered?.call);
    list.items = [
      ...(remembered ? [callItem(remembered, vscode.l10n.t('used last time'))] : []),
      ...others.map((example) => callItem(example, originText(example))),
      typing,
    ];
  };
  list.title = vscode.l10n.t('Neural Debug: {0}', signature(item));
  list.placeholder = vscode.l10n.t('Pick a call to predict');
  list.busy = true;
  show([]);
  void examples.then((found) => {
    show(found);
    list.busy = false;
  });
  try {
    return await new Promise((resolve) => {
      list.onDidAccept(() => {
        resolve(list.selectedItems[0]);
      });
      list.onDidHide(() => {
        resolve(undefined);
      });
      list.show();
    });
  } finally {
    list.dispose();
  }
}

function callItem(example: ChosenExample, description: string): CallItem {
  return { label: shortened(example.call, 100), description, example };
}

/** `Cart` for `Cart.__init__` */
function classOf({ name }: FunctionItem): string {
  return name.replace(/\.__init__$/, '');
}

/** @param start initial text of the field */
async function askForArguments(item: FunctionItem, start: string | undefined): Promise<string | undefined> {
  const name = signature({ ...item, name: classOf(item) });
  const args = await vscode.window.showInputBox({
    title: vscode.l10n.t('Neural Debug: {0}', name),
    prompt: vscode.l10n.t("Values as in Python, separated by commas: [1, 2], 'text'"),
    placeHolder: givenParameters(item).join(', '),
    ignoreFocusOut: true,
    ...(start !== undefined && { value: start }),
    validateInput: (text) => {
      const problem = problemOfArguments(text);
      return problem === undefined ? undefined : vscode.l10n.t('These are no values as in Python: {0}', problem);
    },
  });
  return args?.trim();
}
