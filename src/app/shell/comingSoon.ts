/** Pages that are linked but not built yet. They explain that instead of returning 404. */
const comingSoon = {
  matches: 'Matches',
} as const;

export const comingSoonPaths: readonly string[] = Object.keys(comingSoon).map((slug) => `/${slug}`);

/** A link to such a page; it has no route of its own until it is built. */
export const comingSoonLink = (slug: ComingSoonSlug) =>
  ({ to: '/$', params: { _splat: slug } }) as const;

export type ComingSoonSlug = keyof typeof comingSoon;

export const comingSoonName = (slug: ComingSoonSlug): string => comingSoon[slug];

export const isComingSoon = (slug: string): slug is ComingSoonSlug =>
  Object.hasOwn(comingSoon, slug);

/** Other families are part of it. The rest works without an account. */
export const needsAccount = (slug: ComingSoonSlug): boolean => slug === 'matches';
