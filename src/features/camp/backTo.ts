import type { Break } from '#domain/camp/season.ts';

const lists: readonly (readonly [RegExp, string])[] = [
  [/^\/favorites$/, 'Your favorites'],
  [/^\/compare$/, 'Your comparison'],
  [/^\/(?:browse(?:\/[a-z-]+)?|search-camps|browse-camps)$/, 'Back to the list'],
];

/**
 * Where a camp's page leads back to: `list` is the list it was opened from, filters and all; without
 * one `to` is the list of the camp's break. `from` is a path with its query, null when unknown.
 */
export function backTo(from: string | null, season: { break: Break; label: string } | null) {
  const [path = ''] = (from ?? '').split('?');
  const label = lists.find(([pattern]) => pattern.test(path))?.[1];
  if (from !== null && label !== undefined) return { list: from, label } as const;
  if (season === null) return { to: '/browse', label: 'All camps' } as const;
  return { to: `/browse/${season.break}-break`, label: `${season.label} camps` } as const;
}
