/**
 * Camp ids the search index found, with how well each matches (larger is better). A hint: a list shows those of its
 * own camps that pass every other filter, after those that contain the typed text (browse.ts).
 */
export type Hits = ReadonlyMap<string, number>;

/** From this on a hit has every typed word, as it was typed or in another way to write it; below it is a close match. */
export const everyWord = 2;

export const noHits: Hits = new Map();
