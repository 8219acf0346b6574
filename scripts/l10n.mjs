/**
 * Writes l10n/bundle.l10n.json, from which translations are made: every text that the extension hands to `l10n.t`.
 *
 *     node scripts/l10n.mjs
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import typescript from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
export const bundlePath = join(root, 'l10n/bundle.l10n.json');

/**
 * All texts of the extension, in alphabetical order, as the object that the bundle is.
 * @throws Error for a text that is put together at run time, which no translator would ever see
 */
export function collectTexts() {
  const folder = join(root, 'src/extension');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const texts = files.flatMap((name) => textsOf(name, readFileSync(join(folder, name), 'utf8')));
  return Object.fromEntries([...new Set(texts)].sort().map((text) => [text, text]));
}

/** `l10n.t('…')`, `vscode.l10n.t('…')`, and `t('…')` where the function was taken out of its object. */
export function textsOf(name, source) {
  const file = typescript.createSourceFile(name, source, typescript.ScriptTarget.Latest, true);
  const texts = [];
  const visit = (node) => {
    if (typescript.isCallExpression(node) && isTranslation(node.expression)) texts.push(...literals(node, file));
    typescript.forEachChild(node, visit);
  };
  visit(file);
  return texts;
}

function isTranslation(callee) {
  if (typescript.isPropertyAccessExpression(callee)) return /\bl10n\.t$/.test(callee.getText());
  return typescript.isIdentifier(callee) && callee.text === 't';
}

/** One text, or the two that a condition chooses between. */
function literals(call, file) {
  const found = [];
  const add = (node) => {
    if (node && typescript.isStringLiteralLike(node)) found.push(node.text);
    else if (node && typescript.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(add);
    else {
      const { line } = file.getLineAndCharacterOfPosition(call.getStart());
      throw new Error(`src/extension/${file.fileName}:${line + 1}: a text for l10n.t must be written out.`);
    }
  };
  add(call.arguments[0]);
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const texts = collectTexts();
  mkdirSync(dirname(bundlePath), { recursive: true });
  writeFileSync(bundlePath, `${JSON.stringify(texts, undefined, 2)}\n`);
  console.log(`${bundlePath}: ${Object.keys(texts).length} texts`);
}
