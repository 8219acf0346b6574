/** Makes the model host of the window, and the debug adapter that lives in it. */
import * as vscode from 'vscode';
import { NeuralAdapterFactory } from './adapterFactory';
import { debugType } from '../launch/configuration/launchConfiguration';
import { type HostCommand, hostInProcess } from './hostProcess';
import { isCheckWanted, registerCheck } from './check';
import { registerHostStatus } from './hostStatus';
import type { ModelHost } from './modelHost';

/** Starts nothing: the process begins with the first request or session. */
export function registerHost(context: vscode.ExtensionContext): ModelHost {
  const log = vscode.window.createOutputChannel('Neural Debug', { log: true });
  const cli = vscode.Uri.joinPath(context.extensionUri, 'dist', 'cli.js').fsPath;
  const command: HostCommand = { node: process.execPath, cli, checks: isCheckWanted };
  const host = hostInProcess(command, log);
  context.subscriptions.push(
    log,
    host,
    vscode.debug.registerDebugAdapterDescriptorFactory(debugType, new NeuralAdapterFactory(command, host, log)),
  );
  registerHostStatus(context, host, log);
  registerCheck(context, host, log);
  return host;
}
