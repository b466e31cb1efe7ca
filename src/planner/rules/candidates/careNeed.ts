import type { Point } from '#camps/rules/place/distance.ts';
import type { Gazetteer } from '#camps/rules/place/gazetteer.ts';
import type { Ages } from '../ages/agesOn.ts';
import { ALL_DAY, overlaps, type Span } from '../coverage/span.ts';
import type { BreakCamp } from './breakCamps.ts';
import type { LikesOf } from './likes.ts';
import { type DayFit, dayFit, minutesCovered } from './dayFit.ts';

/** What is missing on a day, as the cell has it, and when a booking of the child is in the way of another. */
export type OpenDay = { gaps: readonly Span[]; held: readonly Span[] };

/** The need of one child on a day. */
export type CareAsked = {
  /** YYYY-MM-DD, a day of the break: the tapped one, or the first of a week. */
  day: string;
  /** All days of the week, if a camp of any of them is asked for. */
  week?: readonly string[];
  /** The minutes of the day without care, as the cell has them; none when the end of school is unknown. */
  gaps: readonly Span[];
  /** The days of the break, as those of its camps (createBreakCamps). */
  days: readonly string[];
  /** Those that still need care, which the same booking may fill; the tapped one may be among them. */
  openDays: ReadonlyMap<string, OpenDay>;
  /** The child's possible ages on each day of the break. */
  ages: readonly (Ages | null)[];
  /** YYYY-MM, '' when unknown. */
  birthMonth: string;
  /** The days on which camps (by id) are in the child's plan. */
  taken: ReadonlyMap<string, ReadonlySet<string>>;
  /** What the family and the child like of camps. */
  likes: LikesOf;
  /** The origin of distances; null when unknown. */
  near: { from: Point; gazetteer: Gazetteer | null } | null;
};

/**
 * What a booking does on one of its days. `fit`: null where nothing is known to be missing. `covered`, `left`: minutes of
 * the need that it covers and leaves; 0 of unknown hours.
 */
type BookedDay = { fit: DayFit | null; covered: number; left: number };
/** By the places of the days in the break; null where a booking would be of no use, or in the way. */
export type BookedDays = readonly (BookedDay | null)[];

/** What one child still needs on a day, and the days that one booking of a camp would fill. */
export type CareNeed = CareAsked & {
  /** The places in the break of the day, or of all days of the week. */
  asked: readonly number[];
  booking: (one: BreakCamp) => BookedDays;
};

/**
 * A booking fills the tapped day and each open day of the break that it closes or shortens without being there at the same
 * time as another. Ten thousand camps have a few hundred hours: each is read once.
 */
export function createCareNeed(asked: CareAsked): CareNeed {
  const { day: tapped, days, taken, week = [tapped] } = asked;
  const known: BookedDays[] = [];
  const booking: CareNeed['booking'] = ({ camp, hours, hoursNumber }) => {
    const booked = (known[hoursNumber] ??= days.map((day) => bookedDay(day, hours, asked)));
    const there = taken.get(camp.id);
    return there ? booked.map((one, at) => (there.has(days[at] ?? '') ? null : one)) : booked;
  };
  return { ...asked, asked: week.map((day) => days.indexOf(day)), booking };
}

/** What is missing on a day of the break that may be booked. */
export const gapsOn = ({ day: tapped, gaps, openDays }: CareAsked, day: string): readonly Span[] =>
  day === tapped ? gaps : (openDays.get(day)?.gaps ?? []);

function bookedDay(day: string, hours: BreakCamp['hours'], asked: CareAsked): BookedDay | null {
  const isTapped = day === asked.day;
  const gaps = gapsOn(asked, day);
  const held = isTapped ? [] : (asked.openDays.get(day)?.held ?? []);
  if (held.some((span) => hours === 'unknown' || overlaps(hours, span))) return null;
  const fit = dayFit(hours, gaps);
  const isOpen = isTapped ? fit !== null || gaps.length === 0 : fit !== null && gaps.length > 0;
  if (!isOpen) return null;
  if (hours === 'unknown') return { fit, covered: 0, left: 0 };
  const covered = minutesCovered(hours, gaps);
  return { fit, covered, left: minutesCovered(ALL_DAY, gaps) - covered };
}

/** The place of the asked day that a booking closes, else of the first that it helps; null where it fills none. */
export function servedPlace(
  { places }: BreakCamp,
  booking: BookedDays,
  { asked }: CareNeed,
): number | null {
  let first: number | null = null;
  for (const place of asked) {
    const booked = booking[place];
    if (booked == null || !places.includes(place)) continue;
    if (booked.fit === 'closes') return place;
    first ??= place;
  }
  return first;
}

/** The place of a booking's first day, whose age decides; of the first asked day on which it runs where it fills none. */
export function firstPlace(
  { places }: BreakCamp,
  booking: BookedDays,
  { asked }: CareNeed,
): number | null {
  for (const place of places) if (booking[place] != null) return place;
  return asked.find((place) => places.includes(place)) ?? null;
}
