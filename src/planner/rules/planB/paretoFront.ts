import type { ParetoFront, Step } from './week.ts';

/**
 * The fewest cents for each number of points: costs[points]. Infinity where nothing costs exactly that many points.
 * Sums of such tables are made millions of times, so they are plain numbers in a row.
 */
export type Costs = Float64Array;

/** `most`: the highest number of points in it. */
export const noCosts = (most: number): Costs => new Float64Array(most + 1).fill(Infinity);

/** The costs of a problem without needs: zero cost, no wish left open. */
export const noNeedCosts = (): Costs => new Float64Array(1);

/** Leaves the steps only that are cheaper than all with fewer points. */
export function dropDominated(costs: Costs): void {
  let low = Infinity;
  for (let points = 0; points < costs.length; points += 1) {
    const cents = costs[points] ?? Infinity;
    if (cents < low) low = cents;
    else costs[points] = Infinity;
  }
}

/** Takes all steps of `costs` with so many points and cents more into `into`, where they are cheaper. */
export function takeCheaper(costs: Costs, points: number, cents: number, into: Costs): void {
  if (cents === Infinity) return;
  for (let at = 0; at < costs.length; at += 1) {
    const sum = cents + (costs[at] ?? Infinity);
    if (sum < (into[at + points] ?? 0)) into[at + points] = sum;
  }
}

/** Combines two tables: the cheapest pair for each sum of points. It is fastest when the first has many gaps. */
export function addCosts(one: Costs, other: Costs, into: Costs): void {
  for (let points = 0; points < one.length; points += 1) {
    takeCheaper(other, points, one[points] ?? Infinity, into);
  }
}

/** Whether for each step of one the other has a step that is no worse. */
export function isMatched(one: Costs, other: Costs): boolean {
  let low = Infinity;
  for (let points = 0; points < one.length; points += 1) {
    low = Math.min(low, other[points] ?? Infinity);
    if ((one[points] ?? Infinity) < low) return false;
  }
  return true;
}

export function paretoFront(costs: Costs): ParetoFront {
  const front: Step[] = [];
  for (const [points, cents] of costs.entries()) {
    if (cents < (front.at(-1)?.cents ?? Infinity)) front.push({ points, cents });
  }
  return front;
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

/** Several tables as one: all of them, each read again at each `add`. */
export function sumCostTables(parts: readonly Costs[]) {
  let most = 0;
  // The first part, the first two, and so on.
  const sums = parts.map((costs) => noCosts((most += costs.length - 1)));
  const nothing = noNeedCosts();
  return {
    /** What all of them cost together. The same table each time. */
    add: (): Costs => {
      let before = nothing;
      for (const [at, sum] of sums.entries()) {
        sum.fill(Infinity);
        addCosts(parts[at] ?? nothing, before, sum);
        before = sum;
      }
      return before;
    },
    /** The step of each part that a step of the last sum comes from. */
    split: (step: Step): Step[] => {
      const found: Step[] = [];
      let goal = step;
      for (let at = parts.length - 1; at >= 0; at -= 1) {
        const pair = splitCosts(parts[at] ?? nothing, sums[at - 1] ?? nothing, goal);
        if (!pair) throw new RangeError('no step of this sum');
        found.unshift(pair[0]);
        goal = pair[1];
      }
      return found;
    },
  };
}

/** The best that the budget allows. */
export const bestWithin = (front: ParetoFront, budgetCents: number): Step | undefined =>
  front.find(({ cents }) => cents <= budgetCents);

/** The next better one, which costs more: 'for $45 more, Wednesday is covered, too'. */
export const nextStep = (front: ParetoFront, { points }: Step): Step | undefined =>
  front.findLast((step) => step.points < points);
