// The boundary for what reviewers read: snake_case ends here. What does not parse is left out and counted.
import * as v from 'valibot';
import { CampRowSchema } from '#camps/camps.ts';
import type { CampChanges, ListedCamp, ReviewItem } from '#providers/rules/review/reviewItem.ts';
import { SubmissionStatusSchema } from '#providers/rules/submission/status.ts';
import type { Submission } from '#providers/rules/submission/submission.ts';
import { toColumns } from '#base/http/columns.ts';
import { FieldsRowSchema } from '../outbox/submissionRow.ts';
import { readEach, readerOf } from './readRows.ts';

/** A changed submission or camp, by column; days as the table has them. */
export function changedColumns(
  changes: Partial<Submission> | CampChanges,
): Record<string, unknown> {
  const columns = toColumns(changes);
  return 'days' in changes ? { ...columns, date_array: dateArray(changes.days) } : columns;
}

/** Converts days to the table's list of objects. */
export const dateArray = (days: readonly string[] | null | undefined) =>
  !days || days.length === 0 ? null : days.map((date) => ({ date }));

const LogoSchema = v.object({
  logo_path: v.nullish(v.string(), null),
  logo_bytes: v.nullish(v.number(), null),
});

export const TimeText = v.pipe(v.string(), v.minLength(10));

const StampSchema = v.object({ updated_at: TimeText, deleted_at: v.nullish(v.string(), null) });

export const ListedCampSchema = v.pipe(
  v.unknown(),
  v.transform((row) => ({ camp: row, stamp: row })),
  v.object({ camp: CampRowSchema, stamp: StampSchema }),
  v.transform(({ camp, stamp }): ListedCamp => ({
    camp,
    updatedAt: stamp.updated_at,
    isArchived: stamp.deleted_at !== null,
  })),
);

const EventSchema = v.object({
  at: TimeText,
  what: v.string(),
  actor: v.nullish(v.string(), null),
  note: v.nullish(v.string(), null),
});

const PaymentSchema = v.pipe(
  v.object({
    at: TimeText,
    // One this app does not know is as good as none.
    plan: v.fallback(v.nullable(v.picklist(['year', 'winter'])), null),
    amount: v.number(),
    currency: v.pipe(v.string(), v.regex(/^[A-Za-z]{3}$/)),
    is_certain: v.boolean(),
    reversed: v.optional(v.nullable(v.picklist(['refunded', 'partly_refunded', 'disputed'])), null),
  }),
  v.transform(({ amount, is_certain, ...same }) => ({
    ...same,
    cents: amount,
    isCertain: is_certain,
  })),
);

const ItemSchema = v.pipe(
  v.object({
    id: v.string(),
    revision: v.number(),
    status: SubmissionStatusSchema,
    kind: v.picklist(['new', 'change', 'answer']),
    fields: v.pipe(
      v.unknown(),
      v.transform((fields) => ({ given: fields, logo: fields })),
      v.object({ given: FieldsRowSchema, logo: LogoSchema }),
    ),
    logo: v.picklist(['none', 'awaited', 'here']),
    note: v.nullish(v.string(), null),
    received_at: TimeText,
    waiting_since: TimeText,
    doubts: v.array(v.string()),
    history: v.array(EventSchema),
    payments: v.fallback(v.array(PaymentSchema), []),
    camps: v.array(ListedCampSchema),
  }),
  v.transform(({ fields, received_at, waiting_since, ...same }): ReviewItem => ({
    ...same,
    fields: fields.given,
    logoPath: fields.logo.logo_path,
    logoBytes: fields.logo.logo_bytes,
    receivedAt: received_at,
    waitingSince: waiting_since,
  })),
);

export type ReviewQueue = {
  items: readonly ReviewItem[];
  /** How many could not be read by this version of the app. */
  unread: number;
};

/** Returns null when the response is no list. */
export const readQueue = (answer: unknown): ReviewQueue | null =>
  Array.isArray(answer) ? readEach(ItemSchema, answer) : null;

export const readItem = readerOf(ItemSchema);

export const readListedCamps = (answer: unknown): readonly ListedCamp[] | null =>
  Array.isArray(answer) ? readEach(ListedCampSchema, answer).items : null;

export const readListedCamp = readerOf(ListedCampSchema);
