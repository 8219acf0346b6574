/** Lines of a text that has been edited: the edit is taken to be one piece. */

/** Says where a line (from 0) of one text is in the other; undefined for one that the edit has changed. */
export function movedLines(before: string, after: string): (line: number) => number | undefined {
  if (before === after) return (line) => line;
  const [old, now] = [before, after].map((text) => text.split(/\r\n?|\n/)) as [string[], string[]];
  const most = Math.min(old.length, now.length);
  let top = 0;
  while (top < most && old[top] === now[top]) top++;
  let below = 0;
  while (below < most - top && old[old.length - 1 - below] === now[now.length - 1 - below]) below++;
  return (line) => {
    if (line < top) return line;
    return line >= old.length - below ? line + now.length - old.length : undefined;
  };
}
