// One row of the plan: one child, one camp, some of its days.
import * as v from 'valibot';

/** A field that is missing or spoiled has its default; it costs nothing else. */
export const or = <T>(schema: v.GenericSchema<unknown, T>, safe: T) =>
  v.optional(v.fallback(schema, safe), () => safe);

export const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(120));
export const Day = v.pipe(v.string(), v.isoDate());
export const Text = (most: number) => v.pipe(v.string(), v.maxLength(most));
export const Minutes = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1440));
export const Cents = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000));
export const Days = v.pipe(
  v.array(Day),
  v.maxLength(100),
  v.transform((days) => [...new Set(days)].toSorted()),
);
const WordsOrNull = v.nullable(Text(200));

export const SpanSchema = v.pipe(
  v.object({ from: Minutes, to: Minutes }),
  v.check(({ from, to }) => from < to),
);

/** Only planned, registered and confirmed entries cover a day. */
export const STATUSES = [
  'considering',
  'planned',
  'registered',
  'confirmed',
  'waitlisted',
  'cancelled',
] as const;
export const StatusSchema = v.picklist(STATUSES);
export type Status = v.InferOutput<typeof StatusSchema>;

/**
 * What the listing said when the row was made or last looked at, in the provider's words: what has changed since is told
 * from it, and the row can be read when the camp is gone.
 */
export const SnapshotSchema = v.object({
  seenOn: Day,
  providerName: Text(200),
  price: WordsOrNull,
  hours: WordsOrNull,
  days: v.nullable(Days),
  datesText: v.nullable(Text(400)),
  ageMin: v.nullable(v.number()),
  ageMax: v.nullable(v.number()),
  streetAddress: WordsOrNull,
  city: WordsOrNull,
  websiteUrl: v.nullable(Text(300)),
  registrationOpensAt: v.nullable(Text(40)),
  registrationOpensOn: or(v.nullable(Day), null),
});
export type Snapshot = v.InferOutput<typeof SnapshotSchema>;

export const emptySnapshot: Snapshot = {
  seenOn: '2026-01-01',
  providerName: '',
  price: null,
  hours: null,
  days: null,
  datesText: null,
  ageMin: null,
  ageMax: null,
  streetAddress: null,
  city: null,
  websiteUrl: null,
  registrationOpensAt: null,
  registrationOpensOn: null,
};

export const ExtendedCareSchema = v.object({ span: SpanSchema, cents: v.nullable(Cents) });
export type ExtendedCare = v.InferOutput<typeof ExtendedCareSchema>;

export const ReceiptSchema = v.object({ paidOn: Day, cents: Cents, note: Text(100) });
export type Receipt = v.InferOutput<typeof ReceiptSchema>;

export const PlanEntrySchema = v.object({
  id: Id,
  /** Null for an unassigned entry. */
  childId: or(v.nullable(Id), null),
  campId: Id,
  /** Booked days, sorted, each once. Empty: no day yet. */
  days: or(Days, []),
  status: or<Status>(StatusSchema, 'considering'),
  /** Rows of one want are choices for the same days of a child; rank 1 is the first choice. */
  wantId: or(Id, 'none'),
  rank: or(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)), 1),
  /** An overnight camp lasts from check-in on the first day to check-out on the last one. */
  isOvernight: or(v.boolean(), false),
  /** The family knows better than the listing. */
  hours: or(v.nullable(SpanSchema), null),
  /** Before and after care that the family has ticked. */
  extended: or(v.pipe(v.array(ExtendedCareSchema), v.maxLength(4)), []),
  /** What it costs in all, as the family typed it; null: as the listing says. */
  cents: or(v.nullable(Cents), null),
  receipts: or(v.pipe(v.array(ReceiptSchema), v.maxLength(20)), []),
  note: or(Text(2000), ''),
  dropOffBy: or(Text(40), ''),
  pickUpBy: or(Text(40), ''),
  snapshot: or(SnapshotSchema, emptySnapshot),
});
export type PlanEntry = v.InferOutput<typeof PlanEntrySchema>;

/** What nobody has said yet of an entry. */
export const plainEntry = {
  rank: 1,
  isOvernight: false,
  hours: null,
  extended: [],
  cents: null,
  receipts: [],
  note: '',
  dropOffBy: '',
  pickUpBy: '',
} satisfies Partial<PlanEntry>;

const UNDECIDED = 'scheduled-';
/** Whether several devices may have made an entry with this id, each by itself. */
export const isUndecidedId = (id: string): boolean => id.startsWith(UNDECIDED);

/**
 * A camp that was put into the plan from its card: nobody has said for whom. Its days and its listing are not stored before
 * somebody does; the id is the same on every device.
 */
export function undecidedEntry(campId: string, providerName: string): PlanEntry {
  const id = UNDECIDED + campId;
  return {
    ...plainEntry,
    id,
    childId: null,
    campId,
    days: [],
    status: 'considering',
    wantId: id,
    snapshot: { ...emptySnapshot, providerName },
  };
}

/** Whether nobody has said anything of the entry since the camp was put into the plan. */
export const isUndecided = ({ id, campId, childId, days, snapshot }: PlanEntry): boolean =>
  id === UNDECIDED + campId &&
  childId === null &&
  days.length === 0 &&
  snapshot.seenOn === emptySnapshot.seenOn;

/** Drops the unassigned entry of a camp that has an assigned one, since another phone has decided. */
export function decidedOnce(entries: readonly PlanEntry[]): PlanEntry[] {
  const decided = new Set(
    entries.filter((entry) => !isUndecided(entry)).map(({ campId }) => campId),
  );
  return entries.filter((entry) => !isUndecided(entry) || !decided.has(entry.campId));
}
