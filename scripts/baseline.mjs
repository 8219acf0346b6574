/**
 * The accuracy of models/ on test/fixtures/cases, which test/model/baseline.test.ts compares with test/model/baseline.json:
 *
 *     node scripts/baseline.mjs [--write]
 *
 * Needs `npm run build`. With --write it renews the file, so that a change of accuracy is a change that can be reviewed.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'test/model/baseline.json';
const args = ['dist/cli.js', 'eval', '--cases', 'test/fixtures/cases/cases.jsonl', '--json'];
const { status, stdout } = spawnSync(process.execPath, args, {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
});
if (status !== 0) process.exit(status ?? 1);

const { sha256 } = JSON.parse(readFileSync('models/config.json', 'utf8'));
const { count, steps, stepAccuracy, lineAndEvent, floor, wholeTraces, outputPass } = JSON.parse(stdout);
const figures = { cases: count, steps, stepAccuracy, lineAndEvent, floor, wholeTraces, outputPass };
const rounded = Object.entries(figures).map(([name, value]) => [name, Number(value.toFixed(4))]);
const baseline = `${JSON.stringify({ sha256, ...Object.fromEntries(rounded) }, null, 2)}\n`;
if (process.argv.includes('--write')) writeFileSync(FILE, baseline);
process.stdout.write(baseline);
