// What the family's database keeps for the planner besides its entries.
import * as v from 'valibot';
import {
  Cents,
  Day,
  Days,
  Id,
  Minutes,
  or,
  type PlanEntry,
  SpanSchema,
  Text,
} from './planEntry.ts';

/** A day with somebody at home. `isHome` false means nobody is, though most parents have that day off. */
export const AtHomeSchema = v.object({
  id: Id,
  childId: Id,
  day: Day,
  isHome: or(v.boolean(), true),
  who: or(Text(40), ''),
  /** Null: all day. */
  span: or(v.nullable(SpanSchema), null),
});
export type AtHome = v.InferOutput<typeof AtHomeSchema>;

/** Days of a child's own school calendar, typed by a parent or imported from a file. */
export const OwnDaysSchema = v.object({
  id: Id,
  childId: Id,
  from: Day,
  to: Day,
  dayKind: v.picklist(['school', 'off', 'digital', 'early']),
  source: v.picklist(['import', 'parent']),
  name: or(Text(120), ''),
  /** The minute after midnight at which an early release lets out; null when unknown. */
  letsOutAt: or(v.nullable(Minutes), null),
});
export type OwnDays = v.InferOutput<typeof OwnDaysSchema>;

/** The plan settings of one child, by its id. */
export const ChildPlanSchema = v.object({
  id: Id,
  /** The district's calendar does not count: the imported one replaces it. */
  hasOwnCalendar: or(v.boolean(), false),
  /** Old enough to stay alone on a digital learning day. */
  staysOnDigitalDays: or(v.boolean(), false),
});
export type ChildPlan = v.InferOutput<typeof ChildPlanSchema>;

export const FAMILY_PLAN_ID = 'family';

/** The plan settings of the whole family. */
export const FamilyPlanSchema = v.object({
  id: v.literal(FAMILY_PLAN_ID),
  /** When somebody else must look after the children, Sunday first; null: no care needed. Null as a whole: not said yet. */
  careHours: or(v.nullable(v.pipe(v.array(v.nullable(SpanSchema)), v.length(7))), null),
  /** Cents by `<child id>/<break key>`. */
  budgets: or(v.record(v.string(), Cents), {}),
  /** The tax ids for the receipts, by provider name. */
  taxIds: or(v.record(v.string(), Text(40)), {}),
  /** What was worth a look and is fine, by the key of each conflict; the last ones. */
  settled: or(v.pipe(v.array(Text(200)), v.maxLength(100)), []),
});
export type FamilyPlan = v.InferOutput<typeof FamilyPlanSchema>;

/** What the last calendar file said of an entry, by the entry's id: the next one says what is different. */
export const SentSchema = v.object({
  id: Id,
  sequence: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** When it was first said like this, ms since 1970. */
  changedAt: v.pipe(v.number(), v.finite(), v.minValue(0)),
  /** Every day that a file was made with: those that are gone are sent as cancelled. */
  days: or(Days, []),
  /** What the events say, as one text. */
  shown: Text(2000),
});
export type Sent = v.InferOutput<typeof SentSchema>;

export type PlanRowTypes = {
  plan: PlanEntry;
  home: AtHome;
  own_days: OwnDays;
  child_plan: ChildPlan;
  family_plan: FamilyPlan;
  sent_event: Sent;
};
export type PlanKind = keyof PlanRowTypes;

/** One row as it shall be; null: removed. */
export type PlanChange = {
  [K in PlanKind]: { kind: K; id: string; row: PlanRowTypes[K] | null };
}[PlanKind];

/** All rows of the planner, as screens read them. */
export type PlanState = {
  entries: readonly PlanEntry[];
  home: readonly AtHome[];
  ownDays: readonly OwnDays[];
  children: readonly ChildPlan[];
  family: FamilyPlan;
  sent: readonly Sent[];
};

export const emptyPlan = (): PlanState => ({
  entries: [],
  home: [],
  ownDays: [],
  children: [],
  family: v.parse(FamilyPlanSchema, { id: FAMILY_PLAN_ID }),
  sent: [],
});
