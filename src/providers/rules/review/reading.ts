import { monthOf } from '#base/day/calendar.ts';
import { seasonPhase } from '#camps/rules/season/phase.ts';
import type { Season } from '#camps/rules/season/season.ts';
import type { Submission } from '../submission/submission.ts';
import { submittedDates } from '../submission/submittedDates.ts';
import { type CampDates, sessionDays, readCampDates } from '#camps/rules/text/dates/campDates.ts';
import type { ReviewItem } from './reviewItem.ts';

type Dated = Pick<Submission, 'datesText' | 'seasonWish'>;

/** Lists seasons that are not over, soonest first, and its current ones. */
export function offeredSeasons(
  { camps }: Pick<ReviewItem, 'camps'>,
  seasons: readonly Season[],
  day: string,
): Season[] {
  const listed = new Set(camps.map(({ camp }) => camp.seasonId));
  return seasons
    .filter((season) => seasonPhase(season, day) !== 'past' || listed.has(season.id))
    .toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1));
}

/** What its dates mean, read for the season that they fall into; `season` reads them for that one. */
export function readDates(fields: Dated, day: string, season: Season | null): CampDates {
  if (season === null) return submittedDates(fields.datesText, day, fields.seasonWish);
  return readCampDates(fields.datesText, season.year, monthOf(season.startsOn));
}

/** Every day that the dates of a camp mean. */
export const daysOfText = (datesText: string, day: string, season: Season | null): string[] =>
  sessionDays(readDates({ datesText, seasonWish: null }, day, season).sessions);

/** Suggests its current seasons, else those of its dates, else the provider's requested break. */
export function suggestedSeasons(
  item: Pick<ReviewItem, 'camps'>,
  fields: Dated,
  offered: readonly Season[],
  day: string,
): string[] {
  const live = item.camps.filter(({ isArchived }) => !isArchived);
  if (live.length > 0) return live.map(({ camp }) => camp.seasonId);
  const dates = readDates(fields, day, null);
  const hit = offered.filter(({ startsOn, endsOn }) =>
    dates.sessions.some(({ start, end }) => start <= endsOn && end >= startsOn),
  );
  const wished = offered.filter(({ break: name }) => name === fields.seasonWish).slice(0, 1);
  return (hit.length > 0 ? hit : wished).map(({ id }) => id);
}

/** What its dates mean in the seasons that were chosen, and every day of them. */
export function daysFor(
  fields: Dated,
  day: string,
  seasons: readonly Season[],
): { dates: CampDates; days: string[] } {
  const own = readDates(fields, day, null);
  const isInside = seasons.some(({ startsOn, endsOn }) =>
    own.sessions.some(({ start, end }) => start <= endsOn && end >= startsOn),
  );
  // Dates without a year: another season may be in another year.
  const dates = isInside ? own : readDates(fields, day, seasons[0] ?? null);
  return { dates, days: sessionDays(dates.sessions) };
}
