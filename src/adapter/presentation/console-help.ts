/** What a line of the debug console that asks for help is answered. */

/** `help`, `help()`, `help(x)` or `?`, which nobody types as an expression. */
export function asksForHelp(line: string): boolean {
  return /^(?:help\s*(?:\(.*\))?|\?)$/.test(line);
}

export const CONSOLE_HELP = `Type a line of Python. It is predicted, not run, in the frame that is chosen in the call stack:
  total + 1, items[0].name, cart.sum()    an expression, a call: its value
  total = 5, items.append(3), del x       a statement: the session goes on with what it changes
  print(total)                            what is printed
Values that are not certain say how likely they are. Ctrl+Space completes names.
`;
