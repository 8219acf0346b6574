/** `neural-debug completions`: a script with which a shell completes commands, options and what options take. */
import { type Command, parseOptions, positional, UsageError } from './command';
import { optionsOf } from './help';

type Commands = Readonly<Record<string, Command>>;

const SHELLS = { bash, zsh, fish } as const;

/** @param all asked for when it runs: it is one of them itself */
export function completionsFor(all: () => Commands): Command {
  return {
    summary: 'Prints a script with which a shell completes commands and options.',
    usage: `completions ${Object.keys(SHELLS).join('|')}`,
    help: `
In ~/.bashrc:                   eval "$(neural-debug completions bash)"
In ~/.zshrc, behind compinit:   eval "$(neural-debug completions zsh)"
Once, for fish:                 neural-debug completions fish > ~/.config/fish/completions/neural-debug.fish
`,
    async run(args) {
      const [shell = ''] = positional(parseOptions(args, {}).positionals, 'SHELL');
      if (!Object.hasOwn(SHELLS, shell))
        throw new UsageError(
          `no completions for ${JSON.stringify(shell)}; there are ${Object.keys(SHELLS).join(', ')}`,
        );
      process.stdout.write(SHELLS[shell as keyof typeof SHELLS](all()));
      await Promise.resolve();
    },
  };
}

/** Words of the usage before any option that are one of several, as those of this command. */
function firstWords({ usage }: Command): string[] {
  const [, words = ''] = /^\w+ ([a-z]+(?:\|[a-z]+)+)$/.exec(usage) ?? [];
  return words.split('|').filter((word) => word !== '');
}

/** Whether something stands behind the command that is no option: names of files, mostly. */
const takesFiles = ({ usage }: Command): boolean => /^\w+ [A-Z]/.test(usage);

/** Of what an option takes, as the usage names it. */
const isPath = (value: string): boolean => /DIR|FILE|FOLDER|PATH|PYTHON|\.json/.test(value);

function bash(commands: Commands): string {
  const entries = Object.entries(commands);
  const values = entries.flatMap(([name, command]) =>
    optionsOf(command).flatMap(({ flag, value, choices }) => {
      if (choices.length > 0) return [`    '${name} ${flag}') words='${choices.join(' ')}' ;;`];
      return value === undefined ? [] : [`    '${name} ${flag}') files=${isPath(value) ? 'yes' : 'no'} ;;`];
    }),
  );
  const options = entries.map(([name, command]) => {
    const words = [...optionsOf(command).map(({ flag }) => flag), '--help'];
    return `    '${name} -'*) words='${words.join(' ')}' ;;`;
  });
  const others = entries.flatMap(([name, command]) => {
    const words = firstWords(command);
    if (words.length > 0) return [`    '${name} '*) words='${words.join(' ')}' ;;`];
    return takesFiles(command) ? [`    '${name} '*) files=yes ;;`] : [];
  });
  return `_neural_debug() {
  local current=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} command=\${COMP_WORDS[1]} words= files=
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W '${Object.keys(commands).join(' ')} --help --version' -- "$current"))
    return
  fi
  case "$command $before" in
${values.join('\n')}
  esac
  if [ -z "$words$files" ]; then case "$command $current" in
${[...options, ...others].join('\n')}
  esac; fi
  if [ -n "$words" ]; then COMPREPLY=($(compgen -W "$words" -- "$current")); return; fi
  if [ "$files" != yes ]; then COMPREPLY=(); return; fi
  # A name is a line: there may be spaces in it.
  local IFS=$'\\n'
  COMPREPLY=($(compgen -f -- "$current"))
}
complete -o filenames -F _neural_debug neural-debug
`;
}

/** It reads those of bash. */
function zsh(commands: Commands): string {
  return `autoload -U +X bashcompinit && bashcompinit\n${bash(commands)}`;
}

function fish(commands: Commands): string {
  const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const names = Object.entries(commands).map(
    ([name, { summary }]) => `complete -c neural-debug -n __fish_use_subcommand -f -a ${name} -d ${quoted(summary)}`,
  );
  const options = Object.entries(commands).flatMap(([name, command]) => {
    const here = `complete -c neural-debug -n '__fish_seen_subcommand_from ${name}'`;
    const words = firstWords(command);
    return [
      ...(words.length > 0 ? [`${here} -f -a ${quoted(words.join(' '))}`] : takesFiles(command) ? [] : [`${here} -f`]),
      ...optionsOf(command).map(({ flag, value, choices }) => {
        const named = flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`;
        const others = value === undefined ? '' : isPath(value) ? ' -r -F' : ' -x';
        const taken = choices.length > 0 ? ` -x -a ${quoted(choices.join(' '))}` : others;
        return `${here} ${named}${taken}`;
      }),
    ];
  });
  const always = [
    'complete -c neural-debug -n __fish_use_subcommand -f -l version -d "Prints the version."',
    'complete -c neural-debug -f -l help -d "Explains a command, or lists all."',
  ];
  return `${[...names, ...always, ...options].join('\n')}\n`;
}
