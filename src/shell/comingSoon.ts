/** Pages that are linked already and not built yet: they say so instead of answering 404. */
const comingSoon = {
  'list-your-camp': 'List your camp',
  login: 'Sign in',
  'reset-password': 'Reset password',
  'my-camps': 'My Schedule',
  matches: 'Matches',
  profile: 'My Profile',
  settings: 'Settings',
} as const;

export const comingSoonPaths: readonly string[] = Object.keys(comingSoon).map((slug) => `/${slug}`);

/** A link to such a page; it has no route of its own until it is built. */
export const comingSoonLink = (slug: keyof typeof comingSoon) =>
  ({ to: '/$', params: { _splat: slug } }) as const;

/** The name of such a page, or null for an unknown one. */
export const comingSoonName = (slug: string): string | null =>
  new Map<string, string>(Object.entries(comingSoon)).get(slug) ?? null;
