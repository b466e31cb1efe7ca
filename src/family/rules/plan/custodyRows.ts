// The rows of a plan whose children live in two homes.
import * as v from 'valibot';
import {
  CentsSchema,
  DaySchema,
  IdSchema,
  SpanSchema,
  TextSchema,
  withDefault,
} from './planEntry.ts';

export const HOME_IDS = ['a', 'b'] as const;
export const HomeIdSchema = v.picklist(HOME_IDS);
/** Home A or home B. Nothing says where it is. */
export type HomeId = v.InferOutput<typeof HomeIdSchema>;

/** One of the two homes. */
export const HouseholdSchema = v.object({
  id: HomeIdSchema,
  /** The parent there, as the children's bands and sentences name it: 'Robin'. */
  name: withDefault(TextSchema(40), ''),
  /** When this home needs care by others, Sunday first, as in the family's; null as a whole: the family's hours count. */
  careHours: withDefault(v.nullable(v.pipe(v.array(v.nullable(SpanSchema)), v.length(7))), null),
  /** Who usually brings and fetches on this home's days; '': the parent. */
  dropOffBy: withDefault(TextSchema(40), ''),
  pickUpBy: withDefault(TextSchema(40), ''),
  /** Cents by break, as the family's budgets are stored (rules/money/budgets.ts of the planner). */
  budgets: withDefault(v.record(v.string(), CentsSchema), {}),
});
export type Household = v.InferOutput<typeof HouseholdSchema>;

export const CUSTODY_PATTERNS = [
  '2-2-3',
  '2-2-5-5',
  '3-4-4-3',
  'weeks',
  'weekends',
  'weekendsAndWednesdays',
] as const;
export type CustodyPattern = (typeof CUSTODY_PATTERNS)[number];

export const ALL_CHILDREN = 'all';

/** Where the children sleep, by ALL_CHILDREN; a child's own row, by its id, counts instead. */
export const CustodySchema = v.object({
  id: IdSchema,
  /** Null, which a record of sync leaves out: the child does not live in two homes. */
  pattern: v.nullish(v.picklist(CUSTODY_PATTERNS), null),
  /** The night that begins on this day is the first one of the pattern. */
  firstNight: DaySchema,
  /** Whose night that is: the pattern's first letter. */
  firstHome: withDefault(HomeIdSchema, 'a'),
});
export type CustodyRow = v.InferOutput<typeof CustodySchema>;

/** Nights by the days on which they begin, both inclusive. */
const NightsSchema = v.pipe(
  v.object({ from: DaySchema, to: DaySchema, home: HomeIdSchema }),
  v.check(({ from, to }) => from <= to),
);
export type Nights = v.InferOutput<typeof NightsSchema>;

/**
 * Nights that differ from the pattern: an exception (`askedBy` null) counts at once. A swap is proposed by one home, and counts
 * only once the other has said yes: silence is not consent.
 */
export const CustodyChangeSchema = v.object({
  id: IdSchema,
  /** A child, or ALL_CHILDREN. */
  childId: withDefault(IdSchema, ALL_CHILDREN),
  nights: v.pipe(v.array(NightsSchema), v.minLength(1), v.maxLength(8)),
  name: withDefault(TextSchema(80), ''),
  /** The same dates of every later year, in turn with the other home. */
  alternates: withDefault(v.boolean(), false),
  askedBy: withDefault(v.nullable(HomeIdSchema), null),
  madeOn: DaySchema,
  answer: withDefault(v.nullable(v.picklist(['yes', 'no'])), null),
  answeredOn: withDefault(v.nullable(DaySchema), null),
  /** Of two for the same night the greater one counts. It grows with each decision, and needs no clock. */
  turn: withDefault(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
});
export type CustodyChange = v.InferOutput<typeof CustodyChangeSchema>;

export const LOGGED_KINDS = ['household', 'custody', 'custody_change'] as const;
export type LoggedKind = (typeof LOGGED_KINDS)[number];

const LoggedRow = withDefault(v.nullable(v.record(v.string(), v.unknown())), null);

/** One change of the rows above, which nobody edits afterwards. */
export const CustodyLogSchema = v.object({
  id: IdSchema,
  /** ms since 1970, by the clock of the phone that it was made on. */
  at: v.pipe(v.number(), v.finite(), v.minValue(0)),
  /** The home of that phone; null when it had not said. */
  by: withDefault(v.nullable(HomeIdSchema), null),
  /** The kind of the row. */
  of: v.picklist(LOGGED_KINDS),
  rowId: IdSchema,
  /** The shared fields of the row; null: there was none, or there is none any more. */
  before: LoggedRow,
  after: LoggedRow,
});
export type CustodyLogRow = v.InferOutput<typeof CustodyLogSchema>;
