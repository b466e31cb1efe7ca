import { story } from './story.ts';
import type { Cast } from './World.ts';

const only = process.env.CAMPLY_SEED;
/** How many stories a test file runs: tests/run.mjs says more of them for a soak run. */
export const stories = only === undefined ? Number(process.env.CAMPLY_STORIES ?? 200) : 1;
/** Added to every seed, so that each commit plays other stories; tests/run.mjs prints it. */
const offset = Number(process.env.CAMPLY_SEED_OFFSET ?? 0);

/**
 * Runs the stories of the seeds from `first` on and returns those that broke a promise, each with
 * what happened and the command that repeats it.
 */
export async function brokenStories(
  file: string,
  first: number,
  count: number,
  castOf: (seed: number) => Cast,
): Promise<string[]> {
  const broken: string[] = [];
  const from = only === undefined ? first + offset : Number(only);
  for (let seed = from; seed < from + count; seed += 1) {
    const { complaint, steps } = await story(castOf(seed));
    if (complaint === null) continue;
    const repeat = `CAMPLY_SEED=${seed} npx vitest run tests/simulator/${file}.test.ts`;
    broken.push(`seed ${seed}: ${complaint}\n${steps.join(', ')}\nrepeat it: ${repeat}`);
  }
  return broken;
}
