import { story } from './story.ts';
import type { Cast } from './World.ts';

const only = process.env.CAMPLY_SEED;
/** How many stories a test file tells; more of them for a long night. */
export const stories = only === undefined ? Number(process.env.CAMPLY_STORIES ?? 2500) : 1;

/**
 * Tells the stories of the seeds from `first` on and answers those that broke a promise, each with
 * what happened and how to see it again.
 */
export async function brokenStories(
  file: string,
  first: number,
  count: number,
  castOf: (seed: number) => Cast,
): Promise<string[]> {
  const broken: string[] = [];
  const from = only === undefined ? first : Number(only);
  for (let seed = from; seed < from + count; seed += 1) {
    const { complaint, steps } = await story(castOf(seed));
    if (complaint === null) continue;
    const again = `CAMPLY_SEED=${seed} npx vitest run tests/simulator/${file}.test.ts`;
    broken.push(`seed ${seed}: ${complaint}\n${steps.join(', ')}\nsee it again: ${again}`);
  }
  return broken;
}
