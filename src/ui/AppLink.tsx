import {
  type AnyRouter,
  Link,
  type LinkComponent,
  useMatch,
  useRouter,
} from '@tanstack/react-router';

/** A link to a page of this site. It preloads the page on hover, focus and touch. */
export const AppLink: LinkComponent<'a'> = (props) => (
  <Link {...useLinkDefaults(props.to)} {...props} />
);

/** What all links to pages of this site have in common. */
export function useLinkDefaults(to: unknown) {
  return { activeOptions, activeProps, reloadDocument: needsReload(useRouter(), to) };
}

// A link is current on its own page however that is filtered, and not on pages below it.
const activeOptions = { exact: true, includeSearch: false };
// The router would add a class; aria-current is enough.
const activeProps = {};

/**
 * A Content-Security-Policy belongs to the document it came with: the ways to and from a page that
 * has its own (`staticData.ownDocument` of its route) are full loads.
 */
export function needsReload({ routesByPath, latestLocation }: AnyRouter, to: unknown): boolean {
  const hasOwnDocument = (path: string) =>
    routesByPath[path]?.options.staticData?.ownDocument === true;
  const from = latestLocation.pathname;
  return typeof to === 'string' && to !== from && (hasOwnDocument(to) || hasOwnDocument(from));
}

/** Tells whether no other page is open or on its way: what comes late must not call this one back. */
export function useIsHere(): () => boolean {
  const router = useRouter();
  const here = useMatch({ strict: false, select: ({ pathname }) => pathname });
  return () => withoutSlash(router.latestLocation.pathname) === withoutSlash(here);
}

// The route of /browse is called /browse/.
const withoutSlash = (path: string) => path.replace(/\/$/, '');
