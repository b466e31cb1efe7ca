import type { ReactNode } from 'react';
import type { BreakCopy } from '#content/breaks/BreakCopy.ts';
import { activeFilters, noFilters } from '#domain/list/filters.ts';
import { AppliedFilters, type AppliedFiltersProps } from '../filters/bar/AppliedFilters.tsx';
import { FilterBar } from '../filters/bar/FilterBar.tsx';
import type { FilterControls } from '../filters/FilterControls.ts';
import { QuickLinks } from '../filters/bar/QuickLinks.tsx';
import styles from './ListTop.module.css';

type ListTopProps = {
  copy: BreakCopy;
  controls: FilterControls;
  /** Picks some of several breaks, where there are several. */
  picker: ReactNode;
  applied: AppliedFiltersProps;
};

/** The ways to filter above a list. */
export function ListTop({ copy, controls, picker, applied }: ListTopProps) {
  const { filters } = applied;
  const { breaks, season, view } = filters;
  return (
    <>
      <div className={styles.bar}>
        <FilterBar {...controls} />
      </div>
      {picker}
      <div className={styles.quick} data-filtered={activeFilters(filters).length > 0}>
        <div className={styles.links}>
          <QuickLinks
            path={copy.path}
            activity={filters.activity}
            location={filters.location}
            onChoose={(choice) =>
              controls.onChange({ ...noFilters, breaks, season, view, ...choice })
            }
          />
        </div>
        <div className={styles.applied}>
          <AppliedFilters {...applied} />
        </div>
      </div>
    </>
  );
}
