/** The text of a traceback without what terminals, mails and logs add to it. */

// eslint-disable-next-line no-control-regex -- these are control characters
const ESCAPES = /\u001B(?:\[[0-9;?]*[ -/]*[@-~]|\][^\u0007\u001B]*(?:\u0007|\u001B\\))/g;

/** Lines without colors and links, without the marks of a quotation, and without an indentation that all of them have. */
export function plainLines(text: string): string[] {
  const lines = text.replace(ESCAPES, '').split(/\r\n|\r|\n/);
  return withoutMargin(unquoted(lines.map((line) => line.trimEnd())));
}

/** `> ` of a mail, `| ` of an exception group or a table, `# ` of a comment: where (nearly) every line has it. */
function unquoted(lines: readonly string[]): readonly string[] {
  const filled = lines.filter((line) => line.trim() !== '');
  for (const mark of [/^\s*>+ ?/, /^\s*[|+] ?/, /^\s*# ?/]) {
    const marked = filled.filter((line) => mark.test(line)).length;
    if (marked > 1 && marked >= 0.8 * filled.length) return unquoted(lines.map((line) => line.replace(mark, '')));
  }
  return lines;
}

function withoutMargin(lines: readonly string[]): string[] {
  const indents = lines.flatMap((line) => (line.trim() === '' ? [] : [line.length - line.trimStart().length]));
  const margin = Math.min(...indents, Infinity);
  return lines.map((line) => line.slice(margin === Infinity ? 0 : margin));
}
