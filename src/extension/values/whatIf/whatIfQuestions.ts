/** What "What If…" asks: which name, which time, which value. */
import * as vscode from 'vscode';
import type { HoverResult, SurveyResult } from '../../../adapter/service/protocol';
import { isTypeable } from '../../../python/values/argument-text';
import { writtenArguments } from '../../../python/values/written-arguments';
import { parseValue, syntaxProblem } from '../../../python/values/literal';
import { roundsOf } from './rounds';
import type { ScopeName } from './scopeNames';
import { cut } from '../text/words';

const LONGEST = 80;

/** Undefined if the user canceled. @param line from 0 */
export async function askForName(names: readonly ScopeName[], line: number): Promise<ScopeName | undefined> {
  const title = vscode.l10n.t('What if… before line {0}', line + 1);
  const other = { label: `$(edit) ${vscode.l10n.t('Something else…')}`, alwaysShow: true, name: undefined };
  const items = names.map((name) => ({
    label: `$(symbol-variable) ${name.name}`,
    description: cut(name.value ?? (name.values ?? []).join(' · '), LONGEST),
    name,
  }));
  const placeHolder = vscode.l10n.t('Which variable should have another value?');
  const picked =
    names.length === 0 ? other : await vscode.window.showQuickPick([...items, other], { title, placeHolder });
  if (!picked || picked.name) return picked?.name;
  const typed = await vscode.window.showInputBox({
    title,
    prompt: vscode.l10n.t("A name, or an item or attribute of its value: total, prices[0], order['id'], self.size"),
    validateInput: (text) =>
      /^\s*[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*|\[[^\]]+\])*\s*$/u.test(text)
        ? undefined
        : vscode.l10n.t('Not a name: begin with a variable, such as total or prices[0].'),
  });
  return typed === undefined ? undefined : { name: typed.trim(), value: undefined };
}

/** Which execution of the line, from 1; undefined if it runs at most once. @param held what the name is in each of them, where that can be told */
export async function askForRound(
  { lines }: SurveyResult,
  line: number,
  { name }: ScopeName,
  held: () => Promise<HoverResult | undefined>,
): Promise<number | undefined | 'cancelled'> {
  const found = lines.find((one) => one.line <= line && line <= one.endLine);
  if (!found || found.runs < 2) return undefined;
  const picked = await vscode.window.showQuickPick(
    roundsOf(found, name, await held()).map((round) => ({
      label: vscode.l10n.t('Execution {0} of {1}', round.number, found.runs),
      ...round,
    })),
    {
      title: vscode.l10n.t('What if… before line {0}', line + 1),
      placeHolder: vscode.l10n.t('The line runs {0} times: before which execution?', found.runs),
    },
  );
  return picked?.number ?? 'cancelled';
}

/** A value, or an expression that gives one; undefined if the user canceled. */
export async function askForValue({ name, value }: ScopeName): Promise<string | undefined> {
  const typed = await vscode.window.showInputBox({
    title: vscode.l10n.t('What if {0} is…', name),
    prompt: vscode.l10n.t("A value as in Python: 5, 'text', [1, 2], None, or what gives one: Order(4), total + 1"),
    ...(value !== undefined && isTyped(value) && { value }),
    validateInput: (text) => {
      const problem = problemOf(text);
      return problem === undefined ? undefined : vscode.l10n.t('That is no value as in Python: {0}', problem);
    },
  });
  return typed?.trim();
}

/** Undefined for one value, or expression; what it gives is found out later. */
function problemOf(text: string): string | undefined {
  return syntaxProblem(() => {
    if (writtenArguments(text).length !== 1) parseValue(text);
  });
}

/** Whether people would type it so: nobody types `<Order id=3>`. */
function isTyped(text: string): boolean {
  return syntaxProblem(() => parseValue(text)) === undefined && isTypeable(parseValue(text));
}
