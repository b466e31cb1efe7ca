/** Pages that are linked already and come later: they say so instead of answering 404. */
const comingPages: Readonly<Record<string, string>> = {
  '/list-your-camp': 'List your camp',
  '/login': 'Sign in',
  '/reset-password': 'Reset password',
  '/my-camps': 'My Schedule',
  '/matches': 'Matches',
  '/profile': 'My Profile',
  '/settings': 'Settings',
};

export const comingSoonPaths: readonly string[] = Object.keys(comingPages);

/** The name of a page that is on its way, or null when nobody plans it. */
export function comingSoonPage(path: string): string | null {
  return Object.hasOwn(comingPages, path) ? (comingPages[path] ?? null) : null;
}
