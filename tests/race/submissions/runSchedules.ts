import { schedule, type Ending } from './schedule.ts';
import type { Upstream } from './Upstream.ts';

const only = process.env.CAMPLY_SEED;
const isSoak = process.env.CAMPLY_SOAK === '1';
const wanted = Number(process.env.CAMPLY_SCHEDULES ?? (isSoak ? 2000 : 8));
/** Added to every seed, so that each commit plays others; tests/run.mjs prints it. */
const offset = Number(process.env.CAMPLY_SEED_OFFSET ?? 0);
const AT_ONCE = 4;
const BATCH = 20;
const batch = only === undefined ? Math.min(wanted, BATCH) : 1;

/** The first seed of each batch. */
export const firstSeeds: readonly number[] =
  only === undefined
    ? Array.from({ length: Math.ceil(wanted / batch) }, (_, index) => 1 + offset + index * batch)
    : [Number(only)];

/** Plays one batch, four phones at a time on one server: what went wrong, each with the command that repeats it. */
export async function playBatch(
  file: string,
  first: number,
  upstream: Upstream,
): Promise<string[]> {
  const broken: string[] = [];
  const sums: Record<string, number> = {};
  let next = first;
  const playNext = async (): Promise<void> => {
    const seed = next;
    if (seed >= first + batch) return;
    next += 1;
    const ending = await schedule(seed, upstream);
    add(sums, ending.counts);
    add(sums, ending.happened);
    if (ending.complaints.length > 0) broken.push(told(seed, ending, file));
    await playNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, playNext));
  // To be read beside the result, as the files that nobody names.
  if (isSoak) console.log(file, JSON.stringify(sums));
  return broken;
}

const told = (seed: number, { complaints, steps }: Ending, file: string) =>
  [
    `seed ${seed}: ${complaints.join('; ')}`,
    steps.join(', '),
    `repeat it: CAMPLY_SEED=${seed} npx vitest run tests/race/submissions/${file}`,
  ].join('\n');

function add(sums: Record<string, number>, counts: Record<string, number>): void {
  for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count;
}
