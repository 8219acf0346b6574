import type * as vscode from 'vscode';
import { registerCauses } from './causes/register';
import { registerCrash } from './crash/register';
import { registerHost } from './host/register';
import { registerInvert } from './invert/register';
import { ExampleChoice } from './launch/exampleChoice';
import { registerLaunch } from './launch/register';
import { registerValues } from './values/register';
import { registerSessionUi } from './session/register';

/** Called by VS Code when a Python file is opened, a session is about to start, or one of the commands is used. Each topic registers itself. */
export function activate(context: vscode.ExtensionContext): void {
  const host = registerHost(context);
  const examples = new ExampleChoice(context.workspaceState);
  context.subscriptions.push(examples);
  registerLaunch(context, host, examples);
  registerValues(context, host, examples);
  registerSessionUi(context);
  registerCauses(context);
  registerCrash(context, host);
  registerInvert(context, host, examples);
}
