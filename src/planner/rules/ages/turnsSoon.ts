import { monthOf, yearOf } from '#base/day/calendar.ts';
import { daysBetween } from '#base/day/daysBetween.ts';

/** Some camps make an exception for a child whose birthday comes sooner than this. */
const SOON_DAYS = 90;
/** More firsts of a month are not in so many days. */
const SOON_MONTHS = 3;

/**
 * The month (YYYY-MM) in which a child that is too young on a day (YYYY-MM-DD) reaches a camp's least age, when that is
 * less than 90 days away; else null. `birthMonth` YYYY-MM, or '' when unknown.
 */
export function turnsSoon(birthMonth: string, ageMin: number | null, day: string): string | null {
  if (birthMonth === '' || ageMin === null || !Number.isInteger(ageMin)) return null;
  const year = yearOf(birthMonth) + ageMin;
  const months = (year - yearOf(day)) * 12 + monthOf(birthMonth) - monthOf(day);
  // Decided without dates for most: this runs for each camp of an open day.
  if (months < 1 || months > SOON_MONTHS) return null;
  const month = `${year}${birthMonth.slice(4)}`;
  const days = daysBetween(day, `${month}-01`);
  return days > 0 && days < SOON_DAYS ? month : null;
}
