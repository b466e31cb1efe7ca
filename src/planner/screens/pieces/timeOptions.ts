import { clockLabel } from '#camps/rules/text/hours.ts';

type Bounds = { from: number; to: number; step: number };

/** Times of day for a select, in minutes after midnight. The current value is among them, however odd it is. */
export function timeOptions({ from, to, step }: Bounds, said: number | null) {
  const times = new Set<number>(said === null ? [] : [said]);
  for (let time = from; time <= to; time += step) times.add(time);
  return [...times]
    .toSorted((a, b) => a - b)
    .map((time) => ({ value: String(time), label: clockLabel(time) }));
}

/** When a family brings and fetches a child. */
export const HALF_HOURS: Bounds = { from: 6 * 60, to: 19 * 60, step: 30 };

/** When schools let out early. */
export const EARLY_BELLS: Bounds = { from: 10 * 60 + 30, to: 15 * 60, step: 15 };
