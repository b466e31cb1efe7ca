import { calendarSeason, schoolYearStart } from '../../../src/camps/rules/season/calendarSeason.ts';
import type { Break, Season } from '../../../src/camps/rules/season/season.ts';

/** A season of sample camps, and the season of supabase/seed that its camps are made from. */
export type SampleSeason = {
  season: Season;
  template: Season;
  /** How far its days are from the template's: whole weeks, so that weekdays stay. */
  weeks: number;
  /** Limits the template to camps whose days are all within this range. */
  within?: { from: string; to: string };
};

const TEMPLATE_YEAR = 2025;
const template = (name: Break) => calendarSeason(name, TEMPLATE_YEAR);
const DAYS_IN_YEAR = 365.2425;
const HALF_YEAR_WEEKS = 26;

/**
 * The sample seasons of the school year that a day belongs to and of the one after it, and the summer before them. Districts plan in weeks: 52
 * weeks after one year's break is the next one's. Spring has no template of its own; its week is half a year after the
 * second week of October, when most districts of the fall template are off.
 */
export function sampleSeasons(day: string): SampleSeason[] {
  const year = schoolYearStart(day);
  // Of the school year before: a year that begins in August begins in the middle of a summer.
  const summer = ofSchoolYear(year - 1).filter(({ season }) => season.break === 'summer');
  return [...summer, ...ofSchoolYear(year), ...ofSchoolYear(year + 1)];
}

function ofSchoolYear(year: number): SampleSeason[] {
  if (year < TEMPLATE_YEAR) return [];
  const next = year + 1;
  return [
    { season: calendarSeason('fall', year), template: template('fall'), weeks: weeksTo(year) },
    { season: calendarSeason('winter', year), template: template('winter'), weeks: weeksTo(year) },
    {
      season: calendarSeason('spring', next),
      template: template('fall'),
      weeks: weeksTo(year) + HALF_YEAR_WEEKS,
      within: { from: '2025-10-06', to: '2025-10-10' },
    },
    { season: calendarSeason('summer', next), template: template('summer'), weeks: weeksTo(next) },
  ];
}

const weeksTo = (year: number) => Math.round(((year - TEMPLATE_YEAR) * DAYS_IN_YEAR) / 7);
