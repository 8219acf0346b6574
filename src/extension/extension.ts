import type * as vscode from 'vscode';
import { useFiles } from '../python/files/files';
import { nodeFiles } from '../python/files/node-files';
import { registerAgents } from './agents/register';
import { registerAssumed } from './assumed/register';
import { registerCauses } from './causes/register';
import { registerCrash } from './crash/register';
import { registerHost } from './host/register';
import { registerInvert } from './invert/register';
import { ExampleChoice } from './launch/calls/exampleChoice';
import { FunctionPlaces } from './launch/functions/functionPlaces';
import { Outline } from './launch/calls/outline';
import { registerLaunch } from './launch/register';
import { registerValues } from './values/register';
import { NeuralSessions } from './session/neuralSessions';
import { registerSessionUi } from './session/register';
import { registerRevival } from './session/revival';
import { Unfolding } from './session/unfolding';

/** Called by VS Code when a Python file is opened, a session is about to start, or one of the commands is used. Each topic registers itself. */
export function activate(context: vscode.ExtensionContext): void {
  useFiles(nodeFiles);
  const host = registerHost(context);
  const examples = new ExampleChoice(context.workspaceState);
  const outline = new Outline(host);
  const places = new FunctionPlaces(outline);
  const sessions = new NeuralSessions();
  const unfolding = new Unfolding(context.globalState);
  context.subscriptions.push(examples, outline, sessions);
  registerLaunch(context, outline, places, examples);
  registerValues(context, host, outline, examples);
  registerSessionUi(context, sessions, unfolding);
  registerRevival(context, host);
  registerCauses(context, sessions);
  registerCrash(context, outline, sessions, registerAssumed(context, sessions), unfolding);
  registerAgents(context, host, outline);
  registerInvert(context, host, outline, places, examples);
}
