import { currentSeason } from '#camps/rules/season/currentSeason.ts';
import type { Season } from '#camps/rules/season/season.ts';

const lists: readonly (readonly [RegExp, string])[] = [
  [/^\/favorites$/, 'Your favorites'],
  [/^\/compare$/, 'Your comparison'],
  [/^\/(?:browse(?:\/[a-z-]+)?|search-camps|browse-camps)$/, 'Back to the list'],
];

type ListSeason = Pick<Season, 'id' | 'break' | 'label'> | null;

/**
 * Where a camp's page leads back to: `list` is the list it was opened from, filters and all; without one the list of
 * the camp's season. `from` is a path with its query, null when unknown. The rest as in seasonList.
 */
export function backTo(
  from: string | null,
  season: ListSeason,
  seasons: readonly Season[],
  day: string,
) {
  const [path = ''] = (from ?? '').split('?');
  const label = lists.find(([pattern]) => pattern.test(path))?.[1];
  if (from !== null && label !== undefined)
    return { list: from, to: undefined, search: {}, label } as const;
  return { ...seasonList(season, seasons, day), list: undefined };
}

/** The list of a camp's season. The address names a season only where its break's page shows another on that day (YYYY-MM-DD). */
export function seasonList(season: ListSeason, seasons: readonly Season[], day: string) {
  if (season === null) return { to: '/browse', search: {}, label: 'All camps' } as const;
  const isCurrent = season.id === currentSeason(seasons, season.break, day)?.id;
  return {
    to: `/browse/${season.break}-break` as const,
    search: isCurrent ? {} : { season: season.id },
    label: `${season.label} camps`,
  };
}
