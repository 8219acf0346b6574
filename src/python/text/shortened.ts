/** Shortens foreign texts for messages. */

/** Maximum characters quoted in a message. */
const MOST = 200;

/** The text, without its middle where it is long, and without control characters, which would break a line or hide text. */
export function shortened(text: string, most = MOST): string {
  const half = Math.floor(most / 2);
  const short = text.length <= most ? text : `${text.slice(0, half)}…${text.slice(-half)}`;
  return short.toWellFormed().replace(/\p{Cc}/gu, '\u{fffd}');
}
