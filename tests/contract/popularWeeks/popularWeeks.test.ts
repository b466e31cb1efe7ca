// What an attacker learns of one family from the weeks that are shown, with the database's own noise and levels.
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { createDatabase } from '#local/database/openDatabase.ts';
import type { PgliteDatabase } from '#local/database/openPglite.ts';
import {
  bestAttack,
  exactThresholds,
  knownOthers,
  type Mechanism,
  noiseTail,
  poissonOthers,
  pointsOfCounters,
  pointsAboveGuessing,
  type Season,
} from './attack.ts';

const tail = noiseTail(0.1);
const shown: Mechanism = [
  { threshold: 50, floor: 10, tail },
  { threshold: 100, floor: 10, tail },
];

const isShown = (level: Mechanism[number] | undefined, n: number, noise: number) =>
  level !== undefined && n >= level.floor && n + noise >= level.threshold;

/** One answer, with so many accounts of one's own. */
const answers = (most: number): Season[] => Array.from({ length: most }, (_, at) => [at]);
/** A year of weekly answers; each week the attacker adds as many records as networks allow. */
const years = (first: readonly number[], steps: readonly number[]): Season[] =>
  first.flatMap((own) =>
    steps.map((step) => Array.from({ length: 52 }, (_, week) => own + step * week)),
  );

const OTHERS = [
  ['nobody else', knownOthers(0)],
  ['Poisson(0.3) others', poissonOthers(0.3)],
  ['Poisson(2) others', poissonOthers(2)],
  ['49 others, right at the threshold', knownOthers(49)],
  ['99 others, right at the second threshold', knownOthers(99)],
] as const;

describe('exact thresholds at 3, 5 and 10 leak, with the best of 1 to 5 accounts', () => {
  it.each([
    ['nobody else', knownOthers(0), 50],
    ['Poisson(0.3) others', poissonOthers(0.3), 37],
    ['Poisson(2) others', poissonOthers(2), 14],
  ])('%s', (_, others, points) => {
    const found = bestAttack(exactThresholds(3, 5, 10), others, answers(5));
    expect(Math.abs(found - points)).toBeLessThan(3);
  });
});

describe('what is shown tells at most 5 points more than guessing', () => {
  it.each(OTHERS)('one answer, any number of accounts: %s', (_, others) => {
    expect(bestAttack(shown, others, answers(120))).toBeLessThan(5);
  });

  it.each(OTHERS)('a year of answers, 0 to 5 records more each week: %s', (_, others) => {
    const seasons = years([0, 1, 5, 15, 30, 45, 75, 95], [0, 1, 2, 5]);
    expect(bestAttack(shown, others, seasons)).toBeLessThan(5);
  });

  it('one record more at each of 120 answers: 2.9 points', () => {
    const season = Array.from({ length: 120 }, (_, own) => own);
    expect(pointsAboveGuessing(shown, knownOthers(0), season)).toBeCloseTo(2.93, 1);
  });

  it('7 points for who does that to all four counters of a family and knows which they are', () => {
    const season = Array.from({ length: 120 }, (_, own) => own);
    const points = [1, 2, 4].map((counters) => pointsOfCounters(shown, season, counters));
    expect(points.map((each) => Number(each.toFixed(1)))).toEqual([2.9, 4.6, 7]);
  });

  it('and would not with a threshold of 30 above a floor of 10', () => {
    const [low, high] = [30, 80].map((threshold) => ({ threshold, floor: 10, tail }));
    const levels = low && high ? [low, high] : [];
    expect(bestAttack(levels, knownOthers(0), years([0], [1]))).toBeGreaterThan(5.5);
  });
});

describe('the database', () => {
  let database: PgliteDatabase;
  beforeAll(async () => {
    database = await createDatabase(null, () => {});
  });
  afterAll(() => database.close());

  /** How often each noisy count came, of this many runs. */
  async function noisyCounts(families: number, runs: number): Promise<Map<number, number>> {
    const rows = await database.query(
      `select noisy, count(*)::integer as times
       from (select $1::integer + private.draw_noise() as noisy from generate_series(1, $2) offset 0) runs group by noisy`,
      [families, runs],
    );
    return new Map(rows.map(({ noisy, times }) => [Number(noisy), Number(times)]));
  }

  test('one family more makes no noisy count likelier than by e^0.1, in 200,000 runs', async () => {
    const [one, other] = [await noisyCounts(50, 100_000), await noisyCounts(51, 100_000)];
    const bins = [...one.keys()].filter(
      (noisy) => Math.min(one.get(noisy) ?? 0, other.get(noisy) ?? 0) > 400,
    );
    // Noise of the right width has about 50 such bins; without noise there would be none.
    expect(bins.length).toBeGreaterThan(40);
    for (const noisy of bins) {
      const [a, b] = [one.get(noisy) ?? 0, other.get(noisy) ?? 0];
      // Five standard errors of the logarithm of a ratio of two counts: one false alarm in 30,000 runs of this test.
      const error = 5 * Math.sqrt(1 / a + 1 / b);
      expect(Math.abs(Math.log(a / b))).toBeLessThan(0.1 + error);
    }
    // All bins together know it to 0.005: the mean of the logarithms is 0.1 on either side of the middle.
    const below = bins.filter((noisy) => noisy <= 50);
    const sum = (counts: Map<number, number>) =>
      below.reduce((total, noisy) => total + (counts.get(noisy) ?? 0), 0);
    expect(Math.log(sum(one) / sum(other))).toBeGreaterThan(0.08);
    expect(Math.log(sum(one) / sum(other))).toBeLessThan(0.12);
  });

  test('shows a level where the attack assumes it', async () => {
    await database.script(`
      insert into public.school_districts (id, label) values ('tap', 'Tap') on conflict do nothing;
      insert into private.open_weeks (area, week, n, noise_some, noise_many)
      select 'zip:' || low || ' ' || high, date_trunc('week', now() at time zone 'utc')::date + 7 * at::integer, n, low, high
      from unnest(array[-31, -1, 0, 1, 39, 40, 41, 90]) low, unnest(array[-31, -1, 0, 1, 79, 80, 81, 90]) high,
        unnest(array[0, 1, 9, 10, 11, 49, 50, 51, 99, 100, 101, 131]) with ordinality counts (n, at);
      select private.release_popular_weeks();`);
    const rows = await database.query(
      `select n, noise_some, noise_many, p.level from private.open_weeks c left join private.popular_weeks p using (area, week)`,
    );
    expect(rows.length).toBe(768);
    const [some, many] = shown;
    for (const { n, noise_some, noise_many, level } of rows) {
      const expected = isShown(many, Number(n), Number(noise_many))
        ? 'many'
        : isShown(some, Number(n), Number(noise_some))
          ? 'some'
          : null;
      expect(level).toBe(expected);
    }
  });
});
