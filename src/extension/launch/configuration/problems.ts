/** Launch problems, for people. */
import * as vscode from 'vscode';
import type { FunctionItem } from '../../../adapter/service/protocol';
import { ConfigurationError, type Problem } from './launchConfiguration';

/** Its message is for people. */
export class LaunchProblem extends Error {}

function problemText(problem: Problem): string {
  switch (problem.kind) {
    case 'attach':
      return vscode.l10n.t(
        'Programs are never run, so there is nothing to attach to. In launch.json, write "request": "launch" instead of "{0}".',
        problem.request,
      );
    case 'noFile':
      return vscode.l10n.t('No file is open. Open a Python file, or set "program" in launch.json.');
    case 'notPython':
      return vscode.l10n.t(
        '{0} is not a Python file. Open one, or set "program" in launch.json. (The language is shown in the status bar.)',
        problem.file,
      );
  }
}

/** @throws LaunchProblem if there is no such function */
export function functionNamed(functions: readonly FunctionItem[], name: string, file: string): FunctionItem {
  const found = functions.find((item) => item.name === name);
  if (!found) {
    const names = functions.map((item) => item.name);
    throw new LaunchProblem(
      names.length === 0
        ? vscode.l10n.t('{0} has no functions, so "{1}" cannot be started.', file, name)
        : vscode.l10n.t('{0} has no function "{1}". It has: {2}.', file, name, names.slice(0, 12).join(', ')),
    );
  }
  return found;
}

/** Shows messages for people; everything else is a defect, and is rethrown. */
export async function showProblem(error: unknown): Promise<void> {
  if (error instanceof ConfigurationError) await show(problemText(error.problem));
  else if (error instanceof LaunchProblem) await show(error.message);
  else throw error;
}

async function show(text: string): Promise<void> {
  await vscode.window.showErrorMessage(`Neural Debug: ${text}`);
}
