import * as v from 'valibot';
import { daysBetween } from '#base/day/daysBetween.ts';
import { DaySchema, IdSchema, TextSchema, withDefault } from '#family/rules/plan/planEntry.ts';
import { MAX_CHILDREN } from '#family/rules/profile.ts';

/** The most days of one span: every day of it is read. */
export const MOST_SPAN_DAYS = 400;

/** A break, or days of the family's own choice (both ends inclusive). `name`: as everybody with the link reads it. */
const SharedSpanSchema = v.pipe(
  v.object({ from: DaySchema, to: DaySchema, name: withDefault(TextSchema(120), '') }),
  v.check(({ from, to }) => from <= to && daysBetween(from, to) < MOST_SPAN_DAYS),
);
export type SharedSpan = v.InferOutput<typeof SharedSpanSchema>;

/** What of a plan goes to somebody else. Nothing that is not named here ever does. */
export const ShareChoiceSchema = v.object({
  childIds: withDefault(v.pipe(v.array(IdSchema), v.maxLength(MAX_CHILDREN)), []),
  spans: withDefault(v.pipe(v.array(SharedSpanSchema), v.maxLength(40)), []),
  /** Of children and of adults, unless the link is theirs. */
  firstNames: withDefault<'initials' | 'names'>(v.picklist(['initials', 'names']), 'initials'),
  prices: withDefault(v.boolean(), false),
  notes: withDefault(v.boolean(), false),
  /** With the phone numbers that the family noted for a place. */
  addresses: withDefault(v.boolean(), false),
});
export type ShareChoice = v.InferOutput<typeof ShareChoiceSchema>;

/** Whether there is anything to share: a child, and days. */
export const isChoiceComplete = ({ childIds, spans }: ShareChoice): boolean =>
  childIds.length > 0 && spans.length > 0;
