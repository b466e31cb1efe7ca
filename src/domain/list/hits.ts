import type { Camp } from '../camp/camp.ts';

/**
 * What the word index found among the camps it knows: where they stand there, in no order, and how sure
 * each is (bigger is better). A hint: a list passes over those it does not have (browse.ts).
 * Places instead of ids: one letter finds thousands, and looking each up would cost more than the search.
 */
export type Hits = {
  /** The same object until the camps change. Null: a camp that is gone. */
  known: readonly (Camp | null)[];
  places: readonly number[];
  /** One for each place. */
  scores: readonly number[];
};

export const noHits: Hits = { known: [], places: [], scores: [] };
