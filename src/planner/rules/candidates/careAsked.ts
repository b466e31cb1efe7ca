import type { Camp } from '#camps/rules/camp/camp.ts';
import { plannedKey, plannedOf } from '#camps/rules/camp/sessionCamp.ts';
import type { Point } from '#camps/rules/place/distance.ts';
import type { Gazetteer } from '#camps/rules/place/gazetteer.ts';
import type { Ages } from '../ages/agesOn.ts';
import type { Span } from '../coverage/span.ts';
import type { LikesOf } from './likes.ts';

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
  /** The days on which camps and sessions (plannedKey) are in the child's plan. */
  taken: ReadonlyMap<string, ReadonlySet<string>>;
  /** What the family and the child like of camps. */
  likes: LikesOf;
  /** The origin of distances; null when unknown. */
  near: { from: Point; gazetteer: Gazetteer | null } | null;
};

/** The day, or all days of the week. */
export const requestedDays = ({ day, week = [day] }: CareAsked): readonly string[] => week;

/** The days on which a camp is in the child's plan; one that was planned as a whole is there with each session. */
export const daysTaken = ({ taken }: Pick<CareAsked, 'taken'>, camp: Camp) =>
  taken.get(plannedKey(plannedOf(camp))) ?? taken.get(camp.id);

/** What is missing on a day of the break that may be booked. */
export const gapsOn = ({ day: tapped, gaps, openDays }: CareAsked, day: string): readonly Span[] =>
  day === tapped ? gaps : (openDays.get(day)?.gaps ?? []);
