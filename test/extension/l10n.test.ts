/** Every text that a person reads in the editor can be translated. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundlePath, collectTexts, textsOf } from '../../scripts/l10n.mjs';

describe('the texts of the extension', () => {
  it('are all in the bundle for translators, and nothing else is', () => {
    const bundle = JSON.parse(readFileSync(bundlePath, 'utf8')) as Record<string, string>;
    expect(bundle, 'run `npm run l10n`').toEqual(collectTexts());
  });

  it('are found in every way of calling', () => {
    const source = "vscode.l10n.t('a'); l10n.t(`b`, 1); const { t } = l10n; t(many ? 'c' : 'd', x); list.t('no');";
    expect(textsOf('x.ts', source)).toEqual(['a', 'b', 'c', 'd']);
    expect(() => textsOf('x.ts', 'l10n.t(`${a} b`)')).toThrow(
      'src/extension/x.ts:1: a text for l10n.t must be written out.',
    );
  });
});

describe('the texts of package.json', () => {
  const manifest = readFileSync('package.json', 'utf8');
  const texts = JSON.parse(readFileSync('package.nls.json', 'utf8')) as Record<string, string>;
  const wanted = new Set([...manifest.matchAll(/"%([^%"]+)%"/g)].map(([, key = '']) => key));

  it('are all in package.nls.json, and nothing else is', () => {
    expect(Object.keys(texts).sort()).toEqual([...wanted].sort());
  });

  it('are not written into package.json itself', () => {
    const written: string[] = [];
    const look = (value: unknown, path: string): void => {
      if (typeof value === 'object' && value !== null)
        for (const [key, inner] of Object.entries(value)) look(inner, `${path}.${key}`);
      else if (/\.(?:title|description|markdownDescription|label|altText)$/.test(path) && !/^%.*%$/.test(String(value)))
        written.push(`${path}: ${String(value)}`);
    };
    look((JSON.parse(manifest) as { contributes: object }).contributes, 'contributes');
    // Names are the same in every language, and what language models are told is in English.
    const forPeople = written.filter((text) => !text.startsWith('contributes.languageModelTools.'));
    expect(forPeople.filter((text) => !text.endsWith(': Neural Debug'))).toEqual([]);
  });
});
