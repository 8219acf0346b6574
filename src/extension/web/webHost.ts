/** Makes the model host of a window in a browser, and debug adapters that live in it. */
import * as vscode from 'vscode';
import type { DocumentParams } from '../../adapter/service/protocol';
import { WorkerHost } from '../../web/worker-host';
import { isCheckWanted, registerCheck } from '../host/check';
import { registerHostStatus } from '../host/hostStatus';
import { type HostListener, ModelHost } from '../host/modelHost';
import { debugType } from '../launch/configuration/launchConfiguration';
import { toUri } from '../launch/configuration/programOfDocument';
import { HandOver } from './handOver';
import type { WorkspaceFiles } from './importedFiles';
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

/** The worker with the files of the workspace. */
class WorkspaceWorker extends WorkerHost {
  constructor(
    read: (path: string) => Promise<Uint8Array>,
    listener: HostListener,
    private readonly files: HandOver,
  ) {
    super(read, listener);
  }

  async prepare(question: unknown): Promise<void> {
    const { uri, text } = question as Partial<DocumentParams>;
    if (uri !== undefined && text !== undefined) await this.files.hand(this, { uri, text });
  }
}

/** Starts nothing: the worker begins with the first request or session. */
export function registerWebHost(context: vscode.ExtensionContext): ModelHost {
  const log = vscode.window.createOutputChannel('Neural Debug', { log: true });
  const read = async (path: string): Promise<Uint8Array> =>
    await vscode.workspace.fs.readFile(vscode.Uri.joinPath(context.extensionUri, ...path.split('/')));
  const handOver = new HandOver(workspaceFiles);
  const begin = (listener: HostListener): WorkspaceWorker => {
    const worker = new WorkspaceWorker(read, listener, handOver);
    const failed = (error: unknown): void => {
      log.error(String(error));
    };
    if (isCheckWanted()) worker.switchCheck(true).catch(failed);
    return worker;
  };
  const host = new ModelHost('the worker', begin, log);
  const watcher = vscode.workspace.createFileSystemWatcher('**/*.py');
  const changed = (): void => {
    handOver.changed();
  };
  context.subscriptions.push(
    log,
    host,
    watcher,
    watcher.onDidCreate(changed),
    watcher.onDidChange(changed),
    watcher.onDidDelete(changed),
    vscode.workspace.onDidChangeTextDocument(({ document }) => {
      if (document.languageId === 'python') changed();
    }),
    vscode.debug.registerDebugAdapterDescriptorFactory(debugType, {
      createDebugAdapterDescriptor: async ({ configuration }) => {
        const worker = await host.started();
        const program: unknown = configuration.program;
        const uri = typeof program === 'string' ? toUri(program).toString() : '';
        const text = await workspaceFiles.read(uri);
        if (text !== undefined) await handOver.hand(worker, { uri, text });
        return new vscode.DebugAdapterInlineImplementation(new WebAdapter(worker));
      },
    }),
  );
  registerHostStatus(context, host, log);
  registerCheck(context, host, log);
  return host;
}
