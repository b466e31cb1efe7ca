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

/** The chances of what is seen without the family and with it, by the logarithm of their ratio: what has one ratio tells the same. */
type Ratios = ReadonlyMap<number, readonly [without: number, withIt: number]>;

function ratios(pairs: Iterable<readonly [number, number]>): Ratios {
  const found = new Map<number, readonly [number, number]>();
  for (const [without, withIt] of pairs) {
    const key = Math.round(200 * Math.log((without + 1e-12) / (withIt + 1e-12)));
    const [a, b] = found.get(key) ?? [0, 0];
    found.set(key, [a + without, b + withIt]);
  }
  return found;
}

/** The same for somebody who knows all counters that a family is in, has nobody else in them, and does it to all of them. */
export function pointsOfCounters(levels: Mechanism, season: Season, counters: number): number {
  const [without, withIt] = [
    outcomes(levels, knownOthers(0), season, 0),
    outcomes(levels, knownOthers(0), season, 1),
  ];
  const seen = [...new Set([...without.keys(), ...withIt.keys()])];
  const one = ratios(seen.map((each) => [without.get(each) ?? 0, withIt.get(each) ?? 0]));
  let all = ratios([[1, 1]]);
  for (let counter = 0; counter < counters; counter += 1) {
    const pairs = [...all.values()].flatMap(([a, b]) =>
      [...one.values()].map(([c, d]) => [a * c, b * d] as const),
    );
    all = ratios(pairs);
  }
  return 25 * [...all.values()].reduce((sum, [a, b]) => sum + Math.abs(a - b), 0);
}
