/** With the reference of an assumption and the index of a way; without them, the latest one takes its next way. */
export const takeOtherBranchCommand = 'neural-debug.takeOtherBranch';
/** With the reference of an assumption; the latest one without. */
export const decideByValueCommand = 'neural-debug.decideByValue';
