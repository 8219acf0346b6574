/** A traceback: its frames, and the exception that they led to. */

export interface TracebackFrame {
  /** As written: relative to an unknown folder, or `<string>`, or the name of a notebook's cell. */
  readonly file: string;
  readonly line: number;
  /** `f`, `<module>`, `<lambda>`; missing if the format does not have it. */
  readonly function?: string;
  /** Source text of the line as it was then. */
  readonly text?: string;
  /** The part of it that is underlined: what raised the exception, or the call that led there. */
  readonly expression?: string | undefined;
  /** Values that the format shows, as Python writes them. */
  readonly locals?: Readonly<Record<string, string>>;
  /** How many more such frames follow. */
  readonly repeated?: number;
}

export interface Traceback {
  /** Outermost first; never empty. */
  readonly frames: readonly TracebackFrame[];
  /** `IndexError: list index out of range`; missing if the text ends before it. */
  readonly exception?: TracebackException;
  /** How it came from the one before it. */
  readonly relation?: 'handling' | 'cause';
  /** The file could not be read as Python: nothing has run. */
  readonly isSyntaxError: boolean;
}

export interface TracebackException {
  /** Without the module prefix. */
  readonly type: string;
  readonly message?: string;
}

/** What a line of `~~~^^^` underlines in the line above it; undefined for any other line. */
export function underlined(source: string, marks: string): string | undefined {
  if (!/^\s*[~^]+\s*$/.test(marks)) return undefined;
  const text = source.slice(marks.length - marks.trimStart().length, marks.trimEnd().length).trim();
  return text === '' ? undefined : text;
}

/** `json.decoder.JSONDecodeError: Expecting value`; undefined for anything that is not an exception. */
export function exceptionOf(text: string): TracebackException | undefined {
  const [, name = '', message] = /^((?:[A-Za-z_]\w*\.)*[A-Z]\w*)(?::(?:\s(.*))?)?$/.exec(text) ?? [];
  const type = name.slice(name.lastIndexOf('.') + 1);
  if (type === '') return undefined;
  const isUsual = /(?:Error|Exception|Warning|Exit|Interrupt|Iteration|Group|Failed|Skipped)$/.test(type);
  if (!isUsual && message === undefined) return undefined;
  return { type, ...(message !== undefined && message !== '' && { message }) };
}
