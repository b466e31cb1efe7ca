import { useCallback, useRef } from 'react';
import {
  type FilterKey,
  type Filters,
  resetFilters,
  withoutFilters,
} from '#domain/list/filters.ts';
import { useFilterDraft } from './useFilterDraft.ts';
import { useNear } from './useNear.ts';

/** The filters of a list as the address has them, the ways to change them, and where the list begins. */
export function useListFilters(filters: Filters, onFilters: (next: Filters) => void) {
  const { apply, current, type, typed } = useFilterDraft(filters, onFilters);
  const { zip, places } = useNear(current, apply);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });

  const reset = () => {
    zip.onForget();
    apply(resetFilters(current));
  };
  /** The list comes into view and keyboards go on from there. */
  const toList = useCallback(() => {
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  // What was pressed is gone now: the focus must not be lost with it.
  const dropFrom = (keys: readonly FilterKey[]) => {
    apply(withoutFilters(current, keys));
    focusHeading();
  };
  const resetFrom = () => {
    reset();
    focusHeading();
  };
  return { apply, current, type, typed, zip, places, heading, toList, reset, dropFrom, resetFrom };
}
