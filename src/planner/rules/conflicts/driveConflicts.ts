import { milesBetween } from '#camps/rules/place/distance.ts';
import type { CoverageClaim } from '../coverage/dayCell.ts';
import { canDoBoth, type DriveStop } from '../drive/canDoBoth.ts';
import type { CampPlace } from '../drive/campPlace.ts';
import { ALL_DAY, spanAround } from '../coverage/span.ts';
import { stopWindow } from '../drive/stopWindow.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { coversDay } from '../status/coversDay.ts';
import type { Conflict } from './conflict.ts';
import type { ConflictInputs } from './conflictInputs.ts';
import { withKey } from './withKey.ts';

/** The answers from worst to best, for the worst of several days. */
const ANSWERS = ['no', 'tight', 'maybeFar'] as const;
const severityOf = { no: 'error', tight: 'warning', maybeFar: 'info' } as const;

type End = 'dropOffs' | 'pickUps';
type Leg = { claim: CoverageClaim; entry: PlanEntry; childId: string; place: CampPlace };
type Far = {
  kind: End;
  legs: readonly [Leg, Leg];
  days: string[];
  answer: (typeof ANSWERS)[number];
  miles: number;
};

/**
 * Two children who must be brought to, or fetched from, two places at about one time: once for each pair of rows, with
 * all its days. Rows that name two people are two drives; an unknown place is no conflict.
 */
export function driveConflicts({
  today,
  children,
  entries,
  camps,
  placeOf,
}: ConflictInputs): Conflict[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const legsByDay = new Map<string, Leg[]>();
  for (const { child, cells } of children) {
    for (const { day, claims } of cells) {
      if (day < today) continue;
      for (const claim of claims) {
        const entry = byId.get(claim.entryId);
        const camp = entry && camps(entry)?.camp;
        if (!entry || !camp || !coversDay(claim)) continue;
        const legs = legsByDay.get(day) ?? [];
        legsByDay.set(day, [...legs, { claim, entry, childId: child.id, place: placeOf(camp) }]);
      }
    }
  }
  const found = new Map<string, Far>();
  for (const [day, legs] of legsByDay) {
    for (const pair of pairsOf(legs)) for (const kind of ENDS) note(found, day, kind, pair);
  }
  return [...found.values()].map(({ kind, legs, days, answer, miles }) =>
    withKey(
      { kind, days: days.toSorted(), answer, miles },
      severityOf[answer],
      legs.map(({ entry }) => entry.id),
    ),
  );
}

const ENDS: readonly End[] = ['dropOffs', 'pickUps'];

function* pairsOf(legs: readonly Leg[]): Generator<readonly [Leg, Leg]> {
  for (const [at, one] of legs.entries()) {
    for (const other of legs.slice(at + 1)) {
      const isOnePlace = one.claim.place !== null && one.claim.place === other.claim.place;
      if (one.childId !== other.childId && !isOnePlace) yield [one, other];
    }
  }
}

function note(found: Map<string, Far>, day: string, kind: End, legs: readonly [Leg, Leg]): void {
  const [one, other] = legs;
  const [a, b] = [stopOf(one, kind), stopOf(other, kind)];
  if (!a?.at || !b?.at || areTwoPeople(one.entry, other.entry, kind)) return;
  const answer = canDoBoth(a, b);
  if (answer === 'yes' || answer === 'unknown') return;
  const key = `${kind} ${one.entry.id} ${other.entry.id}`;
  const known = found.get(key);
  const miles = milesBetween(a.at, b.at);
  if (!known) {
    found.set(key, { kind, legs, days: [day], answer, miles });
    return;
  }
  known.days.push(day);
  if (ANSWERS.indexOf(answer) < ANSWERS.indexOf(known.answer)) known.answer = answer;
}

function stopOf({ claim: { hours, extended }, place }: Leg, kind: End): DriveStop | null {
  if (typeof hours !== 'object') return null;
  const minute = spanAround([hours, ...extended])[kind === 'dropOffs' ? 'from' : 'to'];
  // A night at camp has no drop-off at midnight.
  if (minute === ALL_DAY.from || minute === ALL_DAY.to) return null;
  return { ...place, ...stopWindow(minute) };
}

function areTwoPeople(one: PlanEntry, other: PlanEntry, kind: End): boolean {
  const person = ({ dropOffBy, pickUpBy }: PlanEntry) =>
    (kind === 'dropOffs' ? dropOffBy : pickUpBy).trim().toLowerCase();
  const [first, second] = [person(one), person(other)];
  return first !== '' && second !== '' && first !== second;
}
