// One row of the plan: one child, one camp, some of its days.
import * as v from 'valibot';

/** A field that is missing or spoiled has its default; it costs nothing else. */
export const withDefault = <T>(schema: v.GenericSchema<unknown, T>, safe: T) =>
  v.optional(v.fallback(schema, safe), () => safe);

export const IdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(120));
export const DaySchema = v.pipe(v.string(), v.isoDate());
export const TextSchema = (most: number) => v.pipe(v.string(), v.maxLength(most));
export const MinutesSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1440));
/** The most that one amount of the plan can be: $100,000. */
export const MOST_CENTS = 10_000_000;
export const CentsSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_CENTS));
/** The most days of an entry. */
export const MOST_ENTRY_DAYS = 100;
export const DaysSchema = v.pipe(
  v.array(DaySchema),
  v.maxLength(MOST_ENTRY_DAYS),
  v.transform((days) => [...new Set(days)].toSorted()),
);
const WordsOrNull = v.nullable(TextSchema(200));

export const SpanSchema = v.pipe(
  v.object({ from: MinutesSchema, to: MinutesSchema }),
  v.check(({ from, to }) => from < to),
);

/** Only planned, registered and confirmed entries cover a day. */
export const PLAN_STATUSES = [
  'considering',
  'planned',
  'registered',
  'confirmed',
  'waitlisted',
  'cancelled',
] as const;
export const PlanStatusSchema = v.picklist(PLAN_STATUSES);
export type PlanStatus = v.InferOutput<typeof PlanStatusSchema>;

/**
 * The listing when the row was made or last viewed, in the provider's words: changes are computed from it, and the row
 * stays readable when the camp is gone.
 */
export const SnapshotSchema = v.object({
  seenOn: DaySchema,
  providerName: TextSchema(200),
  price: WordsOrNull,
  hours: WordsOrNull,
  days: v.nullable(DaysSchema),
  datesText: v.nullable(TextSchema(400)),
  ageMin: v.nullable(v.number()),
  ageMax: v.nullable(v.number()),
  streetAddress: WordsOrNull,
  city: WordsOrNull,
  websiteUrl: v.nullable(TextSchema(300)),
  registrationOpensAt: v.nullable(TextSchema(40)),
  registrationOpensOn: withDefault(v.nullable(DaySchema), null),
  /** What was said of the room when it was viewed; null: nothing that still counted. A list of its own: every first page would bring the schema of camps. */
  seats: withDefault(v.nullable(v.picklist(['open', 'few', 'waitlist', 'full'])), null),
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
  seats: null,
};

/** The listing's price of care, as careOptions reads it. */
const CareRateSchema = v.object({
  cents: CentsSchema,
  per: v.nullable(v.picklist(['day', 'week'])),
});

export const ExtendedCareSchema = v.object({
  span: SpanSchema,
  /** The whole amount for all days; null: unknown, or not certain. */
  cents: v.nullable(CentsSchema),
  /** Set when the listing's price counts: it follows the days of the entry, and `cents` does not. */
  rate: v.optional(v.fallback(v.nullable(CareRateSchema), null)),
});
export type ExtendedCare = v.InferOutput<typeof ExtendedCareSchema>;

export const ReceiptSchema = v.object({
  paidOn: DaySchema,
  cents: CentsSchema,
  note: TextSchema(100),
});
export type Receipt = v.InferOutput<typeof ReceiptSchema>;

/** What is due on a day of a booking. evening: what to get ready before it begins. waitlist: ask where one is on it. */
export const BOOKING_DATE_KINDS = ['balance', 'forms', 'evening', 'waitlist'] as const;
/** Characters of what the family adds to a date. */
export const LONGEST_DATE_NOTE = 100;
/** The most dates of an entry: each may be two alarms, of the 50 of a phone. */
export const MOST_BOOKING_DATES = 8;

const BookingDateSchema = v.object({
  id: IdSchema,
  kind: v.picklist(BOOKING_DATE_KINDS),
  on: DaySchema,
  note: TextSchema(LONGEST_DATE_NOTE),
});
export type BookingDate = v.InferOutput<typeof BookingDateSchema>;

/** Characters of the family's note. */
export const LONGEST_NOTE = 2000;

export const PlanEntrySchema = v.object({
  id: IdSchema,
  /** Null for an unassigned entry. */
  childId: withDefault(v.nullable(IdSchema), null),
  campId: IdSchema,
  /** Booked days, sorted, each once. Empty: no day yet. */
  days: withDefault(DaysSchema, []),
  status: withDefault<PlanStatus>(PlanStatusSchema, 'considering'),
  /** Rows of one want are choices for the same days of a child; rank 1 is the first choice. */
  wantId: withDefault(IdSchema, 'none'),
  rank: withDefault(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)), 1),
  /** An overnight camp lasts from check-in on the first day to check-out on the last one. */
  isOvernight: withDefault(v.boolean(), false),
  /** The family knows better than the listing. */
  hours: withDefault(v.nullable(SpanSchema), null),
  /** Before and after care that the family has ticked. */
  extended: withDefault(v.pipe(v.array(ExtendedCareSchema), v.maxLength(4)), []),
  /** The total cost that the family typed; null: the listing's. */
  cents: withDefault(v.nullable(CentsSchema), null),
  receipts: withDefault(v.pipe(v.array(ReceiptSchema), v.maxLength(20)), []),
  note: withDefault(TextSchema(LONGEST_NOTE), ''),
  dropOffBy: withDefault(TextSchema(40), ''),
  pickUpBy: withDefault(TextSchema(40), ''),
  snapshot: withDefault(SnapshotSchema, emptySnapshot),
  /** The one session that is planned; null: the camp as a whole. */
  sessionId: withDefault(v.nullable(IdSchema), null),
  dates: withDefault(v.pipe(v.array(BookingDateSchema), v.maxLength(MOST_BOOKING_DATES)), []),
});
export type PlanEntry = v.InferOutput<typeof PlanEntrySchema>;

/** The defaults of an entry. */
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
  sessionId: null,
  dates: [],
} satisfies Partial<PlanEntry>;

const OWN = 'own';
/** camp: a camp or class. care: a person who looks after the child. away: a trip. */
export const OWN_KINDS = ['camp', 'care', 'away'] as const;
export type OwnKind = (typeof OWN_KINDS)[number];

/** The `campId` of an entry of the family's own; the same for all children. No camp of the directory has such an id. */
export const ownCampId = (kind: OwnKind, id: string): string => `${OWN}-${kind}-${id}`;

/** What an entry of the family's own is; null for a camp of the directory. */
export function ownKind({ campId }: Pick<PlanEntry, 'campId'>): OwnKind | null {
  if (!isOwnEntry({ campId })) return null;
  return OWN_KINDS.find((kind) => campId.startsWith(`${OWN}-${kind}-`)) ?? 'camp';
}

/** Whether an entry is somebody's care or a trip: nobody signs up for those, or waits for a place. */
export function isCareOrTrip(entry: Pick<PlanEntry, 'campId'>): boolean {
  const kind = ownKind(entry);
  return kind === 'care' || kind === 'away';
}

/** Whether the family wrote the entry itself, so that the directory knows no camp of it, now or ever. */
export const isOwnEntry = ({ campId }: Pick<PlanEntry, 'campId'>): boolean =>
  campId.startsWith(`${OWN}-`);

const UNDECIDED = 'scheduled-';
/** Whether several devices may have made an entry with this id independently. */
export const isUndecidedId = (id: string): boolean => id.startsWith(UNDECIDED);

/**
 * A camp that was added to the plan from its card, for no child yet. Its days and its listing are not stored until the
 * family decides; the id is the same on every device.
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

/** Whether the entry is unchanged since the camp was added to the plan. */
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
