/** The commands by name, and what the command line answers to bad input: one line on stderr and exit code 2. */
import { ModelError } from '../model/model-files';
import { shortened } from '../python/text/shortened';
import { type Command, UsageError } from './command';
import { compare } from './commands/compare';
import { dap } from './commands/dap';
import { encodeCommand, tokenizerCommand } from './commands/data-commands';
import { evalCommand } from './commands/eval';
import { host } from './commands/host';
import { hover } from './commands/hover';
import { invert } from './commands/invert';
import { mcp } from './commands/mcp';
import { predict } from './commands/predict';
import { suspects } from './commands/suspects';
import { trace } from './commands/trace';
import { completionsFor } from './shell-completions';
import { helpOf } from './help';
import { version } from '../../package.json';

/** Maximum characters of an error. */
const LONGEST_ERROR = 2000;

const commands: Readonly<Record<string, Command>> = {
  trace,
  predict,
  invert,
  suspects,
  compare,
  eval: evalCommand,
  dap,
  hover,
  host,
  mcp,
  encode: encodeCommand,
  tokenizer: tokenizerCommand,
  completions: completionsFor(() => commands),
};

const usage = (): string => {
  const lines = Object.values(commands).map((command) => `  neural-debug ${command.usage}`);
  const own = ['  neural-debug COMMAND --help', '  neural-debug --version'];
  return `Usage:\n${[...lines, ...own].join('\n')}\n`;
};

/** Runs one command line, given without the program's name; never rejects. */
export async function runCommandLine(args: readonly string[]): Promise<void> {
  try {
    await dispatch(args);
  } catch (error) {
    const isExpected = error instanceof UsageError || error instanceof ModelError || isSystemError(error);
    process.stderr.write(`neural-debug: ${isExpected ? oneLine(error.message) : describeBug(error)}\n`);
    process.exitCode = isExpected ? 2 : 1;
  }
}

async function dispatch([name, ...args]: readonly string[]): Promise<void> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(usage());
    return;
  }
  if (name === '--version' || name === '-V') {
    process.stdout.write(`neural-debug ${version}\n`);
    return;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new UsageError(`no command ${JSON.stringify(name)}; there are ${Object.keys(commands).join(', ')}`);
  if (args.includes('--help')) process.stdout.write(helpOf(name, command));
  else await command.run(args);
}

/** A file or port that the system refuses: the input is wrong, not the program. */
function isSystemError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}

/** It may quote long texts. */
function oneLine(text: string): string {
  return shortened(text.trim().replace(/\s*\n\s*/g, ' '), LONGEST_ERROR);
}

function describeBug(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
