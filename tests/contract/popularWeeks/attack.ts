// Does this family look for care in this week? An attacker who thinks it half likely adds records of their own, sees what is shown,
// and decides as well as anybody could. All outcomes are added up, none are sampled: the figures are exact.

/** The chance of each number of other families. */
export type Others = ReadonlyMap<number, number>;

/** A level is shown from `floor` on where count and noise reach `threshold`. `tail(k)`: the chance that the noise is k or more. */
export type Level = { threshold: number; floor: number; tail: (k: number) => number };

/** The levels, the lowest first; each has noise of its own, drawn once. */
export type Mechanism = readonly Level[];

export const exactThresholds = (...thresholds: number[]): Mechanism =>
  thresholds.map((threshold) => ({ threshold, floor: 0, tail: (k) => (k <= 0 ? 1 : 0) }));

/** The chance that two-sided geometric noise is k or more. */
export function noiseTail(epsilon: number): (k: number) => number {
  const ratio = Math.exp(-epsilon);
  return (k) => (k > 0 ? ratio ** k / (1 + ratio) : 1 - ratio ** (1 - k) / (1 + ratio));
}

export const knownOthers = (count: number): Others => new Map([[count, 1]]);

export function poissonOthers(mean: number): Others {
  const chances = new Map<number, number>();
  let chance = Math.exp(-mean);
  for (let count = 0; count < 15; count += 1) {
    chances.set(count, chance);
    chance *= mean / (count + 1);
  }
  return chances;
}

/** The attacker's own records at each answer, never fewer than before. */
export type Season = readonly number[];

/** The chances of all sequences of answers. A level that is reached hides the lower ones from then on. */
function outcomes(levels: Mechanism, others: Others, season: Season, family: 0 | 1) {
  const found = new Map<string, number>();
  for (const [count, chance] of others) {
    const counts = season.map((own) => own + count + family);
    add(
      found,
      levels.map((level) => firstShown(level, counts)),
      chance,
    );
  }
  return found;
}

/** The chance that a level is first reached at each answer, and last that it never is. */
function firstShown({ threshold, floor, tail }: Level, counts: readonly number[]): number[] {
  const byThen = counts.map((count) => (count < floor ? 0 : tail(threshold - count)));
  return [...byThen, 1].map((chance, at) => chance - (at === 0 ? 0 : (byThen[at - 1] ?? 0)));
}

function add(found: Map<string, number>, firsts: readonly number[][], chance: number): void {
  const visit = (level: number, weeks: readonly number[], soFar: number): void => {
    if (soFar === 0) return;
    const chances = firsts[level];
    if (chances === undefined) {
      const seen = weeks.map((_, at) => Math.min(...weeks.slice(at))).join();
      found.set(seen, (found.get(seen) ?? 0) + soFar);
      return;
    }
    for (const [week, each] of chances.entries()) visit(level + 1, [...weeks, week], soFar * each);
  };
  visit(0, [], chance);
}

/** How many points of a hundred the attacker is right more often than by guessing. */
export function pointsAboveGuessing(levels: Mechanism, others: Others, season: Season): number {
  const [without, withIt] = [
    outcomes(levels, others, season, 0),
    outcomes(levels, others, season, 1),
  ];
  let apart = 0;
  for (const seen of new Set([...without.keys(), ...withIt.keys()])) {
    apart += Math.abs((without.get(seen) ?? 0) - (withIt.get(seen) ?? 0));
  }
  return 25 * apart;
}

/** By the best of these seasons. */
export const bestAttack = (levels: Mechanism, others: Others, seasons: readonly Season[]): number =>
  Math.max(...seasons.map((season) => pointsAboveGuessing(levels, others, season)));
