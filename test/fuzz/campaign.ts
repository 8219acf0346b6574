/** Tries cases of one kind for some time; tells what it finds once for every cause, with a case made as small as the time allows. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding, Kind } from './kind';
import { Random } from './random';
import { shrink } from './shrink';

/** Where cases that show something are written down. */
const FOLDER = join('out', 'fuzz');
/** Tries and seconds to make one case smaller. */
const TRIES = 40;
const SHRINKING = 60_000;
const TOLD = 60_000;

export interface Options {
  readonly seed: string;
  /** Milliseconds. */
  readonly time: number;
  /** Whether what is found is made smaller, which takes longer than finding it. */
  readonly isThorough: boolean;
}

/** The findings of one kind, by their signatures, with how often each was seen. */
export type Found = Map<string, number>;

export async function campaign<C>(kind: Kind<C>, { seed, time, isThorough }: Options): Promise<Found> {
  const found: Found = new Map();
  const start = performance.now();
  let told = start;
  let next = 0;
  const work = async (): Promise<void> => {
    while (next === 0 || performance.now() < start + time) {
      const index = next++;
      const one = caseOf(kind, seed, index);
      for (const finding of await kind.run(one)) {
        const before = found.get(finding.signature) ?? 0;
        found.set(finding.signature, before + 1);
        if (before > 0) continue;
        // It may have been the machine that was slow.
        if (finding.isTimed && !(await shows(kind, one, finding))) {
          found.delete(finding.signature);
          console.log(`  seen once, and not again: ${finding.text}`);
          continue;
        }
        const small = isThorough ? await smallest(kind, one, finding) : one;
        tell(kind, small, finding, `${seed}-${index}`, `--only ${kind.name} --seed ${seed} --case ${index}`);
      }
      if (performance.now() < told + TOLD) continue;
      told = performance.now();
      console.log(`  ${kind.name}: ${kind.tried} ${kind.unit}, ${found.size} found`);
    }
  };
  try {
    await Promise.all(Array.from({ length: kind.parallel ?? 1 }, work));
  } finally {
    await kind.close();
  }
  for (const [signature, count] of found) if (count > 1) console.log(`  seen ${count} times: ${signature}`);
  return found;
}

/** One case alone. */
export async function again<C>(kind: Kind<C>, one: C): Promise<Found> {
  const findings = await kind.run(one);
  for (const { text } of findings) console.log(`${kind.name}: ${text}\n`);
  await kind.close();
  return new Map(findings.map(({ signature }) => [signature, 1]));
}

export function caseOf<C>(kind: Kind<C>, seed: string, index: number): C {
  return kind.make(new Random(`${seed}/${kind.name}/${index}`), index);
}

async function shows<C>(kind: Kind<C>, one: C, { signature }: Finding): Promise<boolean> {
  return (await kind.run(one)).some((finding) => finding.signature === signature);
}

/** Every step is seen twice, so that a case which fails by chance does not lead astray. */
async function smallest<C>(kind: Kind<C>, one: C, finding: Finding): Promise<C> {
  const until = performance.now() + SHRINKING;
  let tries = 0;
  return await shrink(
    one,
    (larger) => kind.smaller(larger),
    async (smaller) => (await shows(kind, smaller, finding)) && (await shows(kind, smaller, finding)),
    () => tries++ < TRIES && performance.now() < until,
  );
}

function tell<C>(kind: Kind<C>, one: C, { text }: Finding, name: string, how: string): void {
  mkdirSync(FOLDER, { recursive: true });
  const path = join(FOLDER, `${kind.name}-${name}.json`);
  // What a terminal cannot show is escaped in JSON.
  writeFileSync(path, `${JSON.stringify(one, null, 1)}\n`);
  const lines = [`FOUND by ${kind.name}: ${text}`, `  npm run fuzz -- ${how}`, `  npm run fuzz -- --replay ${path}`];
  const command = kind.command?.(one, path.replace(/json$/, ''));
  if (command !== undefined) lines.push(`  ${command}`);
  console.log(`\n${lines.join('\n')}\n`);
}
