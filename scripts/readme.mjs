import { readFileSync, writeFileSync } from 'node:fs';

/** README for packages. Its pictures are not in them: editors do not show pictures that lie beside a README, and npm's page neither. */
export function writeReadme(path) {
  const text = readFileSync('README.md', 'utf8');
  writeFileSync(path, text.replace(/^!\[[^\]]*\]\(media\/[^)]*\)\n\n?/gm, ''));
}
