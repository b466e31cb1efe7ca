import { ALL_DAY, overlaps } from '../coverage/span.ts';
import type { CampTimes } from './breakCamps.ts';
import { requestedDays, type CareAsked, gapsOn, type OpenDay } from './careAsked.ts';
import { type DayFit, dayFit, minutesCovered } from './dayFit.ts';

/** What one booking of a camp does for a child. Days are YYYY-MM-DD, in order. */
export type BookingEffect = {
  /** Its days, without those on which it would be of no use or in the way; those that it closes, and those that it shortens. */
  days: readonly string[];
  closes: readonly string[];
  helps: readonly string[];
  /** Minutes of the need of all its days that it covers; 0 of unknown hours. */
  covered: number;
  /** The asked day that it closes, else the first that it fills; null where it fills none. `fit`: null where nothing is known to be missing. */
  served: { day: string; fit: DayFit | null } | null;
  /** The place of its first day, whose age decides; of the first asked day on which it runs where it fills none. -1: none. */
  first: number;
  /** Grows with what it leaves to be wished for: fewer closed days, fewer days at all, more minutes left. */
  rank: number;
};

/** What is missing on a day of the break, and whether it was asked for. */
type DayAsked = OpenDay & { day: string; missing: number; isTapped: boolean; isAsked: boolean };

/** By the place of the day in the break. */
export function daysAsked(asked: CareAsked): DayAsked[] {
  const wanted = requestedDays(asked);
  return asked.days.map((day) => {
    const gaps = gapsOn(asked, day);
    const isTapped = day === asked.day;
    const held = isTapped ? [] : (asked.openDays.get(day)?.held ?? []);
    const missing = minutesCovered(ALL_DAY, gaps);
    return { day, gaps, held, missing, isTapped, isAsked: wanted.includes(day) };
  });
}

/** `there`: the days on which the camp is in the child's plan. A loop: this runs a hundred times for a tap. */
export function bookingEffect(
  { places, hours }: CampTimes,
  asked: readonly DayAsked[],
  there: ReadonlySet<string> | undefined,
): BookingEffect {
  const days: string[] = [];
  const closes: string[] = [];
  const helps: string[] = [];
  let [covered, left, first, firstAsked] = [0, 0, -1, -1];
  let served: BookingEffect['served'] = null;
  for (const place of places) {
    const one = asked[place];
    if (!one) continue;
    const { day, gaps, missing, isAsked } = one;
    if (isAsked && firstAsked < 0) firstAsked = place;
    const fit = there?.has(day) ? undefined : fitOn(one, hours);
    if (fit === undefined) continue;
    if (first < 0) first = place;
    days.push(day);
    if (fit === 'closes') closes.push(day);
    if (fit === 'helps') helps.push(day);
    if (hours !== 'unknown') {
      const minutes = minutesCovered(hours, gaps);
      covered += minutes;
      left += missing - minutes;
    }
    const isBetter = served === null || (served.fit !== 'closes' && fit === 'closes');
    if (isAsked && isBetter) served = { day, fit };
  }
  const rank =
    hours === 'unknown' ? MANY_STEPS - days.length : rankOf(closes.length, days.length, left);
  return { days, closes, helps, covered, served, first: first < 0 ? firstAsked : first, rank };
}

/** What hours do for a day; undefined where a booking would be of no use, or in the way. */
function fitOn(
  { gaps, held, isTapped }: DayAsked,
  hours: CampTimes['hours'],
): DayFit | null | undefined {
  if (held.some((span) => hours === 'unknown' || overlaps(hours, span))) return undefined;
  const fit = dayFit(hours, gaps);
  const isOpen = gaps.length === 0 ? isTapped : fit !== null;
  return isOpen ? fit : undefined;
}

/** More than the days of a break, and than the steps of what they leave: small whole numbers are the fastest keys. */
const MANY_DAYS = 100;
const LEFT_STEP = 5;
const MANY_STEPS = (MANY_DAYS * 1440) / LEFT_STEP + MANY_DAYS;

/** `left`: in minutes. Unknown hours are worse than any of these. */
const rankOf = (closed: number, touched: number, left: number): number =>
  Math.ceil(left / LEFT_STEP) - (closed * MANY_DAYS + touched) * MANY_STEPS;
