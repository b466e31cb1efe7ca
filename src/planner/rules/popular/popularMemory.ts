import * as v from 'valibot';
import { parsedJson } from '#base/text/parsedJson.ts';
import { switchedAt } from '#family/rules/familyRecord.ts';
import type { Profile } from '#family/rules/profile.ts';
import { PopularWeeksSchema } from '#camps/rules/popular/popularWeek.ts';

const AreaWeekSchema = v.object({ area: v.string(), week: v.pipe(v.string(), v.isoDate()) });
/** ms since 1970 */
const Time = v.pipe(v.number(), v.finite(), v.minValue(0));

/** What this phone knows about popular weeks. It stays here: no sync, no backup. */
const PopularMemorySchema = v.object({
  /** When the family agreed on this phone, as the profile's own stamp of it; null on a phone where it did not. */
  agreedAt: v.nullable(Time),
  /** Chosen at random and not yet sent; the first one goes next. */
  picked: v.array(AreaWeekSchema),
  /** When the first one of `picked` goes, if the phone is there. */
  dueAt: v.nullable(Time),
  /** What was sent, the oldest first. */
  sent: v.array(v.object({ ...AreaWeekSchema.entries, at: Time })),
  /** The answer that screens show, and when it came. */
  shown: v.nullable(v.object({ at: Time, weeks: PopularWeeksSchema })),
});
export type PopularMemory = v.InferOutput<typeof PopularMemorySchema>;

export const emptyPopularMemory = (): PopularMemory => ({
  agreedAt: null,
  picked: [],
  dueAt: null,
  sent: [],
  shown: null,
});

/** Text that is missing or spoiled counts as nothing: at worst a week is sent again. */
export function readPopularMemory(text: string | null): PopularMemory {
  const { success, output } = v.safeParse(PopularMemorySchema, parsedJson(text));
  return success ? output : emptyPopularMemory();
}

/** Switched off: what was picked and read goes. What was sent is remembered, or it could be sent twice. */
export const forgetPopular = (memory: PopularMemory): PopularMemory => ({
  ...memory,
  picked: [],
  dueAt: null,
  shown: null,
});

/** Whether this phone is the one of the family's phones that sends: where somebody agreed last. */
export const sendsHere = (
  { agreedAt }: Pick<PopularMemory, 'agreedAt'>,
  profile: Pick<Profile, 'privacySettings' | 'changedAt'>,
): boolean =>
  agreedAt !== null &&
  profile.privacySettings.matchingOptIn &&
  agreedAt === switchedAt(profile, 'matchingOptIn');
