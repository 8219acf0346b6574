export const fromTracebackCommand = 'neural-debug.fromTraceback';
export const startAtLineCommand = 'neural-debug.startAtLine';
/** With the index of an alternative, or asks for one. */
export const pickAlternativeCommand = 'neural-debug.pickAlternative';
export const alternativesView = 'neural-debug.alternatives';
