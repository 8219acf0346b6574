const windows = process.platform === 'win32';

/** The system's Python, used only to make the virtual environment. */
export const python = windows ? 'python' : 'python3';

/** The Python that lints and tests the training code. */
export const venvPython = windows ? '.venv\\Scripts\\python.exe' : '.venv/bin/python';
