import { useCallback, useRef } from 'react';
import {
  type FilterKey,
  type Filters,
  resetFilters,
  withoutFilters,
} from '#camps/rules/list/filters.ts';
import { ACTIVITIES } from '#camps/rules/camp/activity.ts';
import { useGazetteer } from '#camps/store/useGazetteer.ts';
import type { BrowseView } from '../BrowseView.ts';
import type { AppliedFiltersProps } from './bar/AppliedFilters.tsx';
import type { FilterControls } from './FilterControls.ts';
import { useFilterDraft } from './useFilterDraft.ts';
import { zipProblem } from './fields/place.ts';

/** The filters of a list, the ways to change them, and where the list begins. */
export function useListFilters(address: Filters, onAddress: (next: Filters) => void) {
  const { filters, type, apply, reset } = useFilterDraft(address, onAddress);
  const places = useGazetteer(filters.near !== '');
  const heading = useRef<HTMLHeadingElement>(null);

  /** Brings the list into view; the keyboard goes on from there. */
  const toList = useCallback(() => {
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  // The button that was pressed disappears: without this the focus would be lost with it.
  const focusHeading = () => heading.current?.focus({ preventScroll: true });

  /** What the bars and the chips need of a list. */
  function controlsFor(view: BrowseView): {
    controls: FilterControls;
    applied: AppliedFiltersProps;
  } {
    const { activities, breaks, priceReading, days, today, result } = view;
    return {
      controls: {
        filters,
        facets: { activities, countWith: result?.countWith ?? null },
        onType: type,
        onChange: (some) => apply({ ...filters, ...some }),
        onSubmit() {
          apply(filters);
          toList();
        },
        onReset: reset,
        onQuickLink(choice) {
          apply({ ...resetFilters(filters), breaks: filters.breaks, ...choice });
          focusHeading();
        },
        context: {
          breaks,
          priceReading,
          days,
          campsByDay: result?.campsByDay ?? null,
          today,
          zipProblem: zipProblem(filters.near, places),
        },
      },
      applied: {
        filters: address,
        names: { activities: activities ?? ACTIVITIES, breaks, priceReading },
        onDrop(keys: readonly FilterKey[]) {
          apply(withoutFilters(filters, keys));
          focusHeading();
        },
        onReset() {
          reset();
          focusHeading();
        },
      },
    };
  }
  return { places, heading, toList, controlsFor };
}
