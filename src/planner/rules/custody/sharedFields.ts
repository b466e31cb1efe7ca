import { type FamilyRecord, REMOVED } from '#family/rules/familyRecord.ts';
import { isPlanKind, toFamilyRecord, toPlanRow } from '#family/rules/plan/planRecord.ts';
import { emptySnapshot, type PlanEntry, type Snapshot } from '#family/rules/plan/planEntry.ts';
import type { PlanChange, PlanKind, PlanRowTypes } from '#family/rules/plan/planRows.ts';
import type { Child } from '#family/rules/profile.ts';

/** Whether the other home may see a field. part: only what `partsShared` leaves of it. */
export type Sharing = 'shared' | 'part' | 'own';

type SharingOf<Row> = { readonly [Field in Exclude<keyof Row, 'id'>]-?: Sharing };

/**
 * Every field of every row of a plan, and of a child who lives in two homes. A new field is decided on here, or the types do
 * not fit. Rows of other children are not shared at all.
 */
export const sharedFields: { readonly [Kind in PlanKind]: SharingOf<PlanRowTypes[Kind]> } & {
  readonly child: SharingOf<Child>;
} = {
  child: {
    firstName: 'shared',
    color: 'shared',
    birthMonth: 'own',
    ageRange: 'own',
    school: 'own',
    districtId: 'own',
    gradeLevel: 'own',
    activities: 'own',
  },
  plan: {
    childId: 'shared',
    campId: 'shared',
    sessionId: 'shared',
    days: 'shared',
    status: 'shared',
    isOvernight: 'shared',
    hours: 'shared',
    extended: 'part',
    dropOffBy: 'shared',
    pickUpBy: 'shared',
    snapshot: 'part',
    cents: 'own',
    receipts: 'own',
    note: 'own',
    dates: 'own',
    wantId: 'own',
    rank: 'own',
  },
  home: { childId: 'shared', day: 'shared', isHome: 'shared', span: 'shared', who: 'own' },
  own_days: {
    childId: 'shared',
    from: 'shared',
    to: 'shared',
    dayKind: 'shared',
    letsOutAt: 'shared',
    name: 'shared',
    source: 'shared',
  },
  child_plan: { hasOwnCalendar: 'shared', staysOnDigitalDays: 'shared' },
  family_plan: {
    careHours: 'own',
    budgets: 'own',
    taxIds: 'own',
    settled: 'own',
    ownHome: 'own',
    homesEndedOn: 'own',
  },
  sent_event: { sequence: 'own', changedAt: 'own', days: 'own', shown: 'own' },
  feed: {
    secret: 'own',
    createdAt: 'own',
    stoppedAt: 'own',
    goneAt: 'own',
    sent: 'own',
    sentAt: 'own',
    isTooLarge: 'own',
  },
  room: {
    label: 'own',
    secret: 'own',
    ownSecret: 'own',
    canWrite: 'own',
    choice: 'own',
    until: 'own',
    madeAt: 'own',
    children: 'own',
  },
  circle: { name: 'own', access: 'own', joinedAt: 'own', ended: 'own' },
  circle_wish: {
    circleId: 'own',
    entryId: 'own',
    week: 'own',
    label: 'own',
    color: 'own',
    isQuiet: 'own',
    note: 'own',
  },
  household: {
    name: 'shared',
    careHours: 'shared',
    dropOffBy: 'shared',
    pickUpBy: 'shared',
    budgets: 'own',
  },
  custody: { pattern: 'shared', firstNight: 'shared', firstHome: 'shared' },
  custody_change: {
    childId: 'shared',
    nights: 'shared',
    name: 'shared',
    alternates: 'shared',
    askedBy: 'shared',
    madeOn: 'shared',
    answer: 'shared',
    answeredOn: 'shared',
    turn: 'shared',
  },
  custody_log: {
    at: 'shared',
    by: 'shared',
    of: 'shared',
    rowId: 'shared',
    before: 'shared',
    after: 'shared',
  },
};

/** What the other home gets of a field that is shared in part: times without what they cost, and the name of a camp. */
const partsShared = {
  extended: (care: PlanEntry['extended']) => care.map(({ span }) => ({ span, cents: null })),
  snapshot: ({ providerName }: Snapshot): Snapshot => ({ ...emptySnapshot, providerName }),
} as const;

const sharingOf = (kind: PlanKind): Readonly<Record<string, Sharing>> => sharedFields[kind];

/** The shared fields of a row; null where it is removed, and where none of them are. */
export function sharedRow(change: PlanChange): Record<string, unknown> | null {
  if (change.row === null) return null;
  const { row } = withParts(change);
  const table = sharingOf(change.kind);
  const fields = Object.entries(row ?? {}).filter(
    ([field]) => table[field] !== undefined && table[field] !== 'own',
  );
  return fields.length === 0 ? null : { id: change.id, ...Object.fromEntries(fields) };
}

/** A row as the room of two homes has it: its shared fields. `changedAt`: ms since 1970. */
export const sharedRecord = (change: PlanChange, changedAt: number): FamilyRecord =>
  onlyShared(toFamilyRecord(withParts(change), changedAt));

/** A row of that room as this version reads it, whatever else is in it; null for none. */
export function sharedPlanRow(record: FamilyRecord): PlanChange | null {
  const change = toPlanRow(onlyShared(record));
  return change && withParts(change);
}

/** What a row of the room changes in one of the plan, of the named fields. What this family keeps for itself stays. */
export function sharedSet(
  { kind, row }: PlanChange,
  known: PlanChange,
  fields: readonly string[],
): Readonly<Record<string, unknown>> {
  const table = sharingOf(kind);
  const set = Object.entries(row ?? {}).filter(
    ([field]) => fields.includes(field) && table[field] === 'shared',
  );
  if (kind !== 'plan' || row === null || known.kind !== 'plan' || known.row === null) {
    return Object.fromEntries(set);
  }
  const { extended, snapshot } = known.row;
  const ownCare = new Map(extended.map((care) => [JSON.stringify(care.span), care]));
  return {
    ...Object.fromEntries(set),
    extended: row.extended.map((care) => ownCare.get(JSON.stringify(care.span)) ?? care),
    snapshot: { ...snapshot, providerName: row.snapshot.providerName },
  };
}

const withParts = (change: PlanChange): PlanChange =>
  change.kind === 'plan' && change.row
    ? {
        ...change,
        row: {
          ...change.row,
          extended: partsShared.extended(change.row.extended),
          snapshot: partsShared.snapshot(change.row.snapshot),
        },
      }
    : change;

function onlyShared(record: FamilyRecord): FamilyRecord {
  const { kind, fields } = record;
  if (!isPlanKind(kind)) return record;
  const table = sharingOf(kind);
  const shared = Object.entries(fields).filter(
    ([field]) => field === REMOVED || (table[field] !== undefined && table[field] !== 'own'),
  );
  return { ...record, fields: Object.fromEntries(shared) };
}
