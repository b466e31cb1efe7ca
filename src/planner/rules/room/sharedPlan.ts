// A shared plan as its receiver reads it. What arrives was written by others: it is data of any kind until it was read here.
import { cutText } from '#base/text/cutText.ts';
import { plainText } from '#base/text/plainText.ts';
import * as v from 'valibot';
import { mapsUrl } from '#camps/rules/place/address.ts';
import { phonesIn, withoutPhones } from '#camps/rules/text/phonesIn.ts';
import { type FamilyRecord, isDeleted, PROFILE_ID } from '#family/rules/familyRecord.ts';
import { DaySchema, type OwnKind, ownKind, type PlanEntry } from '#family/rules/plan/planEntry.ts';
import { toPlanRow } from '#family/rules/plan/planRecord.ts';
import type { AtHome, OwnDays } from '#family/rules/plan/planRows.ts';
import { ChildSchema, type ChildColor } from '#family/rules/profile.ts';
import { addDays } from '#base/day/calendar.ts';
import { isAllDay, type Span } from '../coverage/span.ts';

export type SharedChild = { id: string; name: string; color: ChildColor };

/** One child on one day: where it is, or that nobody has it yet. */
export type SharedPart = {
  /** Of the row; none for an open day. */
  rowId: string | null;
  child: SharedChild;
  kind: OwnKind | 'home' | 'open';
  /** The camp or trip, or the person who has the child; '' when open, or when nobody is named. */
  name: string;
  /** Null: not known. */
  hours: Span | 'allDay' | null;
  /** '' unless it was shared. */
  address: string;
  /** https; null without an address. */
  mapUrl: string | null;
  phones: readonly string[];
  note: string;
  /** The day's share of the price; null when it is not shared, or not known. */
  cents: number | null;
  dropOffBy: string;
  pickUpBy: string;
};

/** Written for everybody with the link. `field`: of its row, NOTE for the latest. `at`: ms since 1970. */
export type DayNote = { field: string; text: string; at: number };

/** `notes`: the oldest first. There are several where people wrote at the same time. */
export type SharedDay = {
  day: string;
  parts: readonly SharedPart[];
  notes: readonly DayNote[];
};

export type SharedPlan = {
  /** '' when the sender gave no name. */
  sender: string;
  /** The names of the breaks, each once. */
  breaks: readonly string[];
  /** In the family's own order. */
  children: readonly SharedChild[];
  /** Sorted; days without a part are left out. */
  days: readonly SharedDay[];
  /** Everybody who brings, fetches or looks after a child, but for the sender. */
  people: readonly string[];
};

/** Characters of a note that everybody of a room reads on a day. */
export const LONGEST_DAY_NOTE = 300;

/** The field of a note. What others wrote at the same time is in fields that begin with it. */
export const NOTE = 'text';

/** The id of a day's notes in a room. */
export const dayNoteId = (day: string): string => `day-${day}`;

/** Reads the rows of a room. What is missing or spoiled has its default; a row without a child or a day is left out. */
export function readSharedPlan(records: readonly FamilyRecord[]): SharedPlan {
  const live = records.filter((record) => !isDeleted(record));
  const children = live.toSorted((a, b) => orderOf(a) - orderOf(b)).flatMap(childOf);
  const byId = new Map(children.map((child) => [child.id, child]));
  const parts = new Map<string, SharedPart[]>();
  const add = (day: string, part: SharedPart) => {
    const ofDay = parts.get(day);
    if (ofDay) ofDay.push(part);
    else parts.set(day, [part]);
  };
  const needed: OwnDays[] = [];
  for (const record of live) {
    const change = toPlanRow(record);
    if (!change?.row) continue;
    if (change.kind === 'own_days') needed.push(change.row);
    if (change.kind !== 'plan' && change.kind !== 'home') continue;
    const child = byId.get(change.row.childId ?? '');
    if (!child) continue;
    if (change.kind === 'home') {
      if (change.row.isHome) add(change.row.day, homePart(change.row, child));
    } else for (const day of change.row.days) add(day, entryPart(change.row, child));
  }
  for (const { childId, from, to } of needed) {
    const child = byId.get(childId);
    if (!child) continue;
    for (const day of daysOf(from, to)) {
      if (!parts.get(day)?.some((part) => part.child === child)) add(day, openPart(child));
    }
  }
  const notes = new Map(live.map(readDayNotes).filter((ofDay) => ofDay !== null));
  const days = [...parts]
    .toSorted(([a], [b]) => compare(a, b))
    .map(([day, ofDay]) => ({
      day,
      parts: ofDay.toSorted(
        (a, b) => children.indexOf(a.child) - children.indexOf(b.child) || startOf(a) - startOf(b),
      ),
      notes: notes.get(day) ?? [],
    }));
  const sender = live.flatMap(senderOf)[0] ?? '';
  const people = [...parts.values()].flat().flatMap(peopleOf);
  const breaks = needed
    .toSorted((a, b) => compare(a.from, b.from))
    .map(({ name }) => plainText(name));
  return {
    sender,
    breaks: [...new Set(breaks)].filter(Boolean),
    children,
    days,
    people: [...new Set(people)].filter((name) => name !== '' && name !== sender).toSorted(compare),
  };
}

const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);
const startOf = ({ hours }: SharedPart) => (hours !== null && hours !== 'allDay' ? hours.from : 0);

const valuesOf = ({ fields }: FamilyRecord) =>
  Object.fromEntries(Object.entries(fields).map(([field, { value }]) => [field, value]));

function childOf(record: FamilyRecord): SharedChild[] {
  if (record.kind !== 'child') return [];
  const { success, output } = v.safeParse(ChildSchema, { ...valuesOf(record), id: record.id });
  if (!success) return [];
  return [{ id: output.id, name: plainText(output.firstName) || '?', color: output.color }];
}

const orderOf = ({ fields }: FamilyRecord): number => {
  const order = fields.order?.value;
  return typeof order === 'number' ? order : 0;
};

const NameSchema = v.pipe(v.string(), v.maxLength(60), v.transform(plainText));

const senderOf = ({ kind, id, fields }: FamilyRecord): string[] =>
  kind === 'profile' && id === PROFILE_ID && v.is(NameSchema, fields.name?.value)
    ? [v.parse(NameSchema, fields.name?.value)]
    : [];

/** A day and its notes, which are harmless and not too long; null for a row that has none. */
export function readDayNotes({ kind, id, fields }: FamilyRecord): [string, DayNote[]] | null {
  const day = id.slice(dayNoteId('').length);
  if (kind !== 'note' || id !== dayNoteId(day) || !v.is(DaySchema, day)) return null;
  const notes = Object.entries(fields).flatMap(([field, { value, changedAt: at }]) => {
    if (typeof value !== 'string' || !field.startsWith(NOTE)) return [];
    const text = cutText(plainText(value), LONGEST_DAY_NOTE);
    return text === '' ? [] : [{ field, text, at }];
  });
  return [day, notes.toSorted((one, other) => one.at - other.at)];
}

/** A stretch of days that somebody else wrote is never followed for long. */
const MOST_DAYS = 400;

function daysOf(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to && days.length < MOST_DAYS; day = addDays(day, 1)) days.push(day);
  return days;
}

const nothing = {
  rowId: null,
  name: '',
  hours: null,
  address: '',
  mapUrl: null,
  phones: [],
  note: '',
  cents: null,
  dropOffBy: '',
  pickUpBy: '',
} satisfies Partial<SharedPart>;

const openPart = (child: SharedChild): SharedPart => ({ ...nothing, child, kind: 'open' });

const homePart = ({ id, who, span }: AtHome, child: SharedChild): SharedPart => ({
  ...nothing,
  rowId: id,
  child,
  kind: 'home',
  name: plainText(who),
  hours: span ?? 'allDay',
});

function entryPart(entry: PlanEntry, child: SharedChild): SharedPart {
  const { hours, snapshot } = entry;
  const place = {
    streetAddress: plainText(snapshot.streetAddress ?? ''),
    city: plainText(snapshot.city ?? ''),
  };
  const address = [place.streetAddress, place.city].filter(Boolean).join(', ');
  const note = plainText(entry.note);
  const isNote = /[\p{L}\p{N}]/u.test(withoutPhones(note));
  return {
    rowId: entry.id,
    child,
    kind: ownKind(entry) ?? 'camp',
    name: plainText(snapshot.providerName),
    hours: hours && isAllDay(hours) ? 'allDay' : hours,
    address,
    mapUrl: address === '' ? null : mapsUrl({ ...place, ...unknownPlace }),
    phones: phonesIn(note),
    note: isNote ? note : '',
    cents: entry.cents,
    dropOffBy: plainText(entry.dropOffBy),
    pickUpBy: plainText(entry.pickUpBy),
  };
}

const unknownPlace = {
  state: null,
  zipCode: null,
  latitude: null,
  longitude: null,
  coordinatePrecision: null,
};

const peopleOf = ({ kind, name, dropOffBy, pickUpBy }: SharedPart): string[] => [
  dropOffBy,
  pickUpBy,
  ...(kind === 'home' || kind === 'care' ? [name] : []),
];
