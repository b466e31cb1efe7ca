import { atlantaDay } from '#base/day/atlantaDay.ts';
import { addDays, monthOf, yearOf } from '#base/day/calendar.ts';
import { mondayOf } from '#base/day/mondayOf.ts';
import type { AreaWeek } from './openWeeks.ts';
import type { PopularMemory } from './popularMemory.ts';

/** How many weeks one phone adds to the counters within a school year: its weight is bounded, however many days are open. */
const MOST_A_SEASON = 4;
const HOUR_MS = 60 * 60 * 1000;
const WEEK_MS = 7 * 24 * HOUR_MS;
/** Counters take a week more: this phone's clock may differ. */
const WEEKS_AHEAD = 52;
const AUGUST = 8;

/** A week and the areas that a family may be counted in. */
export type WeekAreas = { week: string; areas: readonly string[] };

/**
 * What goes next, of what the plan has now. What is no longer open goes from the picks; free ones are drawn at random, one area for
 * a week, of weeks after this one: a level changes once a week. `now`: ms since 1970; `random`: 0 up to 1.
 */
export function pickRecords(
  memory: PopularMemory,
  open: readonly WeekAreas[],
  now: number,
  random: () => number,
): PopularMemory {
  const today = atlantaDay(now);
  const known = memory.sent.filter(
    ({ week, at }) => week >= mondayOf(today) || isOfSeason(at, today),
  );
  const ofSeason = known.filter(({ at }) => isOfSeason(at, today)).length;
  const last = addDays(mondayOf(today), 7 * WEEKS_AHEAD);
  const coming = open.filter(
    ({ week }) => week > today && week <= last && !known.some((one) => one.week === week),
  );
  const kept = memory.picked.filter(({ area, week }) =>
    coming.some((one) => one.week === week && one.areas.includes(area)),
  );
  const picked = filled(kept, coming, MOST_A_SEASON - ofSeason, random);
  return { ...memory, sent: known, picked, dueAt: dueAt(memory, picked[0], now, random) };
}

function filled(
  kept: readonly AreaWeek[],
  coming: readonly WeekAreas[],
  most: number,
  random: () => number,
): AreaWeek[] {
  const picked = kept.slice(0, Math.max(0, most));
  const free = coming.filter(
    ({ week, areas }) => areas.length > 0 && !picked.some((one) => one.week === week),
  );
  while (picked.length < most && free.length > 0) {
    const [drawn] = free.splice(oneOf(free.length, random), 1);
    const area = drawn?.areas[oneOf(drawn.areas.length, random)];
    if (drawn && area !== undefined) picked.push({ area, week: drawn.week });
  }
  return picked;
}

const oneOf = (count: number, random: () => number) => Math.floor(random() * count);

/**
 * A random moment of seven days, once the last record is a week old: nobody learns from it when a family did what. What goes can be
 * seen for an hour at least. A clock that was wrong makes a new moment.
 */
function dueAt(
  { dueAt: planned, picked, sent }: PopularMemory,
  first: AreaWeek | undefined,
  now: number,
  random: () => number,
): number | null {
  if (first === undefined) return null;
  const soonest = now + HOUR_MS;
  if (planned !== null && planned < now + 2 * WEEK_MS + HOUR_MS) {
    const isSame = picked[0]?.area === first.area && picked[0].week === first.week;
    return isSame ? planned : Math.max(planned, soonest);
  }
  const last = Math.max(0, ...sent.map(({ at }) => Math.min(at, now)));
  return Math.round(Math.max(soonest, last + WEEK_MS) + random() * WEEK_MS);
}

/** The first record is as good as sent: where its answer is lost it counts, so that it never counts twice. */
export function noteSent(memory: PopularMemory, now: number): PopularMemory {
  const [first, ...rest] = memory.picked;
  if (!first) return memory;
  const sent = [...memory.sent, { ...first, at: now }];
  return { ...memory, picked: rest, sent, dueAt: null };
}

/** It was refused, and counts nowhere: it waits `waitMs` and may go then. `before` is as it was before noteSent. */
export const putBack = (before: PopularMemory, now: number, waitMs: number): PopularMemory => ({
  ...before,
  dueAt: now + waitMs,
});

/** Whether the record was sent in the school year that runs, August to July. `at`: ms since 1970. */
function isOfSeason(at: number, today: string): boolean {
  const year = monthOf(today) >= AUGUST ? yearOf(today) : yearOf(today) - 1;
  return atlantaDay(at) >= `${year}-08-01`;
}

/** Whether this phone has added all that it may in the school year of `today` (YYYY-MM-DD). */
export const hasSentAll = ({ sent }: PopularMemory, today: string): boolean =>
  sent.filter(({ at }) => isOfSeason(at, today)).length >= MOST_A_SEASON;

/** Whether the first record may go. `now`: ms since 1970. */
export const isRecordDue = ({ picked, dueAt: at }: PopularMemory, now: number): boolean =>
  picked.length > 0 && at !== null && at <= now;

/** The day around which the next record goes; null for none. */
export const nextRecordDay = ({ picked, dueAt: at }: PopularMemory): string | null =>
  picked.length === 0 || at === null ? null : atlantaDay(at);
