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
  family_plan: { careHours: 'own', budgets: 'own', taxIds: 'own', settled: 'own', ownHome: 'own' },
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

/** The shared fields of a row; null where it is removed, and where none of them are. */
export function sharedRow({ kind, row }: PlanChange): Record<string, unknown> | null {
  if (row === null) return null;
  const table: Readonly<Record<string, Sharing>> = sharedFields[kind];
  const fields = Object.entries(row).filter(([field]) => table[field] === 'shared');
  const parts =
    kind === 'plan'
      ? {
          extended: partsShared.extended(row.extended),
          snapshot: partsShared.snapshot(row.snapshot),
        }
      : {};
  if (fields.length === 0) return null;
  return { id: row.id, ...Object.fromEntries(fields), ...parts };
}
