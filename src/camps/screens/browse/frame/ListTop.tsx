import type { ReactNode, RefObject } from 'react';
import type { BreakPath } from '#camps/words/breaks/BreakCopy.ts';
import { activeFilters } from '#camps/rules/list/filters.ts';
import { AppliedFilters, type AppliedFiltersProps } from '../filters/bar/AppliedFilters.tsx';
import { filtersInBar, FilterBar } from '../filters/bar/FilterBar.tsx';
import type { FilterControls } from '../filters/FilterControls.ts';
import { QuickLinks } from '../filters/bar/QuickLinks.tsx';
import styles from './ListTop.module.css';

type ListTopProps = {
  path: BreakPath;
  controls: FilterControls;
  applied: AppliedFiltersProps;
  barRef: RefObject<HTMLDivElement | null>;
  /** Picks some of several breaks, where there are several. */
  picker?: ReactNode;
  /** Fields of this page alone in the filter bar. */
  ranges?: ReactNode;
};

/** The ways to filter above a list. The active filters replace the quick links, which would reset all of them. */
export function ListTop({ path, controls, applied, barRef, picker, ranges }: ListTopProps) {
  const { filters } = applied;
  const isFiltered = activeFilters(filters).some((key) => key !== 'breaks');
  return (
    <>
      <div className={styles.bar} ref={barRef}>
        <FilterBar {...controls} ranges={ranges} />
      </div>
      <div className={styles.line}>
        {picker}
        <div className={styles.quick}>
          {isFiltered ? (
            <AppliedFilters {...applied} inBar={filtersInBar(ranges !== undefined)} />
          ) : (
            <QuickLinks
              path={path}
              activity={filters.activity}
              location={filters.location}
              onChoose={controls.onQuickLink}
            />
          )}
        </div>
      </div>
    </>
  );
}
