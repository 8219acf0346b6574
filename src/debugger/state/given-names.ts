/** What a process is given and the launch can tell, under the name that it has in Python: it is kept like a global of that module. */
export const COMMAND_LINE = { module: 'sys', name: 'argv' } as const;
