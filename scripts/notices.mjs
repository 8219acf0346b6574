import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Shipped although no bundle contains them: copied as they are. */
const copied = ['onnxruntime-node', 'onnxruntime-common', 'web-tree-sitter', 'tree-sitter-python', 'pyodide'];

/** What is to be said of packages that come without the text of their licence. */
const said = {
  pyodide: `The file sandbox/python.wasm is pyodide.asm.wasm of this package, unchanged; sandbox/python.image is the memory of it after
loading modules of Python's standard library and of this extension. Source: https://github.com/pyodide/pyodide
The Mozilla Public License, v. 2.0, is at https://mozilla.org/MPL/2.0/.

It contains Python 3.14, Copyright (c) 2001 Python Software Foundation; All Rights Reserved. Its licence, and those of the software
that Python incorporates, are at https://docs.python.org/3.14/license.html.`,
};

/** `node_modules/@scope/name/lib/x.js` -> `@scope/name`. */
function packageOf(path) {
  return /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
}

function notice(name) {
  const folder = join('node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
  const text =
    file && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8').trim() : (said[name] ?? '');
  return `${name} ${version} (${license})\n\n${text}`.trim();
}

/** The licences of every package whose code is in the bundles or beside them. */
export function writeNotices(results, destination, besides = copied) {
  const inputs = results.flatMap((result) => Object.keys(result.metafile.inputs));
  const names = new Set([...besides, ...inputs.map(packageOf).filter((name) => name !== undefined)]);
  const line = `\n\n${'-'.repeat(80)}\n\n`;
  writeFileSync(destination, `${[...names].sort().map(notice).join(line)}\n`);
}
