/** Makes the model host of a window in a browser, and debug adapters that live in it. */
import * as vscode from 'vscode';
import { WorkerHost } from '../../web/worker-host';
import { toggleCheckCommand } from '../host/check';
import { registerHostStatus } from '../host/hostStatus';
import { ModelHost } from '../host/modelHost';
import { debugType } from '../launch/configuration/launchConfiguration';
import { WebAdapter } from './webAdapter';

/** Starts nothing: the worker begins with the first request or session. */
export function registerWebHost(context: vscode.ExtensionContext): ModelHost {
  const log = vscode.window.createOutputChannel('Neural Debug', { log: true });
  const read = async (path: string): Promise<Uint8Array> =>
    await vscode.workspace.fs.readFile(vscode.Uri.joinPath(context.extensionUri, ...path.split('/')));
  const host = new ModelHost('the worker', (listener) => new WorkerHost(read, listener), log);
  context.subscriptions.push(
    log,
    host,
    vscode.debug.registerDebugAdapterDescriptorFactory(debugType, {
      createDebugAdapterDescriptor: async () => {
        const worker = await host.started();
        return new vscode.DebugAdapterInlineImplementation(new WebAdapter(worker));
      },
    }),
    vscode.commands.registerCommand(toggleCheckCommand, () => {
      const text = vscode.l10n.t('Neural Debug: In the browser nothing is evaluated: all values are predicted.');
      void vscode.window.showInformationMessage(text);
    }),
  );
  registerHostStatus(context, host, log);
  return host;
}
