/** The message of a log point: text with expressions in braces, `x is {x}`; `{{` and `}}` stand for braces. */

export type LogPart = { readonly text: string } | { readonly expression: string };

export function readLogMessage(message: string): LogPart[] {
  const parts: LogPart[] = [];
  let text = '';
  for (let at = 0; at < message.length; at++) {
    const character = message.charAt(at);
    if ((character === '{' || character === '}') && message.charAt(at + 1) === character) at++;
    else if (character === '{') {
      const end = closingBrace(message, at);
      const expression = message.slice(at + 1, end).trim();
      // A brace that nothing closes is text.
      if (end > 0 && expression !== '') {
        if (text !== '') parts.push({ text });
        parts.push({ expression });
        text = '';
        at = end;
        continue;
      }
    }
    text += character;
  }
  return text === '' ? parts : [...parts, { text }];
}

/** Offset of the brace that closes the one at `open`, outside of strings; -1 without one. */
function closingBrace(message: string, open: number): number {
  let depth = 0;
  let quote = '';
  for (let at = open; at < message.length; at++) {
    const character = message.charAt(at);
    if (quote !== '') {
      if (character === '\\') at++;
      else if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return at;
  }
  return -1;
}
