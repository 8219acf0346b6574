/** Views and commands, as package.json names them. */
export const causesView = 'neural-debug.causes';
/** A context: there has been a session in this window. */
export const hadSession = 'neural-debug.hadSession';
export const whereFromCommand = 'neural-debug.showWhereFrom';
export const findSuspectsCommand = 'neural-debug.findSuspects';
export const expectedCommand = 'neural-debug.expectedValue';
export const suggestBreakpointsCommand = 'neural-debug.suggestBreakpoints';
export const addBreakpointCommand = 'neural-debug.addSuggestedBreakpoint';
export const clearSuspectsCommand = 'neural-debug.clearSuspects';
/** With `(session, step)`: travels there. */
export const travelCommand = 'neural-debug.travelToCause';
