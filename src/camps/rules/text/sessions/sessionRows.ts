import type { ReadSessions } from './readSessions.ts';

/** A session as a row of the database. Ages in years; dates as YYYY-MM-DD; hours, price and dates in the provider's words. */
export type SessionRow = {
  label: string | null;
  dates: string;
  starts_on: string | null;
  ends_on: string | null;
  days: string[];
  hours: string | null;
  price: string | null;
  age_min: number | null;
  age_max: number | null;
};

/** The sessions as rows: null or an empty list is what the words do not say for certain. Grades give no ages. */
export const sessionRows = ({ sessions }: ReadSessions): SessionRow[] =>
  sessions.map(({ label, words, datesText, days, hoursText, priceText, ages }) => ({
    label,
    dates: datesText ?? words,
    starts_on: days[0] ?? null,
    ends_on: days.at(-1) ?? null,
    days,
    hours: hoursText,
    price: priceText,
    age_min: ages === 'unknown' ? null : ages.min,
    age_max: ages === 'unknown' ? null : ages.max,
  }));
