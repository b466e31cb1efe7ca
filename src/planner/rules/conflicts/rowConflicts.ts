import { daysBetween } from '#base/day/daysBetween.ts';
import { ageFit } from '../ages/ageFit.ts';
import { agesOn } from '../ages/agesOn.ts';
import { turnsSoon } from '../ages/turnsSoon.ts';
import type { ChildCell } from '../coverage/childCells.ts';
import type { PlanCamp } from '../coverage/planCamps.ts';
import { isOwnEntry, isCareOrTrip, ownKind, type PlanEntry } from '#family/rules/plan/planEntry.ts';
import { isCoveringStatus } from '../status/coveringStatus.ts';
import { isEntryOver } from '../status/isEntryOver.ts';
import { totalMinutes } from '../coverage/span.ts';
import { coversDay } from '../status/coversDay.ts';
import type { Conflict, ConflictFacts } from './conflict.ts';
import type { ConflictInputs } from './conflictInputs.ts';
import { schoolConflicts } from './schoolConflicts.ts';
import { withKey } from './withKey.ts';

/** Sign-up or camp within a week: time to act. */
const SOON_DAYS = 7;

type Found = [ConflictFacts, Conflict['severity']][];

/** What is wrong with single rows: those that hold a day, and thoughts whose sign-up is about to close. */
export function rowConflicts({ today, children, entries, camps }: ConflictInputs): Conflict[] {
  const byChild = new Map(children.map((one) => [one.child.id, one]));
  return entries.flatMap((entry) => {
    const own = byChild.get(entry.childId ?? '');
    const days = entry.days.filter((day) => day >= today);
    if (!own || isEntryOver(entry, today)) return [];
    const camp = camps(entry);
    const found: Found = [
      ...(isCoveringStatus(entry.status) ? heldConflicts(entry, days, camp, own) : []),
      ...soonConflicts(entry, days, camp, today),
    ];
    return found.map(([facts, severity]) => withKey(facts, severity, [entry.id]));
  });
}

function heldConflicts(
  entry: PlanEntry,
  days: readonly string[],
  camp: PlanCamp | null,
  { child, cells }: ConflictInputs['children'][number],
): Found {
  const shown = new Set(days);
  const ofDays: Found = [
    ...coveredInPart(entry.id, shown, cells),
    // A trip on a school day is meant.
    ...(ownKind(entry) === 'away' ? [] : schoolConflicts(entry.id, shown, cells)).map(
      (facts): Found[number] => [facts, 'warning'],
    ),
  ];
  if (camp === null && isOwnEntry(entry)) return ofDays;
  if (camp === null) return [[{ kind: 'campGone' }, 'warning'], ...ofDays];
  const listed = new Set(camp.days);
  const gone = listed.size > 0 ? days.filter((day) => !listed.has(day)) : [];
  const lost: Found = gone.length > 0 ? [[{ kind: 'daysGone', days: gone }, 'error']] : [];
  return [...ageConflict(entry, camp, child), ...lost, ...ofDays];
}

function ageConflict(
  { days: [day] }: PlanEntry,
  { camp }: PlanCamp,
  child: ConflictInputs['children'][number]['child'],
): Found {
  if (day === undefined) return [];
  const fit = ageFit(agesOn(day, child), camp);
  if (fit === 'fits' || fit === 'notSaid') return [];
  const turnsInMonth = fit === 'tooYoung' ? turnsSoon(child.birthMonth, camp.ageMin, day) : null;
  return [[{ kind: 'age', day, fit, turnsInMonth }, fit === 'maybe' ? 'warning' : 'error']];
}

/** Days that a row leaves open in part, at either end or in the middle, with what the worst of them lacks. */
function coveredInPart(
  entryId: string,
  days: ReadonlySet<string>,
  cells: readonly ChildCell[],
): Found {
  const short = cells.flatMap(({ day, cover, gaps, claims }) => {
    if (cover !== 'part') return [];
    if (!days.has(day) || lastHeld(claims)?.entryId !== entryId) return [];
    return [{ day, minutes: totalMinutes(gaps) }];
  });
  if (short.length === 0) return [];
  const minutes = Math.max(...short.map((each) => each.minutes));
  return [[{ kind: 'endsEarly', days: short.map(({ day }) => day), minutes }, 'warning']];
}

/** The row that ends last of those whose hours are known; of two, always the same one. */
function lastHeld(claims: ChildCell['claims']): ChildCell['claims'][number] | undefined {
  return claims
    .filter((claim) => coversDay(claim) && typeof claim.hours === 'object')
    .toSorted((a, b) => endOf(b) - endOf(a) || (a.entryId < b.entryId ? -1 : 1))[0];
}

const endOf = ({ hours, extended }: ChildCell['claims'][number]): number =>
  Math.max(typeof hours === 'object' ? hours.to : 0, ...extended.map(({ to }) => to));

function soonConflicts(
  entry: PlanEntry,
  [day]: readonly string[],
  camp: PlanCamp | null,
  today: string,
): Found {
  const { status } = entry;
  if (isCareOrTrip(entry)) return [];
  if (status !== 'planned' && status !== 'considering') return [];
  const found: Found = [];
  const closesOn = camp?.camp.registrationClosesOn ?? null;
  const closing = closesOn === null ? -1 : daysBetween(today, closesOn);
  if (closesOn !== null && closing >= 0 && closing <= SOON_DAYS) {
    found.push([{ kind: 'signUpCloses', closesOn, daysLeft: closing }, 'info']);
  }
  const daysLeft = day === undefined ? -1 : daysBetween(today, day);
  if (status === 'planned' && day !== undefined && daysLeft >= 0 && daysLeft <= SOON_DAYS) {
    found.push([{ kind: 'stillPlanned', day, daysLeft }, 'info']);
  }
  return found;
}
