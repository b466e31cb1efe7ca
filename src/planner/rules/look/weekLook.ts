import { daysBetween } from '#base/day/daysBetween.ts';
import type { BookingDate, PlanEntry } from '#family/rules/plan/planEntry.ts';
import { coverSummary } from '../coverage/coverSummary.ts';
import { breakAt, type FamilyBreak } from '../family/familyBreaks.ts';
import type { FamilyView } from '../family/familyView.ts';
import {
  type RegistrationOpening,
  registrationOpenings,
} from '../openings/registrationOpenings.ts';

/** What a family looks at once a week. `days`: days of children with nothing yet. */
export type LookLine =
  | { kind: 'open'; at: FamilyBreak; days: number }
  | { kind: 'opens'; opening: RegistrationOpening & { state: { kind: 'ahead' } } }
  | { kind: 'due'; entry: PlanEntry; due: BookingDate };

/** As far as a weekly look looks ahead, in days. */
const AHEAD_DAYS = 14;

type Looked = Pick<FamilyView, 'children' | 'breaks' | 'camps' | 'entries'> & {
  /** YYYY-MM-DD */
  today: string;
};

/**
 * The open days of the break that runs or comes next, then the sign-ups that open and the dates that are due within two weeks,
 * the first one first. `now`: ms since 1970.
 */
export function weekLook(
  { children, breaks, camps, entries, today }: Looked,
  now: number,
): LookLine[] {
  const at = breakAt(breaks, today);
  const days = at ? coverSummary(children.flatMap((child) => child.counted(at.days))).open : 0;
  const open: LookLine[] = at && days > 0 ? [{ kind: 'open', at, days }] : [];
  const opens = registrationOpenings(entries, camps, now).flatMap((opening) => {
    const { state, ...rest } = opening;
    if (state.kind !== 'ahead' || state.inDays > AHEAD_DAYS) return [];
    return [{ day: state.day, line: { kind: 'opens' as const, opening: { ...rest, state } } }];
  });
  const dues = entries.flatMap((entry) => {
    if (entry.status === 'cancelled') return [];
    const near = entry.dates.filter(
      ({ on }) => on >= today && daysBetween(today, on) <= AHEAD_DAYS,
    );
    return near.map((due) => ({ day: due.on, line: { kind: 'due' as const, entry, due } }));
  });
  const dated = [...opens, ...dues].toSorted((a, b) =>
    a.day < b.day ? -1 : Number(a.day > b.day),
  );
  return [...open, ...dated.map(({ line }) => line)];
}
