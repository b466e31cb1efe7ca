import type { Season } from '#domain/season/season.ts';

const lists: readonly (readonly [RegExp, string])[] = [
  [/^\/favorites$/, 'Your favorites'],
  [/^\/compare$/, 'Your comparison'],
  [/^\/(?:browse(?:\/[a-z-]+)?|search-camps|browse-camps)$/, 'Back to the list'],
];

/**
 * Where a camp's page leads back to: `list` is the list it was opened from, filters and all; without
 * one `to` and `search` are the list of the camp's season; `currentId` is the one its break's page shows anyhow. `from` is a path with its query, null when unknown.
 */
export function backTo(
  from: string | null,
  season: Pick<Season, 'id' | 'break' | 'label'> | null,
  currentId: string | null,
) {
  const [path = ''] = (from ?? '').split('?');
  const label = lists.find(([pattern]) => pattern.test(path))?.[1];
  if (from !== null && label !== undefined) return { list: from, search: {}, label } as const;
  if (season === null) return { to: '/browse', search: {}, label: 'All camps' } as const;
  return {
    to: `/browse/${season.break}-break` as const,
    search: season.id === currentId ? {} : { season: season.id },
    label: `${season.label} camps`,
  };
}
