/** `neural-debug hover`: the predicted values at a place of a file, for people or as JSON. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RequestFailure } from '../../adapter/service/request-failure';
import { PredictionService } from '../../adapter/service/service';
import type { HoverResult } from '../../adapter/service/protocol';
import { LaunchError } from '../../debugger/launch/launch';
import { loadPython } from '../../python/source';
import { budgetSeconds, foldersOf, type Command, parseOptions, positional, UsageError, wholeNumber } from '../command';
import { CHECK_OPTIONS, withCheckedModel } from '../checking';
import { hoverText } from '../text/hover-text';
import { readSource } from '../given-program';

const options = {
  call: { type: 'string' },
  json: { type: 'boolean', default: false },
  budget: { type: 'string' },
  library: { type: 'string', multiple: true },
  color: { type: 'boolean' },
  model: { type: 'string' },
  ...CHECK_OPTIONS,
} as const;

export const hover: Command = {
  summary: 'Tells the predicted values of an expression, or of everything on a line.',
  examples: ['shop.py 7:12', 'shop.py 7 --call "total([30])" --json'],
  usage: `hover FILE LINE[:COLUMN] [--call "f([1, 2], 'x')"] [--budget SECONDS] [--library DIR…] [--no-check] [--json]`,
  help: '  --budget SECONDS  what rolling the call out may take (10)\n',
  async run(args) {
    const { values, positionals } = parseOptions(args, options);
    const [path = '', place = ''] = positional(positionals, 'FILE', 'LINE[:COLUMN]');
    const seconds = budgetSeconds(values.budget);
    const libraryPaths = foldersOf(values.library);
    const parser = await loadPython();
    const source = readSource(parser, path);
    const { line, column } = readPlace(place, source.text);
    const { call } = values;
    const uri = pathToFileURL(resolve(path)).href;
    const params = { uri, text: source.text, line: line - 1, ...(call !== undefined && { call }) };
    const { signal } = new AbortController();
    try {
      const results = await withCheckedModel(values, true, async (predictor) => {
        const service = new PredictionService({ parser, predictor, seconds, libraryPaths });
        if (column === undefined) return await service.hoverLine(params, signal);
        const result = await service.hover({ ...params, character: column - 1 }, signal);
        return result ? [result] : [];
      });
      if (results.length === 0) throw new UsageError(`there is no expression at ${path}:${place}`);
      const useColor = values.color ?? (process.stdout.isTTY && process.env.NO_COLOR === undefined);
      const shown = values.json ? results.map(asJson) : [hoverText(results, useColor)];
      process.stdout.write(shown.map((text) => `${text}\n`).join(''));
    } catch (error) {
      if (error instanceof RequestFailure || error instanceof LaunchError) throw new UsageError(error.message);
      throw error;
    }
  },
};

/** @throws UsageError for anything but `LINE` or `LINE:COLUMN` inside the text */
function readPlace(place: string, text: string): { line: number; column: number | undefined } {
  const [, first, second] = /^(\d+)(?::(\d+))?$/.exec(place) ?? [];
  if (first === undefined)
    throw new UsageError(`LINE[:COLUMN] takes whole numbers such as 7 or 7:12, not ${JSON.stringify(place)}`);
  const line = wholeNumber(first, 'LINE');
  const column = second === undefined ? undefined : wholeNumber(second, 'COLUMN');
  const lines = text.split(/\r\n?|\n/);
  const wanted = lines[line - 1];
  if (wanted === undefined) throw new UsageError(`there is no line ${line}: the file has ${lines.length}`);
  if (column !== undefined && column > wanted.length + 1)
    throw new UsageError(`there is no column ${column} on line ${line}: it has ${wanted.length}`);
  return { line, column };
}

/** As the service answers, but with lines and columns from 1. */
function asJson({ range: { start, end }, ...rest }: HoverResult): string {
  const { expression, ...other } = rest;
  const range = {
    line: start.line + 1,
    column: start.character + 1,
    endLine: end.line + 1,
    endColumn: end.character + 1,
  };
  return JSON.stringify({ expression, ...range, ...other });
}
