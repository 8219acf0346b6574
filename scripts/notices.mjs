import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Shipped although no bundle contains them: copied as they are. */
const copied = ['onnxruntime-node', 'onnxruntime-common', 'web-tree-sitter', 'tree-sitter-python'];

/** `node_modules/@scope/name/lib/x.js` -> `@scope/name`. */
function packageOf(path) {
  return /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
}

function notice(name) {
  const folder = join('node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
  const text = file && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8').trim() : '';
  return `${name} ${version} (${license})\n\n${text}`.trim();
}

/** The licences of every package whose code is in the bundles or beside them. */
export function writeNotices(results, destination) {
  const inputs = results.flatMap((result) => Object.keys(result.metafile.inputs));
  const names = new Set([...copied, ...inputs.map(packageOf).filter((name) => name !== undefined)]);
  const line = `\n\n${'-'.repeat(80)}\n\n`;
  writeFileSync(destination, `${[...names].sort().map(notice).join(line)}\n`);
}
