import type { Front, Step } from './week.ts';

/**
 * The fewest cents for each number of points: costs[points]. Infinity where nothing costs exactly that many points.
 * Sums of such tables are made millions of times, so they are plain numbers in a row.
 */
export type Costs = Float64Array;

/** `most`: the highest number of points in it. */
export const noCosts = (most: number): Costs => new Float64Array(most + 1).fill(Infinity);

/** What costs nothing and leaves nothing to be wished for: nothing was asked. */
export const nothingAsked = (): Costs => new Float64Array(1);

/** Leaves the steps only that are cheaper than all with fewer points. */
export function keepFront(costs: Costs): void {
  let low = Infinity;
  for (let points = 0; points < costs.length; points += 1) {
    const cents = costs[points] ?? Infinity;
    if (cents < low) low = cents;
    else costs[points] = Infinity;
  }
}

/**
 * Both together: the cheapest of all pairs, for each sum of points, into `into`. Quickest with few steps in the first:
 * its holes are passed over.
 */
export function addCosts(one: Costs, other: Costs, into: Costs): void {
  for (let first = 0; first < one.length; first += 1) {
    const cents = one[first] ?? Infinity;
    if (cents === Infinity) continue;
    for (let second = 0; second < other.length; second += 1) {
      const sum = cents + (other[second] ?? Infinity);
      if (sum < (into[first + second] ?? 0)) into[first + second] = sum;
    }
  }
}

/** Whether for each step of one the other has a step that is no worse. */
export function isMatched(one: Costs, other: Costs): boolean {
  let low = Infinity;
  for (let points = 0; points < one.length; points += 1) {
    low = Math.min(low, other[points] ?? Infinity);
    const cents = one[points] ?? Infinity;
    if (cents < low) return false;
  }
  return true;
}

export function frontOf(costs: Costs): Front {
  const front: Step[] = [];
  for (const [points, cents] of costs.entries()) {
    if (cents < (front.at(-1)?.cents ?? Infinity)) front.push({ points, cents });
  }
  return front;
}

export function costsOf(front: Front): Costs {
  const costs = noCosts(front.at(-1)?.points ?? 0);
  for (const { points, cents } of front) costs[points] = cents;
  return costs;
}

/** A pair that adds up to `points` and `cents`: one of the first, one of the second, as addCosts made it. */
export function splitCosts(one: Costs, other: Costs, { points, cents }: Step): [Step, Step] | null {
  for (const [first, some] of one.entries()) {
    const rest = other[points - first] ?? Infinity;
    if (some + rest !== cents) continue;
    return [
      { points: first, cents: some },
      { points: points - first, cents: rest },
    ];
  }
  return null;
}

/** The best that the budget allows. */
export const bestWithin = (front: Front, budgetCents: number): Step | undefined =>
  front.find(({ cents }) => cents <= budgetCents);

/** The next better one, which costs more: 'for $45 more, Wednesday is covered, too'. */
export const nextStep = (front: Front, { points }: Step): Step | undefined =>
  front.findLast((step) => step.points < points);
