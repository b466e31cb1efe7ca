import { daysBetween } from '../../day/daysBetween.ts';

/** Some camps make an exception for a child whose birthday comes sooner than this. */
const SOON_DAYS = 90;

/**
 * The month (YYYY-MM) in which a child that is too young on a day (YYYY-MM-DD) reaches a camp's least age, when that is
 * less than 90 days away; else null. `birthMonth` YYYY-MM, or '' when nobody said.
 */
export function turnsSoon(birthMonth: string, ageMin: number | null, day: string): string | null {
  if (birthMonth === '' || ageMin === null || !Number.isInteger(ageMin)) return null;
  const month = `${Number(birthMonth.slice(0, 4)) + ageMin}${birthMonth.slice(4)}`;
  const days = daysBetween(day, `${month}-01`);
  return days > 0 && days < SOON_DAYS ? month : null;
}
