import type { ReactNode } from 'react';
import type { BreakWords } from '#content/breaks/BreakWords.ts';
import { activeFilters, type Filters, noFilters } from '#domain/list/filters.ts';
import { FilterBar, type FilterControls } from '#features/browse/filters/FilterBar.tsx';
import { QuickLinks } from '#features/browse/filters/QuickLinks.tsx';
import styles from './ListTop.module.css';

type ListTopProps = {
  words: BreakWords;
  controls: FilterControls;
  /** As the address bar has them. */
  filters: Filters;
  /** Of several breaks, where there are several. */
  picker: ReactNode;
  applied: ReactNode;
  onFilters: (next: Filters) => void;
};

/** The ways to filter above a list. */
export function ListTop({ words, controls, filters, picker, applied, onFilters }: ListTopProps) {
  const { breaks, view } = filters;
  return (
    <>
      <div className={styles.bar}>
        <FilterBar {...controls} />
      </div>
      {picker}
      <div className={styles.quick} data-filtered={activeFilters(filters).length > 0}>
        <div className={styles.links}>
          <QuickLinks
            path={words.path}
            activity={filters.activity}
            location={filters.location}
            onChoose={(choice) => onFilters({ ...noFilters, breaks, view, ...choice })}
          />
        </div>
        <div className={styles.applied}>{applied}</div>
      </div>
    </>
  );
}
