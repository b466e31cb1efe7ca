import { useSyncExternalStore } from 'react';
import { useIsHere } from '#ui/AppLink.tsx';

export type Navigate<Search> = (to: {
  search: Search;
  replace: true;
  resetScroll: false;
}) => unknown;

/** The search params as page props: the value, and how to rewrite it. `noSearch` is the value without any. */
export function useAddress<Search extends object>(
  search: Search,
  noSearch: Search,
  navigate: Navigate<Search>,
): [Search, (next: Search) => void] {
  const isHere = useIsHere();
  // Without search params it is the very same object, so that hydration does not render twice.
  const current = isSame(search, noSearch) ? noSearch : search;
  return [
    // Prerendered HTML has no search params, and hydration must match it.
    useSyncExternalStore(
      () => never,
      () => current,
      () => noSearch,
    ),
    (next) => {
      // Text typed just before a link was pressed must not call this page back.
      if (!isHere()) return;
      // Typing adds no entries to the history.
      void navigate({ search: next, replace: true, resetScroll: false });
    },
  ];
}

const never = () => undefined;

// All params are strings.
const isSame = (one: object, other: object): boolean =>
  new URLSearchParams(Object.entries(one)).toString() ===
  new URLSearchParams(Object.entries(other)).toString();
