import { story } from './story.ts';
import type { Cast } from './World.ts';

const only = process.env.CAMPLY_SEED;
/** How many stories a test file runs; tests/run.mjs asks for 10,000 in a soak run. */
const stories = Number(process.env.CAMPLY_STORIES ?? 60);
/** Added to every seed, so that each commit plays other stories; tests/run.mjs prints it. */
const offset = Number(process.env.CAMPLY_SEED_OFFSET ?? 0);
const MOST_IN_A_BATCH = 250;

/** The first seed of each batch of stories, from `base` on; `count` of them, or as many as each file runs. */
export const firstSeeds = (base: number, count = stories): number[] =>
  only === undefined
    ? Array.from(
        { length: Math.ceil(count / batchOf(count)) },
        (_, index) => base + offset + index * batchOf(count),
      )
    : [Number(only)];

const batchOf = (count: number) => (only === undefined ? Math.min(count, MOST_IN_A_BATCH) : 1);

/**
 * Runs one batch of stories and returns those that broke a promise, each with what happened and the
 * command that repeats it.
 */
export async function brokenStories(
  file: string,
  first: number,
  castOf: (seed: number) => Cast,
  count = stories,
): Promise<string[]> {
  const broken: string[] = [];
  for (let seed = first; seed < first + batchOf(count); seed += 1) {
    const { complaint, steps } = await story(castOf(seed));
    if (complaint === null) continue;
    const repeat = `CAMPLY_SEED=${seed} npx vitest run tests/simulator/${file}.test.ts`;
    broken.push(`seed ${seed}: ${complaint}\n${steps.join(', ')}\nrepeat it: ${repeat}`);
  }
  return broken;
}
