import type { BreakCopy } from '#camps/camps.ts';
import type { App } from '#base/useApp.ts';
import { schoolYear, seasonYears } from '#camps/rules/season/calendarSeason.ts';
import { seasonState } from '#camps/rules/season/phase.ts';
import { describeFilters } from '#camps/rules/share/describeFilters.ts';
import type { Filters } from '#camps/rules/list/filters.ts';
import { pageHead } from '../../shell/pageHead.ts';
import { site } from '#base/site.ts';
import { pageSeason } from '../-pageSeason.ts';

/** The head of a break's page: title and description follow the filters once the page is hydrated. */
export function breakHead({ path, label, head, breaks }: BreakCopy, search: Filters, app: App) {
  const { season, day } = pageSeason(app, breaks[0], search.season);
  const isOne = breaks.length === 1;
  const state = isOne && seasonState(season, day);
  const { title, ...copy } = describeFilters(search, {
    breakName: label,
    year: isOne ? seasonYears(season) : schoolYear(day),
    months: head.months,
    isPast: state === 'past',
    isEarly: state === 'upcoming',
  });
  const picture = head.picture && { picture: head.picture };
  return pageHead({ path, title: `${title} · ${site.brand}`, ...picture, ...copy });
}
