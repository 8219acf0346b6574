/**
 * Prints what the changelog says of a version, for the notes of its release; fails where it says nothing, or package.json has another version.
 *
 *     node scripts/release-notes.mjs v0.1.0
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The text below the heading of a version; undefined if there is none. */
export function notesOf(changelog, version) {
  const sections = changelog.split(/^## (?=\[)/m).slice(1);
  const found = sections.find((section) => section.startsWith(`[${version}]`));
  const text = found?.slice(found.indexOf('\n')).trim();
  return text === '' ? undefined : text;
}

if (resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  const version = (process.argv[2] ?? '').replace(/^v/, '');
  const { version: own } = JSON.parse(readFileSync('package.json', 'utf8'));
  const notes = notesOf(readFileSync('CHANGELOG.md', 'utf8'), version);
  if (version !== own || notes === undefined) {
    console.error(
      version === own
        ? `CHANGELOG.md has no section [${version}].`
        : `package.json has version ${own}, not ${version}.`,
    );
    process.exit(1);
  }
  console.log(notes);
}
