/** What a line of the debug console that asks for help is answered. */

/** `help`, `help()`, `help(x)` or `?`, which nobody types as an expression. */
export function asksForHelp(line: string): boolean {
  return /^(?:help\s*(?:\(.*\))?|\?)$/.test(line);
}

/** Lines that a narrow console need not break. */
export const CONSOLE_HELP = `Type a line of Python: it is predicted, not run.
  total + 1, cart.sum(), dir()       tells a value
  total = 5, items.append(3), del x  changes the session
  print(total)                       prints
Names are those of the frame chosen in the call stack.
`;
