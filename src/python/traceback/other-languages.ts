/** Stack traces of other languages, so that users are told what they pasted. */

const TRACES: readonly (readonly [language: string, sign: RegExp])[] = [
  ['Java or Kotlin', /^\s*at [\w.$<>/]+\((?:[\w$]+\.(?:java|kt|scala|groovy):\d+|Native Method|Unknown Source)\)/],
  ['C#', /^\s*at .+ in .+\.(?:cs|fs|vb):line \d+/],
  ['JavaScript', /^\s*at (?:.+ \()?(?:\w+:\/\/|\/|[A-Za-z]:\\|node:|\.).*:\d+:\d+\)?$/],
  ['Go', /^goroutine \d+ \[|^panic: |^\s+.+\.go:\d+(?: \+0x[0-9a-f]+)?$/],
  ['Rust', /^thread '.*' panicked at|^\s+at .+\.rs:\d+/],
  ['Ruby', /^\s*(?:from )?.+\.rb:\d+:in [`']/],
  ['PHP', /^#\d+ .+\.php\(\d+\)|^PHP (?:Fatal|Warning)/],
  ['C or C++', /^#\d+\s+(?:0x[0-9a-f]+ in )?.+ at .+\.(?:c|cc|cpp|cxx|h|hpp):\d+/],
];

/** Name of the language, if the lines are a stack trace of one that is known. */
export function foreignTrace(lines: readonly string[]): string | undefined {
  return TRACES.find(([, sign]) => lines.some((line) => sign.test(line)))?.[0];
}
