/** What is read in the fixtures of tracebacks, in a form that a test can show. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTraceback } from '../../../src/python/traceback/read-traceback';

export const FOLDER = 'test/fixtures/tracebacks';

/** `shop.py:46 <module> | shop.py:25 parse [int(count)] => ValueError: …` for each traceback. */
export function readFixture(name: string): string[] {
  const reading = readTraceback(readFileSync(join(FOLDER, name), 'utf8'));
  if (reading.kind === 'none') return [reading.reason];
  return reading.tracebacks.map(({ frames, exception, relation }) => {
    const places = frames.map(({ file, line, function: inside = '', expression, repeated }) => {
      const place = `${file.replace('/home/ada/shop/', '')}:${line} ${inside}`;
      return `${place}${expression === undefined ? '' : ` [${expression}]`}${repeated ? ` ×${repeated}` : ''}`;
    });
    const { type = '', message = '' } = exception ?? {};
    return `${relation ? `${relation}: ` : ''}${places.join(' | ')} => ${type}: ${message}`;
  });
}
