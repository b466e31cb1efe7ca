import { story } from './story.ts';
import type { Cast } from './World.ts';

const only = process.env.CAMPLY_SEED;
/** How many stories a test file runs; tests/run.mjs asks for 10,000 in a soak run. */
const stories = Number(process.env.CAMPLY_STORIES ?? 200);
/** Added to every seed, so that each commit plays other stories; tests/run.mjs prints it. */
const offset = Number(process.env.CAMPLY_SEED_OFFSET ?? 0);
const batch = only === undefined ? Math.min(stories, 250) : 1;

/** The first seed of each batch of stories, from `base` on. */
export const firstSeeds = (base: number): number[] =>
  only === undefined
    ? Array.from(
        { length: Math.ceil(stories / batch) },
        (_, index) => base + offset + index * batch,
      )
    : [Number(only)];

/**
 * Runs one batch of stories and returns those that broke a promise, each with what happened and the
 * command that repeats it.
 */
export async function brokenStories(
  file: string,
  first: number,
  castOf: (seed: number) => Cast,
): Promise<string[]> {
  const broken: string[] = [];
  for (let seed = first; seed < first + batch; seed += 1) {
    const { complaint, steps } = await story(castOf(seed));
    if (complaint === null) continue;
    const repeat = `CAMPLY_SEED=${seed} npx vitest run tests/simulator/${file}.test.ts`;
    broken.push(`seed ${seed}: ${complaint}\n${steps.join(', ')}\nrepeat it: ${repeat}`);
  }
  return broken;
}
