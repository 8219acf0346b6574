export const debugFileCommand = 'neural-debug.debugFile';
/** With `(uri, name)` it starts there; without, in the function at the cursor. */
export const debugFunctionCommand = 'neural-debug.debugFunction';
export const pickFunctionCommand = 'neural-debug.pickFunction';
export const debugCallCommand = 'neural-debug.debugCall';
/** With `(uri, name)`, or for the function at the cursor. */
export const chooseExampleCommand = 'neural-debug.chooseExample';
export const openSampleCommand = 'neural-debug.openSample';
/** Behind `${command:FunctionAtCursor}` and `${command:PickFunction}` in launch.json. */
export const functionAtCursorVariable = 'neural-debug.functionAtCursor';
export const functionVariable = 'neural-debug.functionName';
