// The plan as another person gets it: rows of their own, with nothing in them that was not ticked.
import { cutText } from '#base/text/cutText.ts';
import * as v from 'valibot';
import { addDays } from '#base/day/calendar.ts';
import { fullAddress } from '#camps/rules/place/address.ts';
import { type FamilyRecord, PROFILE_ID, REMOVED, type Value } from '#family/rules/familyRecord.ts';
import {
  emptySnapshot,
  ownCampId,
  ownKind,
  plainEntry,
  type PlanEntry,
} from '#family/rules/plan/planEntry.ts';
import { toFamilyRecord } from '#family/rules/plan/planRecord.ts';
import { AtHomeSchema, OwnDaysSchema, type PlanChange } from '#family/rules/plan/planRows.ts';
import type { Profile } from '#family/rules/profile.ts';
import type { ChildCell } from '../coverage/childCells.ts';
import type { CoverageClaim } from '../coverage/dayCell.ts';
import type { PlanCamps } from '../coverage/planCamps.ts';
import { ALL_DAY, type Span, spanAround } from '../coverage/span.ts';
import type { FamilyView, PlanChild } from '../family/familyView.ts';
import { entryCost } from '../money/entryCost.ts';
import { isExactSum } from '../money/cents.ts';
import { coversDay } from '../status/coversDay.ts';
import { type ShareChoice, ShareChoiceSchema } from './shareChoice.ts';
import { isRoomHomeId } from './sharedEdit.ts';
import { type SharedWords, sharedWords } from './sharedWords.ts';

export type SharedRow = FamilyRecord;

type SharedRoom = {
  /** The same for the same id in one room, 1 to 120 characters; nobody outside can find the id from it. */
  pseudonym: (id: string) => string;
  /** The names of the links that open the room: these people read their own names. */
  people: readonly string[];
  /** Ms since 1970. */
  changedAt: number;
};

/**
 * The rows of a room. A `plan` row is one entry on one day, with that day's hours and its share of the price; `own_days`
 * are the days that need care, so that others see which ones are open. Throws on a choice that is none.
 */
export function projectPlan(
  { children, camps }: Pick<FamilyView, 'children' | 'camps'>,
  profile: Pick<Profile, 'parentInfo'>,
  given: ShareChoice,
  { pseudonym, people, changedAt }: SharedRoom,
): SharedRow[] {
  const choice = v.parse(ShareChoiceSchema, given);
  const words = sharedWords(
    children.map(({ child }) => child),
    choice,
    people,
  );
  const sender = words.person(profile.parentInfo.name);
  const projection: Projection = { choice, words, camps, pseudonym, sender };
  const values = (kind: 'profile' | 'child', id: string, fields: Record<string, Value>) => ({
    kind,
    id,
    fields: Object.fromEntries(
      Object.entries({ ...fields, [REMOVED]: false }).map(([field, value]) => [
        field,
        { value, changedAt },
      ]),
    ),
  });
  return [
    values('profile', PROFILE_ID, { name: sender }),
    ...children
      .filter(({ child }) => choice.childIds.includes(child.id))
      .flatMap((planned, order): SharedRow[] => {
        const { id, color } = planned.child;
        const firstName = words.child(id);
        return [
          values('child', pseudonym(id), { firstName, color, order }),
          ...childRows(planned, projection).map((row) => toFamilyRecord(row, changedAt)),
        ];
      }),
  ];
}

type Projection = {
  choice: ShareChoice;
  words: SharedWords;
  camps: PlanCamps;
  pseudonym: SharedRoom['pseudonym'];
  sender: string;
};

function childRows(planned: PlanChild, projection: Projection): PlanChange[] {
  const { pseudonym, words, sender } = projection;
  const childId = pseudonym(planned.child.id);
  const entries = new Map(planned.inputs.entries.map((entry) => [entry.id, entry]));
  // A day of two spans is one of the first.
  const seen = new Set<string>();
  const spans = projection.choice.spans.map(({ from, to, name }) => {
    const days = daysFrom(from, to).filter((day) => !seen.has(day));
    for (const day of days) seen.add(day);
    return { name, cells: planned.cells(days) };
  });
  const cells = spans.flatMap((span) => span.cells);
  const held = cells.flatMap(({ day, claims, home }): PlanChange[] => [
    ...claims.filter(coversDay).flatMap((claim): PlanChange[] => {
      const entry = entries.get(claim.entryId);
      if (!entry) return [];
      const id = pseudonym(`${entry.id} ${day}`);
      return [{ kind: 'plan', id, row: dayRow(entry, claim, { id, childId, day }, projection) }];
    }),
    ...home.flatMap(({ who, span, rowId }): PlanChange[] => {
      if (rowId === null) return [];
      const id = isRoomHomeId(rowId, day) ? rowId : pseudonym(rowId);
      const fields = { id, childId, day, who: cutText(words.person(who) || sender, 40), span };
      return [{ kind: 'home', id, row: v.parse(AtHomeSchema, fields) }];
    }),
  ]);
  return [...held, ...spans.flatMap((span) => neededDays(span, planned, projection))];
}

/** Consecutive days that need care are one row. A guess of ours says nothing about the family. */
function neededDays(
  { name, cells }: { name: string; cells: readonly ChildCell[] },
  { child }: PlanChild,
  { pseudonym }: Projection,
): PlanChange[] {
  const stretches: { from: string; to: string }[] = [];
  for (const { day, cover } of cells) {
    if (cover === 'none' || cover === 'guess') continue;
    const last = stretches.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else stretches.push({ from: day, to: day });
  }
  return stretches.map(({ from, to }) => {
    const id = pseudonym(`days ${child.id} ${from}`);
    const fields = { id, childId: pseudonym(child.id), from, to, name };
    const row = v.parse(OwnDaysSchema, { ...fields, dayKind: 'off', source: 'import' });
    return { kind: 'own_days', id, row };
  });
}

/** Named field by field: what an entry gets one day is not shared until somebody writes it here. */
function dayRow(
  entry: PlanEntry,
  claim: CoverageClaim,
  { id, childId, day }: { id: string; childId: string; day: string },
  { choice, words, camps, pseudonym }: Projection,
): PlanEntry {
  const camp = camps(entry);
  const own = ownKind(entry);
  const campId = pseudonym(entry.campId);
  const listed = camp?.camp.providerName ?? entry.snapshot.providerName;
  const name = own === null ? listed : own === 'care' ? words.person(listed) : words.text(listed);
  const { street, city } = camp ? fullAddress(camp.camp) : addressOf(entry);
  const place = choice.addresses ? { streetAddress: street, city } : {};
  return {
    ...plainEntry,
    id,
    childId,
    campId: own === null ? campId : ownCampId(own, campId),
    days: [day],
    status: 'planned',
    wantId: pseudonym(entry.id),
    hours: hoursOf(claim),
    cents: choice.prices ? shareOfDay(entry, camps, day) : null,
    note: words.note(entry.note),
    dropOffBy: words.person(entry.dropOffBy),
    pickUpBy: words.person(entry.pickUpBy),
    snapshot: { ...emptySnapshot, providerName: cutText(name, 200), ...place },
  };
}

const addressOf = ({ snapshot }: PlanEntry) => ({
  street: snapshot.streetAddress?.trim() ?? '',
  city: snapshot.city?.trim() ?? '',
});

/** From drop-off to pick-up, with care before and after; null where the camp names no hours. */
function hoursOf({ hours, extended }: CoverageClaim): Span | null {
  if (hours === 'unknown') return null;
  return hours === 'allDay' ? ALL_DAY : spanAround([hours, ...extended]);
}

/** Cents of one day, so that the days together cost what the entry does; null where that is not certain. */
function shareOfDay(entry: PlanEntry, camps: PlanCamps, day: string): number | null {
  const sum = entryCost(entry, camps(entry));
  if (!isExactSum(sum)) return null;
  const count = entry.days.length;
  const isLarger = entry.days.indexOf(day) < sum.low % count;
  return Math.floor(sum.low / count) + Number(isLarger);
}

function daysFrom(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
