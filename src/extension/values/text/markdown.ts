/** Texts of programs inside Markdown: whatever they contain, they are shown literally. */

/** A code span. */
export function code(text: string): string {
  const line = text.replace(/\s*[\r\n]\s*/g, ' ');
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  // Spaces beside the fence belong to it where the text begins or ends with a tick or a space.
  const pad = /^[` ]|[` ]$/.test(line) ? ' ' : '';
  return line === '' ? '` `' : `${fence}${pad}${line}${pad}${fence}`;
}

/** A code span in a table, where a bar would end the cell even inside of code. */
export function cell(text: string): string {
  return code(text).replace(/\|/g, '\\|');
}

/** A block of Python. */
export function block(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}python\n${text}\n${fence}`;
}

/** Plain text: nothing in it is Markdown, except code spans that the service has written (`assumed \`:\``). */
export function plain(text: string): string {
  return text
    .split(/(`[^`\r\n]+`)/)
    .map((part, i) => (i % 2 === 1 ? code(part.slice(1, -1)) : part.replace(/[\\`*_{}[\]<>()#+!|~$-]/g, '\\$&')))
    .join('')
    .replace(/\s*[\r\n]+\s*/g, ' ');
}

/** A link to a command, with its arguments. */
export function commandLink(title: string, command: string, args: readonly unknown[]): string {
  const query = encodeURIComponent(JSON.stringify(args));
  // Brackets would end the link.
  const safe = query.replace(/[()']/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
  return `[${title}](command:${command}?${safe})`;
}
