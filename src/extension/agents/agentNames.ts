/** Names that package.json has, too. */
export const copySkillCommand = 'neural-debug.copySkill';
export const findRepairsCommand = 'neural-debug.findRepairs';
/** With the URI of a document. */
export const dismissRepairsCommand = 'neural-debug.dismissRepairs';
export const serverProvider = 'neural-debug.server';

/** What editors put in front of a tool's name. */
const PREFIX = 'neural_debug_';

/** The tool of that name as editors know it. */
export function editorToolName(name: string): string {
  return `${PREFIX}${name}`;
}

/** The other way round. */
export function toolNamed(name: string): string {
  return name.slice(PREFIX.length);
}
