/** Makes the model host of a window in a browser, and debug adapters that live in it. */
import * as vscode from 'vscode';
import { WorkerHost } from '../../web/worker-host';
import { toggleCheckCommand } from '../host/check';
import { registerHostStatus } from '../host/hostStatus';
import { ModelHost } from '../host/modelHost';
import { debugType } from '../launch/configuration/launchConfiguration';
import { importedFiles, type WorkspaceFiles } from './importedFiles';
import { toUri } from '../launch/configuration/programOfDocument';
import { WebAdapter } from './webAdapter';

/** Folders of installed packages, environments and generated files. */
const LEFT_OUT = '**/{node_modules,site-packages,venv,env,build,dist,.*}/**';
const MOST_LISTED = 5000;

/** Texts as they are in the editor, saved or not. */
const workspaceFiles: WorkspaceFiles = {
  all: async () => (await vscode.workspace.findFiles('**/*.py', LEFT_OUT, MOST_LISTED)).map((uri) => uri.toString()),
  read: async (uri) => {
    try {
      const open = vscode.workspace.textDocuments.find((document) => document.uri.toString() === uri);
      return (
        open?.getText() ?? new TextDecoder().decode(await vscode.workspace.fs.readFile(vscode.Uri.parse(uri, true)))
      );
    } catch {
      return undefined;
    }
  },
};

/** Gives the worker what the program of a session may import. */
async function handOver(worker: WorkerHost, { configuration }: vscode.DebugSession): Promise<void> {
  const program: unknown = configuration.program;
  if (typeof program !== 'string') return;
  const uri = toUri(program).toString();
  const text = await workspaceFiles.read(uri);
  if (text !== undefined) worker.hand(await importedFiles({ uri, text }, workspaceFiles));
}

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
      createDebugAdapterDescriptor: async (session) => {
        const worker = await host.started();
        await handOver(worker, session);
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
