import * as v from 'valibot';

/** Whose listings they are. */
export const PROVIDER = 'Killed While Sending';

/** What the page of the outbox tells the test. */
export const SaidSchema = v.variant('what', [
  v.object({
    what: v.literal('saved'),
    id: v.string(),
    theme: v.string(),
    sha: v.string(),
    ms: v.number(),
  }),
  v.object({ what: v.literal('rest'), states: v.array(v.string()) }),
  v.object({ what: v.literal('found'), found: v.array(v.tuple([v.string(), v.string()])) }),
  v.object({ what: v.literal('broken'), message: v.string() }),
]);
export type Said = v.InferOutput<typeof SaidSchema>;
