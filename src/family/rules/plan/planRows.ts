// The planner's rows in the family's database, besides its entries.
import * as v from 'valibot';
import type { CircleRow, CircleWish } from './circleRows.ts';
import {
  type CustodyChange,
  type CustodyLogRow,
  type CustodyRow,
  HomeIdSchema,
  type Household,
} from './custodyRows.ts';
import {
  CentsSchema,
  DaySchema,
  DaysSchema,
  IdSchema,
  MinutesSchema,
  withDefault,
  type PlanEntry,
  SpanSchema,
  TextSchema,
} from './planEntry.ts';

/** A day with a caregiver at home. `isHome` false means that there is none, though most parents have that day off. */
export const AtHomeSchema = v.object({
  id: IdSchema,
  childId: IdSchema,
  day: DaySchema,
  isHome: withDefault(v.boolean(), true),
  who: withDefault(TextSchema(40), ''),
  /** Null: all day. */
  span: withDefault(v.nullable(SpanSchema), null),
});
export type AtHome = v.InferOutput<typeof AtHomeSchema>;

/** Days of a child's own school calendar, typed by a parent or imported from a file. */
export const OwnDaysSchema = v.object({
  id: IdSchema,
  childId: IdSchema,
  from: DaySchema,
  to: DaySchema,
  dayKind: v.picklist(['school', 'off', 'digital', 'early']),
  source: v.picklist(['import', 'parent']),
  name: withDefault(TextSchema(120), ''),
  /** The minute after midnight at which an early release lets out; null when unknown. */
  letsOutAt: withDefault(v.nullable(MinutesSchema), null),
});
export type OwnDays = v.InferOutput<typeof OwnDaysSchema>;

/** The plan settings of one child, by its id. */
export const ChildPlanSchema = v.object({
  id: IdSchema,
  /** The district's calendar does not count: the imported one replaces it. */
  hasOwnCalendar: withDefault(v.boolean(), false),
  /** Old enough to stay alone on a digital learning day. */
  staysOnDigitalDays: withDefault(v.boolean(), false),
});
export type ChildPlan = v.InferOutput<typeof ChildPlanSchema>;

export const FAMILY_PLAN_ID = 'family';

/** The plan settings of the whole family. */
export const FamilyPlanSchema = v.object({
  id: v.literal(FAMILY_PLAN_ID),
  /** When the children need care by others, Sunday first; null: no care needed. Null as a whole: not set yet. */
  careHours: withDefault(v.nullable(v.pipe(v.array(v.nullable(SpanSchema)), v.length(7))), null),
  /** Cents by owner (a child or all of them) and days, as rules/money/budgets.ts of the planner reads them. */
  budgets: withDefault(v.record(v.string(), CentsSchema), {}),
  /** The tax ids for the receipts, by provider name. */
  taxIds: withDefault(v.record(v.string(), TextSchema(40)), {}),
  /** The hints that the family has settled, by the key of each conflict; the last ones. */
  settled: withDefault(v.pipe(v.array(TextSchema(200)), v.maxLength(100)), []),
  /** Which of two homes is this family's own; null when there are none. The other parent's phone has the other one here. */
  ownHome: withDefault(v.nullable(HomeIdSchema), null),
  /** When sharing with the other home ended without a word from here; null once the family has read that. */
  homesEndedOn: withDefault(v.nullable(DaySchema), null),
});
export type FamilyPlan = v.InferOutput<typeof FamilyPlanSchema>;

/** The last calendar event of an entry, by the entry's id: the next file contains the differences. */
export const SentSchema = v.object({
  id: IdSchema,
  sequence: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** When it was first sent like this, ms since 1970. */
  changedAt: v.pipe(v.number(), v.finite(), v.minValue(0)),
  /** Every day that a file was made with: those that are gone are sent as cancelled. */
  days: withDefault(DaysSchema, []),
  /** What the events say, as one text. */
  shown: TextSchema(2000),
});
export type Sent = v.InferOutput<typeof SentSchema>;

/**
 * A room that the family shares with one person, by a link. `secret`: what the link carries, 22 letters; `ownSecret`: what
 * makes the family its maker. `choice`: what of the plan is shared, as the planner's ShareChoiceSchema reads it.
 */
export const RoomRowSchema = v.object({
  id: IdSchema,
  label: withDefault(TextSchema(60), ''),
  secret: TextSchema(22),
  /** '' for whoever did not make the room, but joined it. */
  ownSecret: TextSchema(22),
  canWrite: withDefault(v.boolean(), false),
  choice: withDefault(v.record(v.string(), v.unknown()), {}),
  /** The last day of the link; null: 30 days after the last visit. */
  until: withDefault(v.nullable(DaySchema), null),
  madeAt: withDefault(v.pipe(v.number(), v.finite(), v.minValue(0)), 0),
  /** Of a room between two homes: by a child's id there, its id in this plan. Null: a link that shows a part of the plan. */
  children: withDefault(v.nullable(v.record(IdSchema, IdSchema)), null),
});
export type RoomRow = v.InferOutput<typeof RoomRowSchema>;
const MomentSchema = v.pipe(v.number(), v.finite(), v.minValue(0));

/** A calendar that other programs subscribe to, by a child's id or FAMILY_PLAN_ID. Times in ms since 1970. */
export const CalendarFeedSchema = v.object({
  id: IdSchema,
  /** 32 bytes in base64url: makes the address, the key and the proof (base/crypto/calendarFeed.ts). */
  secret: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  createdAt: MomentSchema,
  /** When the family stopped it, and when the server confirmed that. */
  stoppedAt: withDefault(v.nullable(MomentSchema), null),
  goneAt: withDefault(v.nullable(MomentSchema), null),
  /** A digest of what the server has, so that other devices of the family need not send it again; '': nothing yet. */
  sent: withDefault(TextSchema(64), ''),
  sentAt: withDefault(v.nullable(MomentSchema), null),
  /** The plan is longer than the server takes. */
  isTooLarge: withDefault(v.boolean(), false),
});
export type CalendarFeed = v.InferOutput<typeof CalendarFeedSchema>;

export type PlanRowTypes = {
  plan: PlanEntry;
  home: AtHome;
  own_days: OwnDays;
  child_plan: ChildPlan;
  family_plan: FamilyPlan;
  sent_event: Sent;
  room: RoomRow;
  household: Household;
  custody: CustodyRow;
  custody_change: CustodyChange;
  custody_log: CustodyLogRow;
  feed: CalendarFeed;
  circle: CircleRow;
  circle_wish: CircleWish;
};
export type PlanKind = keyof PlanRowTypes;

/** One row as it shall be; null: removed. */
export type PlanChange = {
  [K in PlanKind]: { kind: K; id: string; row: PlanRowTypes[K] | null };
}[PlanKind];

/** Fields of a row that shall change; the others stay as they are stored. Of a plan entry that is gone it changes nothing. */
export type PlanEdit = {
  kind: PlanKind;
  id: string;
  set: Readonly<Record<string, unknown>>;
  /** A field changes only if it still has this value; one without a value here, only if the row is gone. */
  from?: Readonly<Record<string, unknown>>;
};

export type PlanCommand = PlanChange | PlanEdit;

/** All rows of the planner, as screens read them. */
export type PlanState = {
  entries: readonly PlanEntry[];
  home: readonly AtHome[];
  ownDays: readonly OwnDays[];
  children: readonly ChildPlan[];
  family: FamilyPlan;
  sent: readonly Sent[];
  rooms: readonly RoomRow[];
  households: readonly Household[];
  custody: readonly CustodyRow[];
  custodyChanges: readonly CustodyChange[];
  custodyLog: readonly CustodyLogRow[];
  feeds: readonly CalendarFeed[];
  circles: readonly CircleRow[];
  circleWishes: readonly CircleWish[];
};

export const emptyPlan = (): PlanState => ({
  entries: [],
  home: [],
  ownDays: [],
  children: [],
  family: v.parse(FamilyPlanSchema, { id: FAMILY_PLAN_ID }),
  sent: [],
  rooms: [],
  households: [],
  custody: [],
  custodyChanges: [],
  custodyLog: [],
  feeds: [],
  circles: [],
  circleWishes: [],
});
