// What the times at which a phone's alarms ring tell a server that knows the whole directory: beside the address they are all that it
// has of a sealed alarm. The camps are the sample's. Few of them name a sign-up, so the others draw one: half at 9:00, on 40 mornings
// of which some are busier (Zipf, 0.7). These are guesses; the order of the two ways does not depend on them.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readCsv } from '#local/camps/csv/readCsv.ts';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { manyCamps } from '#tests/fixtures/manyCamps.ts';
import { type Seeded, seeded } from '#tests/fixtures/seeded.ts';
import { atlantaMoment } from '#base/day/atlantaMoment.ts';
import { addDays } from '#base/day/calendar.ts';
import { planAlarms } from '#planner/rules/alarms/planAlarms.ts';
import { createPlanCamps } from '#planner/rules/coverage/planCamps.ts';

const CAMP_DAY = '2026-06-08';
const FIRST_MORNING = '2025-07-07';
const NOW = atlantaMoment('2025-06-01', 720);
const MORNINGS = 40;
/** Minutes after midnight, and the share of sign-ups that open then. */
const OPENS_AT = [
  [540, 0.5],
  [600, 0.15],
  [480, 0.1],
  [720, 0.1],
  [360, 0.05],
  [1140, 0.05],
  [570, 0.05],
] as const;
const PHONES = 2000;

type SignUp = { id: string; opensAt: string };
/** By the id of a camp, when a phone rings for it. */
type Times = ReadonlyMap<string, number>;

/** The sample's own sign-ups, and null where none is named. */
function sampleSignUps(): { id: string; opensAt: string | null }[] {
  return ['fall', 'winter'].flatMap((season) => {
    const [header, ...rows] = readCsv(readFileSync(`supabase/seed/${season}-2025.csv`, 'utf8'));
    const [id = 0, at = 0] = ['id', 'registration_opens_at'].map(
      (name) => header?.cells.indexOf(name) ?? 0,
    );
    return rows.map(({ cells }) => ({ id: cells[id] ?? '', opensAt: cells[at] || null }));
  });
}

const mornings = Array.from({ length: MORNINGS }, (_, rank) => 1 / (rank + 1) ** 0.7);

function drawn(random: Seeded): string {
  const day = addDays(FIRST_MORNING, drawnBy(mornings, random));
  const at = drawnBy(
    OPENS_AT.map(([, share]) => share),
    random,
  );
  return new Date(atlantaMoment(day, OPENS_AT[at]?.[0] ?? 540)).toISOString();
}

function drawnBy(weights: readonly number[], random: Seeded): number {
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return at === -1 ? weights.length - 1 : at;
}

/** As the planner plans them, camp by camp: the bell of several is one time. */
function timesOf(signUps: readonly SignUp[], atMinute: boolean): Times {
  return new Map(
    signUps.map(({ id, opensAt }) => {
      const camps = [aCamp({ id, registrationOpensAt: opensAt, days: [CAMP_DAY] })];
      const source = {
        entries: [aPlanEntry({ campId: id, days: [CAMP_DAY] })],
        camps: createPlanCamps(camps, []),
        directory: { camps, seasons: [] },
        children: [],
      };
      const alarms = planAlarms(source, { atMinute, weeklyLook: false }, NOW);
      const alarm = alarms.find(({ kind }) => kind === (atMinute ? 'minute' : 'opening'));
      if (!alarm) throw new Error(`${id} does not ring`);
      return [id, alarm.ringAt];
    }),
  );
}

/** Shares in percent. */
function leakOf(signUps: readonly SignUp[], atMinute: boolean) {
  const times = timesOf(signUps, atMinute);
  const atOnce = new Map<number, number>();
  for (const at of times.values()) atOnce.set(at, (atOnce.get(at) ?? 0) + 1);
  const sizeAt = (at: number) => atOnce.get(at) ?? 0;
  const sizes = [...times.values()].map(sizeAt).toSorted((a, b) => a - b);
  const phones = (wanted: number) => {
    const all = [...times.keys()];
    const random = seeded(wanted);
    const sets = Array.from({ length: PHONES }, () => {
      const camps = new Set<string>();
      while (camps.size < wanted) camps.add(random.pick(all));
      return [...new Set([...camps].map((id) => times.get(id) ?? 0))].toSorted((a, b) => a - b);
    });
    const others = Map.groupBy(sets, (set) => set.join());
    return {
      // Any camps of a time may be the ones, so each time must have one camp only.
      fitsOneSet: percentOf(sets, (set) => set.every((at) => sizeAt(at) === 1)),
      likeNoOther: percentOf(sets, (set) => others.get(set.join())?.length === 1),
    };
  };
  const [three, six] = [phones(3), phones(6)];
  return {
    aloneOnTheirTime: percentOf(sizes, (size) => size === 1),
    medianSet: sizes[Math.floor(sizes.length / 2)] ?? 0,
    threeCampsFitOneSet: three.fitsOneSet,
    sixCampsFitOneSet: six.fitsOneSet,
    threeCampsLikeNoOther: three.likeNoOther,
    sixCampsLikeNoOther: six.likeNoOther,
  };
}

const percentOf = <T>(all: readonly T[], is: (one: T) => boolean): number =>
  Math.round((all.filter(is).length / all.length) * 100);

const sample = sampleSignUps();
const directories = {
  sample: sample.map(({ id }) => id),
  fiveHundred: manyCamps(500).map(({ id }) => id),
};
const known = new Map(sample.map(({ id, opensAt }) => [id, opensAt]));

it.each(['sample', 'fiveHundred'] as const)(
  'the bell of a day tells a server less of one camp and of a phone than the minute: %s',
  (name) => {
    const random = seeded(37);
    const signUps = directories[name].map((id) => ({
      id,
      opensAt: known.get(id) ?? drawn(random),
    }));
    const [bell, minute] = [leakOf(signUps, false), leakOf(signUps, true)];
    console.table({ [`${name}, bell`]: bell, [`${name}, minute`]: minute });
    expect(bell.aloneOnTheirTime).toBeLessThan(minute.aloneOnTheirTime);
    expect(bell.medianSet).toBeGreaterThan(minute.medianSet);
    expect(bell.threeCampsFitOneSet).toBeLessThanOrEqual(minute.threeCampsFitOneSet);
    expect(bell.sixCampsFitOneSet).toBeLessThanOrEqual(minute.sixCampsFitOneSet);
    expect(bell.threeCampsLikeNoOther).toBeLessThan(minute.threeCampsLikeNoOther);
  },
);
