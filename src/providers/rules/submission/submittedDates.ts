import { monthOf } from '#base/day/calendar.ts';
import { nextCalendarSeason } from '#camps/rules/season/calendarSeason.ts';
import { type Break, BreakSchema, type Season } from '#camps/rules/season/season.ts';
import { type CampDates, readCampDates } from '#camps/rules/text/dates/campDates.ts';

/** What a date text means, and the season that it was read for. */
export type SubmittedDates = CampDates & { season: Season };

/** Longer texts are refused anyway, and reading them would only cost time. */
const MOST_CHARACTERS = 400;

const NOTHING: CampDates = { sessions: [], unread: [] };

/**
 * Reads the dates of a submission on a day (YYYY-MM-DD). Providers omit the year: it is that of the current or next
 * break that contains most of the dates. A break that the provider has named decides where the camp is listed; it gives
 * the year only to dates that all lie in it.
 */
export function submittedDates(
  text: string,
  day: string,
  wish: Break | null = null,
): SubmittedDates {
  const readings = BreakSchema.options
    .map((each) => nextCalendarSeason(each, day))
    .toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1))
    .map((season): SubmittedDates => {
      const dates = text.length > MOST_CHARACTERS ? NOTHING : readFor(season, text);
      return { season, ...dates };
    });
  const best = readings.reduce((before, one) => (isBetter(one, before, day) ? one : before));
  const wished = readings.find(({ season }) => season.break === wish);
  const isWished =
    wished && (best.sessions.length === 0 || sessionsInside(wished) === wished.sessions.length);
  return isWished && (best.sessions.length === 0 || wished.sessions.length > 0) ? wished : best;
}

/** The break that all of the dates fall into; null when one was not read, or lies elsewhere. */
export function submittedBreak(text: string, day: string): Break | null {
  const dates = submittedDates(text, day);
  const isCertain = dates.unread.length === 0 && dates.sessions.length > 0;
  return isCertain && sessionsInside(dates) === dates.sessions.length ? dates.season.break : null;
}

const readFor = (season: Season, text: string) =>
  readCampDates(text, season.year, monthOf(season.startsOn));

function isBetter(one: SubmittedDates, best: SubmittedDates, day: string): boolean {
  const [inside, bestInside] = [sessionsInside(one), sessionsInside(best)];
  if (inside !== bestInside) return inside > bestInside;
  // Between the breaks, as the first days of June: the next ones to come.
  const [left, bestLeft] = [sessionsLeft(one, day), sessionsLeft(best, day)];
  if (left !== bestLeft) return left > bestLeft;
  return (one.sessions[0]?.start ?? '9') < (best.sessions[0]?.start ?? '9');
}

const sessionsInside = ({ season, sessions }: SubmittedDates) =>
  sessions.filter(({ start, end }) => start >= season.startsOn && end <= season.endsOn).length;

const sessionsLeft = ({ sessions }: SubmittedDates, day: string) =>
  sessions.filter(({ end }) => end >= day).length;
