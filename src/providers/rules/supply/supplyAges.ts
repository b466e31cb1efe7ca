import type { Range } from '#camps/rules/list/criteria.ts';
import { ageRange } from '#camps/rules/text/ageLabel.ts';
import { readYears } from '../submission/readYears.ts';

/** Groups of children as providers form them, in whole years. */
export const AGE_BANDS = ['3-4', '5-7', '8-10', '11-13', '14+'] as const;

const OLDEST = 18;

/** The ages in whole years of '5-6' or '13+'; null for '', which is any age. */
export function bandAges(band: string): Range | null {
  const [from, to = OLDEST] = (band.match(/\d+/g) ?? []).map(Number);
  return from === undefined ? null : { from, to };
}

/** 'ages 5–6', 'ages 13 and up', 'any age'. */
export function formatAges(ages: Range | null): string {
  if (ages === null) return 'any age';
  if (ages.from === ages.to) return `age ${ages.from}`;
  return `ages ${ageRange(ages.from, ages.to === OLDEST ? null : ages.to)}`;
}

/** The typed ages of a form in full years: null for any age when neither is typed, 'unknown' when they cannot be read. */
export function typedAges(ageMin: string, ageMax: string): Range | null | 'unknown' {
  const texts = [ageMin, ageMax].map((text) => text.trim());
  if (texts.every((text) => text === '')) return null;
  const [from = 0, to = OLDEST] = texts.map((text) =>
    text === '' ? undefined : Math.floor(readYears(text)),
  );
  const isRead = from >= 0 && from <= to && to <= OLDEST;
  return isRead ? { from, to } : 'unknown';
}
