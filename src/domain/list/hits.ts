/**
 * Camp ids the search index found, with how well each matches (larger is better). A hint: a list shows those of its
 * own camps that pass every other filter, after those that contain the typed text (browse.ts).
 */
export type Hits = ReadonlyMap<string, number>;

export const noHits: Hits = new Map();
