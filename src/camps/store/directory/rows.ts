// The boundary for rows: snake_case and the server's types end here.
// Lenient with the server (an installed app meets newer tables): unknown columns and kinds are
// ignored, a missing column that may be null is null. A bad row is skipped and counted, never fatal.
import * as v from 'valibot';
import { type Camp, CAMP_FIELDS, CampSchema, CampSessionSchema } from '#camps/rules/camp/camp.ts';
import { SchoolBreakSchema, SchoolDistrictSchema } from '#camps/rules/season/schoolBreak.ts';
import { SeasonSchema } from '#camps/rules/season/season.ts';
import { isCalendarDay } from '#base/day/calendar.ts';
import { yieldToMain } from '#base/device/yieldToMain.ts';
import { columnName } from '#base/http/columns.ts';
import { type DirectoryEntry, type EntryChange, type Kind, KindSchema, entryKey } from './entry.ts';

type Row = Record<string, unknown>;
const RowSchema = v.custom<Row>((value) => typeof value === 'object' && value !== null);

/** Fields out of their columns; null for those that a row does not have. */
function byColumn(fields: readonly string[]): (row: Row) => Row {
  const columns = fields.map(columnName);
  return (row) => {
    const read: Row = {};
    for (const [index, field] of fields.entries()) read[field] = row[columns[index] ?? ''] ?? null;
    return read;
  };
}

/** A listing with more days has them wrong; each of them would be drawn. */
const MAX_DAYS = 366;

/** A list of objects with a date each. An entry that is no calendar day is left out: never a wrong day. */
const DaysSchema = v.pipe(
  v.nullish(v.custom<readonly unknown[]>(Array.isArray), null),
  v.transform((list) => {
    const days = new Set<string>();
    for (const item of list ?? []) if (isDay(item)) days.add(item.date);
    return days.size === 0 || days.size > MAX_DAYS ? null : [...days].toSorted();
  }),
);

// By hand: five days of 10,000 camps would be a third of the whole fill with a schema each.
function isDay(item: unknown): item is { date: string } {
  if (typeof item !== 'object' || item === null || !('date' in item)) return false;
  const { date } = item;
  if (typeof date !== 'string' || !v.ISO_DATE_REGEX.test(date)) return false;
  // Every month has 28 days; what comes after costs more to check.
  return date.slice(8) <= '28' || isCalendarDay(date);
}

const { entries: session } = CampSessionSchema;
const SessionRowSchema = v.pipe(
  v.object({
    id: session.id,
    label: v.nullish(session.label, null),
    dates: session.datesText,
    days: v.fallback(session.days, null),
    hours: v.nullish(session.hours, null),
    price: v.nullish(session.price, null),
    age_min: v.fallback(session.ageMin, null),
    age_max: v.fallback(session.ageMax, null),
    seats: v.fallback(session.seats, null),
    seats_said_on: v.fallback(session.seatsSaidOn, null),
  }),
  v.transform(({ dates, age_min, age_max, seats_said_on, ...same }) => ({
    ...same,
    datesText: dates,
    ageMin: age_min,
    ageMax: age_max,
    seatsSaidOn: seats_said_on,
  })),
);

/** A session that cannot be read is left out; a list of none is none. */
export const SessionRowsSchema = v.pipe(
  v.nullish(v.custom<readonly unknown[]>(Array.isArray), null),
  v.transform((rows) => {
    const sessions = (rows ?? []).flatMap((row) => {
      const read = v.safeParse(SessionRowSchema, row);
      return read.success ? [read.output] : [];
    });
    return sessions.length === 0 ? null : sessions;
  }),
);

const { entries: camp } = CampSchema;
export const CampRowSchema = v.pipe(
  RowSchema,
  v.transform(byColumn(CAMP_FIELDS)),
  v.object({
    ...camp,
    days: DaysSchema,
    // A precision this app does not know is as good as none; it must not cost the whole camp.
    coordinatePrecision: v.fallback(camp.coordinatePrecision, null),
    // Nor must a day beyond the calendar.
    registrationOpensOn: v.fallback(camp.registrationOpensOn, null),
    registrationClosesOn: v.fallback(camp.registrationClosesOn, null),
    datesCheckedOn: v.fallback(camp.datesCheckedOn, null),
    datesCheckedBy: v.fallback(camp.datesCheckedBy, null),
    priceCheckedOn: v.fallback(camp.priceCheckedOn, null),
    priceCheckedBy: v.fallback(camp.priceCheckedBy, null),
    seats: v.fallback(camp.seats, null),
    seatsSaidOn: v.fallback(camp.seatsSaidOn, null),
    sessions: SessionRowsSchema,
    isSample: v.nullish(camp.isSample, false),
  }),
  // Here and not where days are read: lists read those of ten thousand camps.
  v.transform((read) =>
    read.sessions ? { ...read, days: daysOfSessions(read) ?? read.days } : read,
  ),
);

/** The days of all sessions; null unless each of them is certain of its own. */
function daysOfSessions({ sessions }: Pick<Camp, 'sessions'>): string[] | null {
  const days = new Set<string>();
  for (const one of sessions ?? []) {
    if (one.days === null) return null;
    for (const day of one.days) days.add(day);
  }
  return days.size === 0 || days.size > MAX_DAYS ? null : [...days].toSorted();
}

const { entries: season } = SeasonSchema;
export const SeasonRowSchema = v.pipe(
  RowSchema,
  v.transform(byColumn(Object.keys(season))),
  // A state this app does not know is as good as none; the dates say enough.
  v.object({ ...season, state: v.fallback(season.state, null) }),
);

export const ActivityRowSchema = v.object({
  id: v.string(),
  activity_type_name: v.pipe(v.string(), v.minLength(1)),
});

const { entries: district } = SchoolDistrictSchema;
export const SchoolDistrictRowSchema = v.pipe(
  RowSchema,
  v.transform(byColumn(Object.keys(district))),
  // An address that no page may open must not cost the district.
  v.object({
    ...district,
    calendarUrl: v.fallback(v.nullable(v.pipe(v.string(), v.startsWith('https://'))), null),
  }),
);

/** 'HH:MM:SS' to minutes after midnight. */
const BellSchema = v.nullable(
  v.pipe(
    v.string(),
    v.regex(/^(?:[01]\d|2[0-3]):\d{2}:\d{2}$/),
    v.transform((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))),
  ),
);

const { entries: day } = SchoolBreakSchema;
export const SchoolBreakRowSchema = v.pipe(
  RowSchema,
  v.transform(byColumn(Object.keys(day))),
  v.object({
    ...day,
    // A server that does not know other days sends days off alone.
    dayKind: v.nullable(day.dayKind, 'off'),
    letsOutAt: BellSchema,
    bellElementary: BellSchema,
    bellMiddle: BellSchema,
    bellHigh: BellSchema,
    mayBeMadeUp: v.nullable(day.mayBeMadeUp, false),
  }),
);

const ItemSchema = v.object({
  kind: v.string(),
  id: v.string(),
  deleted: v.boolean(),
  row: v.optional(v.unknown()),
});
type Item = v.InferOutput<typeof ItemSchema>;

/** `badKeys` are of rows that could not be parsed: counted, and shown in Settings. */
export type ReadRows = { changes: EntryChange[]; badKeys: string[] };

/** Parses the valid rows of one response of changed_camps; never throws. */
export function readRows(items: readonly unknown[]): ReadRows {
  const read: ReadRows = { changes: [], badKeys: [] };
  for (const raw of items) {
    const item = v.safeParse(ItemSchema, raw);
    const change = item.success ? changeOf(item.output) : 'bad';
    if (change === 'bad') read.badKeys.push(entryKey(v.is(NamedSchema, raw) ? raw : NAMELESS));
    else if (change !== 'unknown kind') read.changes.push(change);
  }
  return read;
}

/** Rows read between two pauses: a slow phone takes some 30 ms for them. */
const STEP = 100;

/** The same in small steps: a page of the directory has a thousand rows, and presses must get through meanwhile. */
export async function readRowsInSteps(items: readonly unknown[]): Promise<ReadRows> {
  const read: ReadRows = { changes: [], badKeys: [] };
  for (let from = 0; from < items.length; from += STEP) {
    if (from > 0) await yieldToMain();
    const { changes, badKeys } = readRows(items.slice(from, from + STEP));
    read.changes.push(...changes);
    read.badKeys.push(...badKeys);
  }
  return read;
}

const NamedSchema = v.object({ kind: v.string(), id: v.pipe(v.string(), v.maxLength(200)) });
const NAMELESS = { kind: '?', id: '?' };

function changeOf({ kind, id, deleted, row }: Item): EntryChange | 'bad' | 'unknown kind' {
  if (!v.is(KindSchema, kind)) return 'unknown kind';
  if (deleted) return { kind, id, value: null };
  const entry = entryOf(kind, row);
  // The row must be the one its envelope names: a mix-up would overwrite another camp.
  return entry?.id === id && isPlain(entry) ? entry : 'bad';
}

/** Far more than any column of ours holds. */
const MAX_TEXT_LENGTH = 1000;
/** Half of a character beyond the first 65,536. No database holds one, and no address can. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Every text is one that pages can draw and put into an address. */
function isPlain({ id, value }: DirectoryEntry): boolean {
  return [id, ...(typeof value === 'string' ? [value] : Object.values(value))].every(
    (text) =>
      typeof text !== 'string' || (text.length <= MAX_TEXT_LENGTH && !LONE_SURROGATE.test(text)),
  );
}

function entryOf(kind: Kind, row: unknown): DirectoryEntry | null {
  switch (kind) {
    case 'camp': {
      const { success, output } = v.safeParse(CampRowSchema, row);
      return success ? { kind, id: output.id, value: output } : null;
    }
    case 'season': {
      const { success, output } = v.safeParse(SeasonRowSchema, row);
      return success ? { kind, id: output.id, value: output } : null;
    }
    case 'activity': {
      const { success, output } = v.safeParse(ActivityRowSchema, row);
      return success ? { kind, id: output.id, value: output.activity_type_name } : null;
    }
    case 'district': {
      const { success, output } = v.safeParse(SchoolDistrictRowSchema, row);
      return success ? { kind, id: output.id, value: output } : null;
    }
    // 'break' and 'schoolday': the ones that are left.
    default: {
      const { success, output } = v.safeParse(SchoolBreakRowSchema, row);
      return success ? { kind, id: output.id, value: output } : null;
    }
  }
}
