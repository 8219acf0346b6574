/** What a process is given and the launch can tell, under the name that it has in Python: it is kept like a global of that module. */
export const COMMAND_LINE = { module: 'sys', name: 'argv' } as const;

/** Where the files lie that the program may read, as a list of paths; no module of Python has such a name. */
export const DATA_FOLDERS = { module: '<process>', name: 'folders' } as const;

/** The path of the program's own file, beside the folders. */
export const OWN_FILE = '__file__';
