import { useSyncExternalStore } from 'react';

type Navigate<Search> = (to: { search: Search; replace: true; resetScroll: false }) => unknown;

/** What the address bar says, as page props: the value, and how to rewrite it. `atFirst` is an address without search params. */
export function useAddress<Search extends object>(
  search: Search,
  atFirst: Search,
  navigate: Navigate<Search>,
): [Search, (next: Search) => void] {
  // A plain address is the very same object, so that a page that wakes up is not drawn twice.
  const now = isSame(search, atFirst) ? atFirst : search;
  return [
    // The prerendered page knows no search params: the first render must match it.
    useSyncExternalStore(
      () => never,
      () => now,
      () => atFirst,
    ),
    // Typing leaves no trail of half words in the history.
    (next) => void navigate({ search: next, replace: true, resetScroll: false }),
  ];
}

const never = () => undefined;

/** All params are texts. */
const isSame = (one: object, other: object): boolean =>
  new URLSearchParams(Object.entries(one)).toString() ===
  new URLSearchParams(Object.entries(other)).toString();
