/** Asks for a function of a document. */
import * as vscode from 'vscode';
import type { FunctionItem } from '../../../adapter/service/protocol';
import { functionAt, signature } from '../calls/callText';

/** The one around `line` (from 0) is offered first. Undefined if the user canceled. */
export async function askForFunction(
  functions: readonly FunctionItem[],
  line: number | undefined,
): Promise<FunctionItem | undefined> {
  const here = line === undefined ? undefined : functionAt(functions, line);
  const others = functions.filter((item) => item !== here);
  const picked = await vscode.window.showQuickPick(
    [...(here ? [here] : []), ...others].map((item) => ({
      label: `$(symbol-${item.name.includes('.') ? 'method' : 'function'}) ${signature(item)}`,
      description: describe(item, here),
      item,
    })),
    {
      title: vscode.l10n.t('Neural Debug: choose a function'),
      placeHolder: vscode.l10n.t('Pick a function to predict'),
      matchOnDescription: true,
    },
  );
  return picked?.item;
}

function describe(item: FunctionItem, here: FunctionItem | undefined): string {
  return item === here ? vscode.l10n.t('at the cursor') : vscode.l10n.t('line {0}', item.line + 1);
}
