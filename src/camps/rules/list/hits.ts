/**
 * Camp ids the search index found, with how well each matches (larger is better). A hint: a list shows those of its
 * own camps that pass every other filter, after those that contain the typed text (browse.ts).
 */
export type Hits = ReadonlyMap<string, number>;

/** From this on a hit has every typed word, as it was typed or in another way to write it; below it is a close match. */
export const everyWord = 2;

export const noHits: Hits = new Map();

/** In typed text: what is meant is not a word of a camp, but those close by first. */
export const NEAR_ME = /\b(?:near|close to|around|by) (?:me|us|here)\b/gi;
