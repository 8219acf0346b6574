/** Files of the program that are renamed or deleted while it is debugged: a client shows the text that the session has instead. */
import { files } from '../../python/files/files';

export class GoneFiles {
  private readonly seen: string[] = [];

  /** By what the client asks for the text of a file that was there once and is not now; undefined for any other. */
  referenceOf(path: string): number | undefined {
    const isThere = files().exists(path);
    if (isThere && !this.seen.includes(path)) this.seen.push(path);
    const number = this.seen.indexOf(path) + 1;
    return isThere || number === 0 ? undefined : number;
  }

  /** The path that a reference stands for. */
  pathOf(reference: number): string | undefined {
    return this.seen[reference - 1];
  }
}
