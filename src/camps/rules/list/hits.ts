/**
 * Camp ids the search index found, with how well each matches (larger is better). A hint: a list shows those of its
 * own camps that pass every other filter, after those that contain the typed text (browse.ts).
 */
export type Hits = ReadonlyMap<string, number>;

/** A hit of at least this score has each typed word in some spelling; below it is a close match. */
export const EXACT_MATCH = 2;

export const noHits: Hits = new Map();

/** Matches typed text that requests nearby camps first instead of naming a camp. */
export const NEAR_ME = /\b(?:near|close to|around|by) (?:me|us|here)\b/gi;
