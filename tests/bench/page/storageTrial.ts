import type { Camp } from '../../../src/camps/rules/camp/camp.ts';
import type { StorageContestant } from './contestant.ts';
import { benchCamps, withPrice } from './benchCamps.ts';

/** Milliseconds from "all bytes have arrived" to "all of it is kept". */
export async function fill(contestant: StorageContestant, size: number): Promise<number> {
  const keep = await contestant.arrive(benchCamps(size));
  const began = performance.now();
  await keep();
  return performance.now() - began;
}

/** Milliseconds of what was put off until the list is drawn; null when nothing was. */
export async function settle(contestant: StorageContestant): Promise<number | null> {
  if (!contestant.settle) return null;
  const began = performance.now();
  await contestant.settle();
  return performance.now() - began;
}

/** What the page is told of the list, for whoever waits for it. */
let list: readonly Camp[] = [];
let onNext: (at: number) => void = () => {};

/** Milliseconds from nothing to the whole sorted list, and how many camps are on it. */
export async function open(contestant: StorageContestant): Promise<{ ms: number; count: number }> {
  const began = performance.now();
  let first: number | null = null;
  await contestant.open((camps) => {
    const at = performance.now();
    first ??= at - began;
    list = camps;
    onNext(at);
  });
  if (first === null) throw new Error('the storage opened without a list');
  return { ms: first, count: list.length };
}

/**
 * `rounds` times fifty changed camps, each from the first word of storage to the list that has them all.
 * Six rounds are 300 changes, so that ours also pays for folding its overlay (250) into its pages.
 */
export async function deltas(
  contestant: StorageContestant,
  size: number,
  rounds: number,
): Promise<number[]> {
  const { rows } = benchCamps(size);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const price = `$${1000 + round}`;
    const changed = withPrice(rows, 50, price);
    const began = performance.now();
    const arrived = new Promise<number>((resolve) => {
      onNext = (at) => {
        const news = list.filter((camp) => camp.price === price);
        if (news.length === changed.camps.length) resolve(at);
      };
    });
    await Promise.all([contestant.change(changed), arrived]);
    times.push((await arrived) - began);
  }
  return times;
}
