/** The lines in which two texts of a program differ, as they are in the second. */
export function changedLines(before: string, after: string): { line: number; endLine: number; newText: string } {
  const [old, now] = [before, after].map((text) => text.split(/\r\n?|\n/));
  if (!old || !now) return { line: 1, endLine: 1, newText: after };
  let front = 0;
  while (front < Math.min(old.length, now.length) - 1 && old[front] === now[front]) front++;
  let back = 0;
  while (back < Math.min(old.length, now.length) - front - 1 && old.at(-1 - back) === now.at(-1 - back)) back++;
  return { line: front + 1, endLine: old.length - back, newText: now.slice(front, now.length - back).join('\n') };
}
