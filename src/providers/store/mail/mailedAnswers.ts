import * as v from 'valibot';
import { SeatsSchema } from '#camps/rules/camp/camp.ts';

const text = v.nullable(v.string());

const MailedCampSchema = v.object({
  id: v.string(),
  name: v.string(),
  season: v.string(),
  dates: text,
  hours: text,
  price: text,
  website: text,
  seats: v.fallback(v.nullable(SeatsSchema), null),
  /** The provider's last word, a day. */
  checked_on: text,
  /** Out of the list by the provider's own press. */
  is_off: v.boolean(),
  /** It came by our form, so that it has a private link. */
  has_listing: v.boolean(),
  is_claimed: v.boolean(),
});
export type MailedSeats = v.InferOutput<typeof SeatsSchema>;
export type MailedCamp = v.InferOutput<typeof MailedCampSchema>;

/** What still_right answers, and each press after it. */
export const MailedCampsSchema = v.object({
  outcome: v.literal('here'),
  kind: v.picklist(['listings', 'claim']),
  camps: v.array(MailedCampSchema),
});
export type MailedCamps = v.InferOutput<typeof MailedCampsSchema>;

/** What mailed_submissions answers. */
export const LostListingsSchema = v.object({
  outcome: v.literal('here'),
  submissions: v.array(v.object({ id: v.string(), name: text })),
});
export type LostListings = v.InferOutput<typeof LostListingsSchema>;

export const DoneSchema = v.object({
  outcome: v.picklist(['done', 'asked', 'stopped', 'started']),
});
export type MailDone = v.InferOutput<typeof DoneSchema>;
