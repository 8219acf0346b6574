import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
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
