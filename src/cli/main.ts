/** The command line: `neural-debug COMMAND …`. Bad input is one line on stderr and exit code 2. */
import { ModelError } from '../model/files';
import { type Command, UsageError } from './command';
import { dap } from './dap';
import { encodeCommand, tokenizerCommand } from './data-commands';
import { evalCommand } from './eval';
import { predict } from './predict';
import { trace } from './trace';

const commands: Readonly<Record<string, Command>> = {
  trace,
  predict,
  eval: evalCommand,
  dap,
  encode: encodeCommand,
  tokenizer: tokenizerCommand,
};

const usage = (): string =>
  `Usage:\n${Object.values(commands)
    .map((command) => `  neural-debug ${command.usage}`)
    .join('\n')}\n`;

async function main([name, ...args]: readonly string[]): Promise<void> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(usage());
    return;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new UsageError(`no command ${JSON.stringify(name)}; there are ${Object.keys(commands).join(', ')}`);
  if (args.includes('--help')) process.stdout.write(`Usage: neural-debug ${command.usage}\n`);
  else await command.run(args);
}

// A reader that closes the pipe early (`| head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

main(process.argv.slice(2)).catch((error: unknown) => {
  const isExpected = error instanceof UsageError || error instanceof ModelError;
  const text = error instanceof Error ? (isExpected ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`neural-debug: ${text}\n`);
  process.exitCode = isExpected ? 2 : 1;
});
