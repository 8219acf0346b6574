/** Files that are made of the tools' schemas are as `node scripts/agent-tools.mjs` would write them. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TOOLS } from '../../../src/adapter/agents/tools';
import { editorToolName, toolNamed } from '../../../src/extension/agents/agentNames';
import { languageModelTools, toolsDocument } from '../../support/tool-documents';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { contributes: { languageModelTools: unknown[] } };

it('docs/tools.md', () => {
  expect(readFileSync('docs/tools.md', 'utf8')).toBe(toolsDocument());
});

it('the tools in package.json', () => {
  expect(manifest.contributes.languageModelTools).toEqual(JSON.parse(JSON.stringify(languageModelTools())));
});

it('names every tool in the skill file and in the README', () => {
  for (const file of ['media/agents/SKILL.md', 'README.md'])
    for (const { name } of TOOLS) expect(readFileSync(file, 'utf8')).toContain(`\`${name}\``);
});

it('has names that editors accept', () => {
  for (const { name } of TOOLS) {
    expect(editorToolName(name)).toMatch(/^[\w-]{1,64}$/);
    expect(toolNamed(editorToolName(name))).toBe(name);
  }
});
