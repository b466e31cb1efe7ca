import { cutText } from '#base/text/cutText.ts';
import { parsedJson } from '#base/text/parsedJson.ts';
import * as v from 'valibot';
import { externalUrl } from '#base/http/externalUrl.ts';
import { addressLine, hasAddress } from '#camps/rules/place/address.ts';
import { coverageClaims } from '../coverage/coverageClaims.ts';
import type { CoverageClaim } from '../coverage/dayCell.ts';
import { spanAround } from '../coverage/span.ts';
import type { PlanCamps } from '../coverage/planCamps.ts';
import {
  isOwnEntry,
  MOST_ENTRY_DAYS,
  type PlanEntry,
  SpanSchema,
} from '#family/rules/plan/planEntry.ts';
import type { PlanChange, Sent } from '#family/rules/plan/planRows.ts';
import { isCoveringStatus } from '../status/coveringStatus.ts';
import { type FamilyDay, type FamilyDayKind, familyDayKind } from './familyDays.ts';
import { nextSequence } from './nextSequence.ts';
import type { BookingDay } from './bookingDays.ts';
import type { CalendarRow } from './planEvents.ts';

type Source = {
  entries: readonly PlanEntry[];
  camps: PlanCamps;
  /** Days without school and days at home that the family wants in its calendar. */
  familyDays: readonly FamilyDay[];
  bookingDays: readonly BookingDay[];
  sent: readonly Sent[];
  /** The label after the camp's name, by the child's id: an initial, not the name, as calendars get shared. */
  labels: ReadonlyMap<string, string>;
  /** Who brings and who picks up, as lines of the description; '' when nobody is named. */
  driversOf: (entry: PlanEntry) => string;
  /** The address of a camp's page. */
  pageOf: (campId: string) => string;
  /** YYYY-MM-DD */
  today: string;
  /** Ms since 1970. */
  now: number;
};

/** The event of an entry, saved as `shown` of a sent row: an entry that is gone can still be canceled by it. */
const ShownSchema = v.object({
  childId: v.nullable(v.string()),
  title: v.string(),
  place: v.string(),
  hours: v.nullable(SpanSchema),
  status: v.picklist(['tentative', 'confirmed', 'cancelled']),
  isOvernight: v.boolean(),
  /** Packed, eight digits each: a row has room for 2,000 letters. */
  days: v.pipe(v.string(), v.transform(unpackDays)),
  lastDay: v.exactOptional(v.string()),
  drivers: v.optional(v.string(), ''),
});
type Shown = v.InferOutput<typeof ShownSchema>;

/**
 * The plan as rows of a calendar file: what is held, on the days that are listed; the dates of bookings; and what an earlier file had and the
 * plan has no more, cancelled. Entries that are over are left out. Equal rows give equal files: the time of a change and
 * its sequence are those of the sent rows until something else is shown. `childId`: of one child only, else null.
 */
export function planCalendarRows(source: Source, childId: string | null): CalendarRow[] {
  const { entries, familyDays, bookingDays, sent, today } = source;
  const before = new Map(sent.map((row) => [row.id, row]));
  const shown = new Map([
    ...entries.map((entry) => [entry.id, shownOf(entry, source)] as const),
    ...familyDays.map((one) => [one.id, shownDay(one)] as const),
    ...bookingDays.map((one) => [one.id, shownDay({ ...one, from: one.on, to: one.on })] as const),
  ]);
  const dates = new Map(bookingDays.map((one) => [one.id, one]));
  // The row of a sign-up alarm has no event.
  const known = [...new Set([...shown.keys(), ...before.keys()])];
  return known.flatMap((id): CalendarRow[] => {
    const row = before.get(id);
    const was = readShown(row);
    const is = shown.get(id) ?? (was && { ...was, days: [], status: 'cancelled' as const });
    if (!is || (childId !== null && is.childId !== childId)) return [];
    const days = [...is.days, is.lastDay ?? '', ...(row?.days ?? []), was?.lastDay ?? ''];
    if ((days.toSorted().at(-1) ?? '') < today) return [];
    const url = urlOf(
      entries.find((entry) => entry.id === id),
      source,
    );
    const date = dates.get(id);
    const ofDate = date && { url: date.url, text: date.text, alarms: date.alarms };
    return [{ ...rowOf(id, is, was, row, source.now), url, ...ofDate }];
  });
}

/** What the last file had besides the camps: it is wanted again. */
export const sentKinds = (sent: readonly Sent[]): ReadonlySet<FamilyDayKind> =>
  new Set(
    sent.flatMap((row) =>
      readShown(row)?.status === 'cancelled' ? [] : (familyDayKind(row.id) ?? []),
    ),
  );

/** What to keep once a file with these rows was handed over. */
export function putSent(source: Source, rows: readonly CalendarRow[]): PlanChange[] {
  const before = new Map(source.sent.map((row) => [row.id, row]));
  const children = new Map(
    [...source.entries, ...source.familyDays, ...source.bookingDays].map(({ id, childId }) => [
      id,
      childId,
    ]),
  );
  return rows.map((row): PlanChange => {
    const { entryId: id, sequence, changedAt, title, place, hours, status, lastDay } = row;
    const { drivers = '' } = row;
    const childId = children.get(id) ?? readShown(before.get(id))?.childId ?? null;
    const days = [...new Set([...row.days, ...(row.sentDays ?? [])])]
      .toSorted()
      .slice(-MOST_ENTRY_DAYS);
    const isOvernight = row.isOvernight ?? false;
    const packed = packDays(row.days);
    const what = { childId, title, place, hours, status, isOvernight, days: packed, lastDay };
    const shown = { ...what, ...(drivers !== '' && { drivers }) };
    return {
      kind: 'sent_event',
      id,
      row: { id, sequence, changedAt, days, shown: JSON.stringify(shown) },
    };
  });
}

const packDays = (days: readonly string[]) => days.join('').replaceAll('-', '');

function unpackDays(text: string): string[] {
  return [...text.matchAll(/(\d{4})(\d\d)(\d\d)/g)].map(([, ...parts]) => parts.join('-'));
}

function rowOf(
  entryId: string,
  is: Shown,
  was: Shown | null,
  before: Sent | undefined,
  now: number,
): Omit<CalendarRow, 'url'> {
  const { childId: _, ...shown } = is;
  const sentDays = before?.days ?? [];
  if (!before || !was) return { ...shown, entryId, sentDays, sequence: 0, changedAt: now };
  const sequence = nextSequence({ ...was, sequence: before.sequence }, is);
  const changedAt = sequence === before.sequence ? before.changedAt : now;
  return { ...shown, entryId, sentDays, sequence, changedAt };
}

function readShown(row: Sent | undefined): Shown | null {
  if (!row) return null;
  const { success, output } = v.safeParse(ShownSchema, parsedJson(row.shown));
  return success ? output : null;
}

function shownOf(entry: PlanEntry, { camps, labels, driversOf }: Source): Shown {
  const known = camps(entry);
  const claims = isCoveringStatus(entry.status)
    ? [...coverageClaims(entry, known)].filter(([, claim]) => claim.isListed)
    : [];
  const label = labels.get(entry.childId ?? '');
  const name = known?.camp.providerName ?? entry.snapshot.providerName;
  return {
    childId: entry.childId,
    title: cutText(label === undefined ? name : `${name} (${label})`, 200),
    place: cutText(placeOf(entry, camps), 300),
    hours: entry.isOvernight ? null : hoursOf(claims[0]?.[1]),
    status: statusOf(entry, claims.length > 0),
    isOvernight: entry.isOvernight || isOwnAllDay(claims[0]?.[1]),
    days: claims.map(([day]) => day),
    drivers: cutText(driversOf(entry), 200),
  };
}

const shownDay = ({
  childId,
  title,
  from,
  to,
  hours,
}: Pick<FamilyDay, 'title' | 'from' | 'to' | 'hours'> & Pick<Shown, 'childId'>): Shown => ({
  childId,
  title: cutText(title, 200),
  place: '',
  hours,
  status: 'confirmed',
  isOvernight: false,
  days: [from],
  drivers: '',
  ...(to > from && { lastDay: to }),
});

/** A camp that is gone has no page. An entry of the family's own has the link that the family entered. */
function urlOf(entry: PlanEntry | undefined, { camps, pageOf }: Source): string {
  if (!entry) return '';
  if (isOwnEntry(entry)) return externalUrl(entry.snapshot.websiteUrl) ?? '';
  return camps(entry) ? pageOf(entry.campId) : '';
}

function statusOf({ status }: PlanEntry, isHeld: boolean): Shown['status'] {
  if (!isHeld) return 'cancelled';
  return status === 'confirmed' ? 'confirmed' : 'tentative';
}

function placeOf(entry: PlanEntry, camps: PlanCamps): string {
  const camp = camps(entry)?.camp;
  if (camp) return hasAddress(camp) ? addressLine(camp) : '';
  const { streetAddress, city } = entry.snapshot;
  return [streetAddress, city].filter(Boolean).join(', ');
}

/** A trip, or somebody for the whole day. */
const isOwnAllDay = (claim: CoverageClaim | undefined): boolean =>
  claim?.own !== undefined && claim.hours === 'allDay';

/** Returns the hours from drop-off to pick-up, with care before and after. */
function hoursOf(claim: CoverageClaim | undefined): Shown['hours'] {
  if (!claim || typeof claim.hours !== 'object') return null;
  return spanAround([claim.hours, ...claim.extended]);
}
