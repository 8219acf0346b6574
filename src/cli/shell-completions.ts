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

function bash(commands: Commands): string {
  const entries = Object.entries(commands);
  const values = entries.flatMap(([name, command]) =>
    optionsOf(command).flatMap(({ flag, choices }) =>
      choices.length > 0 ? [`    '${name} ${flag}') words='${choices.join(' ')}' ;;`] : [],
    ),
  );
  const options = entries.map(([name, command]) => {
    const words = [...firstWords(command), ...optionsOf(command).map(({ flag }) => flag), '--help'];
    return `    ${name}) words='${words.join(' ')}' ;;`;
  });
  return `_neural_debug() {
  local current=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} command=\${COMP_WORDS[1]} words=
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W '${Object.keys(commands).join(' ')} --help --version' -- "$current"))
    return
  fi
  case "$command $before" in
${values.join('\n')}
  esac
  if [ -z "$words" ]; then case "$command" in
${options.join('\n')}
  esac; fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  case "$current" in -*) ;; *) COMPREPLY+=($(compgen -f -- "$current")) ;; esac
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
      ...(words.length > 0 ? [`${here} -f -a ${quoted(words.join(' '))}`] : []),
      ...optionsOf(command).map(({ flag, value, choices }) => {
        const named = flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`;
        const taken = choices.length > 0 ? ` -x -a ${quoted(choices.join(' '))}` : value === undefined ? '' : ' -r';
        return `${here} ${named}${taken}`;
      }),
    ];
  });
  return `${[...names, ...options].join('\n')}\n`;
}
