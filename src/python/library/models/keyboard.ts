/** `input`: the lines that somebody types are told at the launch, or asked for when they are needed. */
export const KEYBOARD = String.raw`def input(prompt='', /):
    print(prompt, end='')
    return __typed__()
`;

/** The program asks somebody, and defines no such function itself. */
export function asksSomebody(program: string): boolean {
  return /(?<![.\w])input[ \t]*\(/.test(program) && !/^[ \t]*def[ \t]+input\b|^[ \t]*input[ \t]*=(?!=)/m.test(program);
}
