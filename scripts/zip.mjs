import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { inflateRawSync } from 'node:zlib';

const endRecord = 0x06054b50;
const stored = 0;

/** Reads a .zip file (and so a .vsix) of less than 4 GB: the name and content of every file in it. */
export function* readZip(path) {
  const data = readFileSync(path);
  let end = data.length - 22;
  while (end >= 0 && data.readUInt32LE(end) !== endRecord) end -= 1;
  if (end < 0) throw new Error(`${path} is not a zip file.`);
  let entry = data.readUInt32LE(end + 16);
  for (let remaining = data.readUInt16LE(end + 10); remaining > 0; remaining -= 1) {
    const method = data.readUInt16LE(entry + 10);
    const size = data.readUInt32LE(entry + 20);
    const nameLength = data.readUInt16LE(entry + 28);
    const name = data.toString('utf8', entry + 46, entry + 46 + nameLength);
    const header = data.readUInt32LE(entry + 42);
    const start = header + 30 + data.readUInt16LE(header + 26) + data.readUInt16LE(header + 28);
    const packed = data.subarray(start, start + size);
    if (!name.endsWith('/')) yield { name, content: method === stored ? packed : inflateRawSync(packed) };
    entry += 46 + nameLength + data.readUInt16LE(entry + 30) + data.readUInt16LE(entry + 32);
  }
}

/** Unpacks into a folder and returns the names. */
export function unzip(path, folder) {
  const names = [];
  for (const { name, content } of readZip(path)) {
    const destination = join(folder, name);
    if (!destination.startsWith(normalize(folder))) throw new Error(`${name} lies outside the archive.`);
    mkdirSync(dirname(destination), { recursive: true });
    writeFileSync(destination, content);
    names.push(name);
  }
  return names;
}
