/** `npm run soak` covers every viewport, color scheme and route; `npm test` covers each situation once. */
export const isSoak = process.env.CAMPLY_SOAK === '1';

/** The same for one commit, another for the next (tests/runner/seedOffset.mjs). */
const seed = Number(process.env.CAMPLY_SEED_OFFSET ?? 0);

/** Of so many parts of a list the one whose turn it is on this commit; in a soak run all of it. */
export const turnOf = <T>(all: readonly T[], parts = 3): readonly T[] =>
  isSoak ? all : all.filter((_, at) => at % parts === seed % parts);

/** Whoever is not signed in is led to the sign-in from here. */
export const guardedRoutes: readonly string[] = ['/settings/second-step'];

/** Every other route of the site; one post and one camp stand for all. */
export const everyRoute: readonly string[] = [
  '/',
  '/about',
  '/blog',
  '/blog/camp-chaos-survival-guide',
  '/faq',
  '/browse',
  '/search-camps',
  '/browse/summer-break',
  '/browse/fall-break',
  '/browse/winter-break',
  '/browse/spring-break',
  '/parents/spring-break',
  '/camps/bright-side-theatre-fall-2025',
  '/favorites',
  '/compare',
  '/matches',
  '/browse-camps',
  '/for-camp-providers',
  '/list-your-camp',
  '/submissions',
  '/my-listing',
  '/bring',
  '/contact',
  '/privacy',
  '/terms',
  '/summer-kit',
  '/login',
  '/reset-password',
  '/my-camps',
  '/profile',
  '/settings',
];

/** One route for each distinct layout. */
const templates: readonly string[] = [
  '/',
  '/about',
  '/blog',
  '/blog/camp-chaos-survival-guide',
  '/faq',
  '/browse/fall-break',
  '/browse-camps',
  '/camps/bright-side-theatre-fall-2025',
  '/favorites',
  '/for-camp-providers',
  '/submissions',
  '/my-listing',
  '/bring',
  '/privacy',
  '/summer-kit',
  '/login',
  '/profile',
];

/** For checks that depend on the layout alone. */
export const layoutRoutes = isSoak ? everyRoute : templates;

export const phone = { width: 390, height: 844 } as const;
export const desktop = { width: 1280, height: 900 } as const;
