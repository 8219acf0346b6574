import { chmodSync, createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import startSevenZip from '7z-wasm';
import { openPromise } from 'yauzl';

/** Unpacks a zip file (and so a .vsix) into a folder. @returns the names; yauzl refuses those that lead out of the folder */
export async function unzip(path, folder) {
  const zip = await openPromise(path);
  const names = [];
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    const destination = join(folder, entry.fileName);
    mkdirSync(dirname(destination), { recursive: true });
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(destination));
    names.push(entry.fileName);
  }
  return names;
}

/** Packs a zip file again, in the same format and five per cent smaller: what looks longer for repetitions finds more of them. */
export async function repack(path) {
  const folder = mkdtempSync(join(tmpdir(), 'neural-debug-repack-'));
  try {
    await unzip(path, folder);
    rmSync(path);
    const sevenZip = await startSevenZip({ print: () => undefined, printErr: console.error });
    const mounted = { from: folder, to: dirname(resolve(path)) };
    for (const [name, root] of Object.entries(mounted)) {
      sevenZip.FS.mkdir(`/${name}`);
      sevenZip.FS.mount(sevenZip.NODEFS, { root }, `/${name}`);
    }
    sevenZip.FS.chdir('/from');
    sevenZip.callMain(['a', '-tzip', '-mx=9', '-mfb=258', '-mpass=4', `/to/${basename(path)}`, '.']);
    // It knows nothing of what this process lets others do.
    chmodSync(path, 0o644);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
