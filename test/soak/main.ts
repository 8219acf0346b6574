/**
 * Soak test of the built command line: is it after long use what it was at the start?
 *
 *     npm run soak [-- --steps 20000 --sessions 500 --seed 1]
 *
 * Exit code 1 if memory or open files grow, processes or files are left behind, or anything is not answered.
 */
import { parseArgs } from 'node:util';
import { requireBuild } from '../support/process/child';
import { Soak } from './soak';

const MINUTE = 60_000;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      steps: { type: 'string', default: '20000' },
      sessions: { type: 'string', default: '500' },
      seed: { type: 'string', default: '1' },
    },
  });
  const wanted = { steps: Number(values.steps), sessions: Number(values.sessions), seed: values.seed };
  if (![wanted.steps, wanted.sessions].every((count) => Number.isSafeInteger(count) && count > 0)) {
    console.error('soak [--steps N] [--sessions N] [--seed S]');
    return 2;
  }
  requireBuild();
  const start = performance.now();
  const soak = new Soak(wanted);
  await soak.run();
  const { steps, sessions, found } = soak;
  const took = ((performance.now() - start) / MINUTE).toFixed(1);
  console.log(
    `soak: ${steps.toLocaleString('en')} steps, ${sessions.toLocaleString('en')} sessions, ${found.length} found (seed ${wanted.seed}, ${took} min)`,
  );
  if (found.length > 0)
    console.log(`  npm run soak -- --steps ${wanted.steps} --sessions ${wanted.sessions} --seed ${wanted.seed}`);
  return found.length === 0 ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
