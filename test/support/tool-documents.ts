/** What is made of the tools' schemas: their documentation, and what package.json says of them. */
import { ERROR_CODES } from '../../src/adapter/agents/contract/tool-error';
import type { ObjectSchema, Schema } from '../../src/adapter/agents/contract/schema';
import { TOOLS } from '../../src/adapter/agents/tools';
import { editorToolName } from '../../src/extension/agents/agentNames';

/** The text of docs/tools.md. */
export function toolsDocument(): string {
  const codes = Object.entries(ERROR_CODES).map(([code, meaning]) => `| \`${code}\` | ${meaning} |`);
  return [
    '# Tools for agents',
    '',
    'Made from the schemas in `src/adapter/agents` by `node scripts/agent-tools.mjs`; do not edit. `neural-debug mcp` offers them over the Model Context Protocol, and VS Code as language-model tools',
    '(`neural_debug_…`). All are read-only and ask nothing outside this machine. Nothing of your code is run.',
    '',
    ...TOOLS.flatMap(({ name, title, description, input, output }) => [
      `## ${name}`,
      '',
      `*${title}.* ${description}`,
      '',
      '| argument | type | |',
      '|---|---|---|',
      ...rows(input),
      '',
      '| answer | type | |',
      '|---|---|---|',
      ...rows(output),
      '',
    ]),
    '## Errors',
    '',
    'A call that cannot be answered gives `{"error": {"code", "message", "hint"}}`; the hint says what would be accepted.',
    '',
    '| code | |',
    '|---|---|',
    ...codes,
    '',
  ].join('\n');
}

function rows({ properties, required = [] }: ObjectSchema, prefix = ''): string[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const path = `${prefix}${name}`;
    const isRequired = required.includes(name);
    const own = `| \`${path}\`${isRequired ? '' : '?'} | ${typeText(schema)} | ${(schema.description ?? '').replaceAll('|', '\\|')} |`;
    const inner = schema.type === 'array' ? schema.items : schema;
    // Values and outcomes are the same everywhere: explained once.
    const isDeep = prefix.length > 0 && (path.includes('value') || path.includes('outcome'));
    const below =
      inner.type === 'object' && !isDeep ? rows(inner, `${path}${schema.type === 'array' ? '[]' : ''}.`) : [];
    return [own, ...below];
  });
}

function typeText(schema: Schema): string {
  if (schema.type === 'array') return `list of ${typeText(schema.items)}`;
  const choices =
    schema.type === 'string' && schema.enum ? schema.enum.map((one) => `\`${one}\``).join(', ') : schema.type;
  const usual = 'default' in schema ? `; ${String(schema.default)} if not given` : '';
  return `${choices}${usual}`;
}

/** `contributes.languageModelTools` of package.json. */
export function languageModelTools(): object[] {
  return TOOLS.map(({ name, title, description, input }) => ({
    name: editorToolName(name),
    displayName: title,
    modelDescription: description,
    userDescription: description.split('. ')[0],
    toolReferenceName: name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    canBeReferencedInPrompt: true,
    icon: '$(debug-alt)',
    tags: ['python', 'debug', 'neural-debug'],
    when: "config.neuralDebug.agents == 'tools'",
    inputSchema: withoutRules(input),
  }));
}

/** Some models refuse schemas with rules that they do not know; the service checks them anyway. */
function withoutRules(schema: Schema): object {
  if (schema.type === 'object')
    return {
      ...schema,
      properties: Object.fromEntries(Object.entries(schema.properties).map(([name, one]) => [name, withoutRules(one)])),
    };
  if (schema.type === 'array') return { type: 'array', items: withoutRules(schema.items), ...described(schema) };
  const { type } = schema;
  return { type, ...described(schema), ...(type === 'string' && schema.enum && { enum: schema.enum }) };
}

function described({ description }: Schema): object {
  return description === undefined ? {} : { description };
}
