/** Failures as pytest prints them: blocks of source with the line marked, or a line for each frame, and `E` lines. */
import { exceptionOf, underlined, type Traceback, type TracebackException, type TracebackFrame } from './traceback';

/**
 * `test_shop.py:12: IndexError`, `shop.py:7: in pick`, `shop.py:7:` and, with `--tb=line`, `shop.py:7: IndexError: list index…` and
 * `test_shop.py:12: assert 3 == 4`.
 */
const PLACE =
  /^(?<file>(?:[A-Za-z]:[\\/])?[^\s:"]+\.pyi?):(?<line>\d+):(?: (?:in (?<name>[\w.<>]+)|(?<type>[A-Za-z_][\w.]*)(?:: (?<message>.*))?|(?<assertion>assert .+)))?$/;
/** `____ test_pick ____`: the next failure begins. */
const TITLE = /^_{3,} .+ _{3,}$/;
const ERROR = /^E\s{2,}(.*)$/;
/** `+  where 3 = f(2)`, `+    and   4 = g(2)`: what the values in the failed assertion come from. */
const WHERE = /^E?\s+\+\s+((?:where|and)\s.*)$/;
/** The values, below the message that the assertion has of its own. */
const COMPARED = /^E?\s{2,}(assert\s.*)$/;
const MARKED = /^>\s+(.*)$/;
/** `a = [1, 2], i = 5` above a block, or `a          = [1, 2]` below it. */
const VALUE = /^([A-Za-z_]\w*)\s+= (.+)$/;

export function isPytest(lines: readonly string[]): boolean {
  return lines.some((line) => PLACE.test(line));
}

interface Block {
  text?: string;
  expression?: string;
  name?: string;
  locals: Record<string, string>;
}

export function readPytest(lines: readonly string[]): Traceback[] {
  const found: Traceback[] = [];
  let frames: TracebackFrame[] = [];
  let exception: TracebackException | undefined;
  let block: Block = { locals: {} };
  let expectsText = false;
  const close = (): void => {
    if (frames.length > 0) found.push({ frames, isSyntaxError: false, ...(exception && { exception }) });
    frames = [];
    exception = undefined;
    block = { locals: {} };
  };
  for (const [at, line] of lines.entries()) {
    const { file, line: number, name, type, message, assertion } = PLACE.exec(line)?.groups ?? {};
    const error = ERROR.exec(line)?.[1]?.trim();
    const where = WHERE.exec(line)?.[1];
    const isBelow = exception !== undefined && ERROR.test(lines[at - 1] ?? '');
    const values = isBelow ? COMPARED.exec(line)?.[1] : undefined;
    const marked = MARKED.exec(line)?.[1];
    const above = lines[at - 1] ?? '';
    const expression = underlined(above, line);
    if (TITLE.test(line)) close();
    else if (file !== undefined) {
      const { text, expression: part, locals } = block;
      const inside = name ?? block.name;
      frames.push({
        file,
        line: Number(number),
        ...(inside !== undefined && { function: inside }),
        ...(text !== undefined && { text }),
        ...(part !== undefined && { expression: part }),
        ...(Object.keys(locals).length > 0 && { locals }),
      });
      block = { locals: {} };
      expectsText = name !== undefined;
      // A place with a type ends the failure.
      if (assertion !== undefined) {
        exception ??= failureOf(assertion);
        close();
      } else if (type !== undefined) {
        // What stands above may have the values behind the message.
        const isTold = message !== undefined && exception?.message?.startsWith(`${message}\n`) === true;
        exception = isTold
          ? exception
          : message === undefined
            ? (exception ?? exceptionOf(type))
            : exceptionOf(`${type}: ${message}`);
        close();
      }
    } else if (where !== undefined && exception?.message !== undefined)
      exception = { ...exception, message: `${exception.message}\n${where}` };
    else if (values !== undefined && exception?.type === 'AssertionError' && exception.message !== undefined)
      exception = { ...exception, message: `${exception.message}\n${values}` };
    else if (error !== undefined) exception ??= failureOf(error);
    else if (expression !== undefined && MARKED.test(above)) block.expression = expression;
    else if (expression !== undefined && above.trim() === frames.at(-1)?.text) {
      const last = frames.pop();
      if (last) frames.push({ ...last, expression });
    } else if (marked !== undefined) block.text = marked.trim();
    else if (expectsText && /^\s+\S/.test(line)) {
      const last = frames.pop();
      if (last) frames.push({ ...last, text: line.trim() });
      expectsText = false;
    } else readBlockLine(line, block);
  }
  close();
  return found;
}

/** Of an `assert` without a message of its own, pytest shows the values. */
function failureOf(text: string): TracebackException | undefined {
  return text.startsWith('assert ') ? { type: 'AssertionError', message: text } : exceptionOf(text);
}

/** A line of a block of source, or one with values. */
function readBlockLine(line: string, block: Block): void {
  const header = /^\s+(?:async )?def (\w+)\(/.exec(line);
  if (header?.[1] !== undefined && block.text === undefined) block.name = header[1];
  if (!VALUE.test(line)) return;
  for (const part of partsOf(line)) {
    const [, name, text] = VALUE.exec(part) ?? [];
    // pytest shortens long values, which are then useless.
    if (name !== undefined && text !== undefined && !text.includes('...')) block.locals[name] = text.trim();
  }
}

/** `a = [1, 2], i = 5` in its parts. */
function partsOf(line: string): string[] {
  return line.split(/, (?=[A-Za-z_]\w* = )/);
}
