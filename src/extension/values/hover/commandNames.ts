/** With `(uri, line)` from a link, or for the cursor. */
export const whatIfCommand = 'neural-debug.whatIf';
export const explainLineCommand = 'neural-debug.explainLine';
export const toggleInlineValuesCommand = 'neural-debug.toggleInlineValues';
export const showHoverCommand = 'neural-debug.showHover';
