/**
 * Fuzzing of the built command line, from outside:
 *
 *     npm run fuzz -- --minutes 5 [--seed 1] [--only requests|files|wire|models]
 *     npm run fuzz -- --only wire --seed 1 --case 17      one case again
 *     npm run fuzz -- --replay out/fuzz/wire-1-17.json    a case made smaller, as it was written down
 *
 * The cases depend on the seed alone, how many of them are tried on the time. Exit code 1 if something is wrong.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { requireBuild } from '../support/process/child';
import { again, campaign, caseOf, type Found } from './campaign';
import { Files } from './files';
import type { Kind } from './kind';
import { Models } from './models';
import { Requests } from './requests';
import { readSchema } from './schema';
import { Wire } from './wire';

/** How the time is divided. */
const KINDS: readonly { readonly name: string; readonly share: number; readonly open: () => Kind<unknown> }[] = [
  { name: 'requests', share: 0.35, open: () => new Requests(readSchema()) },
  { name: 'files', share: 0.4, open: () => new Files() },
  { name: 'wire', share: 0.15, open: () => new Wire() },
  { name: 'models', share: 0.1, open: () => new Models() },
];
const USAGE = `fuzz --minutes N [--seed S] [--only ${KINDS.map(({ name }) => name).join('|')} [--case N]] [--replay FILE]`;
const MINUTE = 60_000;
/** Minutes from which on a case that shows something is made smaller. */
const THOROUGH = 2;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '5' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
      case: { type: 'string' },
      replay: { type: 'string' },
    },
  });
  const { seed, replay } = values;
  const minutes = Number(values.minutes);
  const index = Number(values.case ?? 0);
  const only = replay === undefined ? values.only : basename(replay).split('-')[0];
  const chosen = KINDS.filter(({ name }) => only === undefined || name === only);
  const [first] = chosen;
  const isOne = replay !== undefined || values.case !== undefined;
  if (!first || !(minutes > 0) || !(index >= 0) || (isOne && chosen.length > 1)) {
    console.error(USAGE);
    return 2;
  }
  requireBuild();
  const start = performance.now();
  const counts: string[] = [];
  let count = 0;
  const add = (kind: Kind<unknown>, found: Found): void => {
    counts.push(`${kind.tried.toLocaleString('en')} ${kind.unit}`);
    count += found.size;
  };
  if (isOne) {
    const kind = first.open();
    const one =
      replay === undefined ? caseOf(kind, seed, index) : (JSON.parse(readFileSync(replay, 'utf8')) as unknown);
    add(kind, await again(kind, one));
  } else {
    const whole = chosen.reduce((sum, { share }) => sum + share, 0);
    for (const { name, share, open } of chosen) {
      const kind = open();
      console.log(`${name} …`);
      const time = (minutes * MINUTE * share) / whole;
      add(kind, await campaign(kind, { seed, time, isThorough: minutes >= THOROUGH }));
    }
  }
  const took = ((performance.now() - start) / MINUTE).toFixed(1);
  console.log(`fuzz: ${counts.join(', ')}, ${count} found (seed ${seed}, ${took} min)`);
  return count === 0 ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
