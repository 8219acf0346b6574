/** What `--help` tells of a command: its options are read off its usage, and those that mean the same everywhere are explained once. */
import type { Command } from './command';

/** Explained here unless the command does so itself. */
const COMMON: Readonly<Record<string, string>> = {
  '--break': 'line to stop at; may be given several times',
  '--budget': 'what a call may take (10)',
  '--call':
    'the call that is predicted, with Python literals or with what the file has (`total(Cart([1]), TAX)`); of a function that is only named, its best example; the best example that the file has, or the code outside functions, if not given',
  '--candidates': 'answers for each case, the best first',
  '--cases': 'file with one case a line, of CRUXEval’s format',
  '--check': 'evaluates in the sandbox what can be evaluated',
  '--command': 'what to do at each stop, one after the other: into, over, out, to:LINE or continue',
  '--expect': 'value that the call should return',
  '--function': 'name of the function (Class.method)',
  '--group': 'encode only traces of that group',
  '--jump': 'precise goes step by step; direct asks for the far end at once where the function alone decides it',
  '--json': 'prints JSON, for programs',
  '--kind': 'of samples',
  '--library': 'folder with modules of libraries, which are read but not run (where Python usually keeps them)',
  '--limit': 'only so many cases, from the first one',
  '--markdown': 'prints Markdown, for a pull request',
  '--model': 'folder with model.onnx, tokenizer.json and config.json (the one that is built in)',
  '--no-check': 'the model alone; nothing is evaluated',
  '--out': 'where the answers are written',
  '--pipe': 'pipe or socket on which debug sessions are served',
  '--port': 'port of this machine, instead of stdin and stdout',
  '--python': 'interpreter that evaluates the questions of --kind asked',
  '--raises': 'exception that the call should raise',
  '--returns': 'value that the call should return',
  '--side': 'encode only traces of that side of the split',
  '--task': 'which question is answered',
  '-n': 'proposals, at most',
};

/** An option as the usage has it: `--task output|input` has choices, `--limit N` a value, `--json` neither. */
export interface Option {
  readonly flag: string;
  readonly value?: string;
  readonly choices: readonly string[];
}

/** The options of a command, in the order of its usage. */
export function optionsOf({ usage, help = '' }: Command): Option[] {
  const hidden = /^ {2}(--[a-z-]+)(?: ([A-Z]+))?/gm;
  const all = [...usage.matchAll(/(?<![\w-])(--?[a-z][a-z-]*)(?: ("[^"]*"|[^\s\][]+))?/g), ...help.matchAll(hidden)];
  const found = new Map<string, Option>();
  for (const [, flag = '', value] of all)
    if (!found.has(flag)) found.set(flag, { flag, ...(value !== undefined && { value }), choices: choicesIn(value) });
  return [...found.values()];
}

function choicesIn(value = ''): string[] {
  const all = value.split('|').filter((one) => one !== '');
  return all.length > 1 ? all.filter((one) => /^[a-z]+$/.test(one)) : [];
}

/** As on a page of a manual. */
export function helpOf(name: string, command: Command): string {
  const { usage, summary, help = '', examples = [] } = command;
  const explained = (flag: string): boolean => new RegExp(`^ {2}${flag}\\b`, 'm').test(help);
  const more = [...optionsOf(command), ...(usesModel(command) ? [{ flag: '--model', value: 'DIR', choices: [] }] : [])]
    .filter(({ flag }) => COMMON[flag] !== undefined && !explained(flag))
    .map(({ flag, value }) => `  ${`${flag} ${placeholder(value)}`.trim().padEnd(17)} ${COMMON[flag] ?? ''}\n`);
  const shown = examples.map((line) => `  neural-debug ${name} ${line}\n`);
  return [
    `Usage: neural-debug ${usage}\n\n${summary}\n`,
    ...(help === '' ? [] : [help.startsWith('\n') ? help : `\n${help}`]),
    ...(more.length === 0 ? [] : [help === '' || help.startsWith('\n') ? '\n' : '', ...more]),
    ...(shown.length === 0 ? [] : ['\nExamples:\n', ...shown]),
    '\nBad input is one line on stderr, and exit code 2.\n',
  ].join('');
}

/** Choices stand in the usage already. */
function placeholder(value = ''): string {
  if (value.includes('|')) return 'WHAT';
  return value.startsWith('"') ? 'CALL' : value.replace('…', '').replace(/^.*\.jsonl$/, 'FILE');
}

function usesModel({ usage }: Command): boolean {
  return !/^(?:encode|tokenizer|completions)\b/.test(usage);
}
