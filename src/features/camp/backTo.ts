import type { Break } from '#domain/camp/season.ts';

type Way = { href: string; label: string };

const lists: readonly (readonly [RegExp, string])[] = [
  [/^\/favorites$/, 'Your favorites'],
  [/^\/compare$/, 'Your comparison'],
  [/^\/(?:browse(?:\/[a-z-]+)?|search-camps|browse-camps)$/, 'Back to the list'],
];

/**
 * Where a camp's page leads back to: the list one came from, filters and all, else the list of the camp's
 * break. `from` is the path with its query, null when one came from elsewhere.
 */
export function backTo(
  from: string | null,
  season: { break: Break; label: string } | null,
): Way & { isWhereFrom: boolean } {
  const [path = ''] = (from ?? '').split('?');
  const label = lists.find(([pattern]) => pattern.test(path))?.[1];
  if (from !== null && label !== undefined) return { href: from, label, isWhereFrom: true };
  if (season === null) return { href: '/browse', label: 'All camps', isWhereFrom: false };
  return {
    href: `/browse/${season.break}-break`,
    label: `${season.label} camps`,
    isWhereFrom: false,
  };
}
