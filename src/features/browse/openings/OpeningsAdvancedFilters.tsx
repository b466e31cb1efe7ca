import { DateFilter } from '#features/browse/filters/fields/DateFilter.tsx';
import type { FilterControls } from '#features/browse/filters/FilterControls.ts';
import { FitFilters } from '#features/browse/filters/fields/FitFilters.tsx';
import SortSelect from '#features/browse/filters/fields/SortSelect.tsx';
import styles from './OpeningsFilters.module.css';

/** What other lists of camps filter by, too; phones find the order here. Loaded when unfolded. */
export default function OpeningsAdvancedFilters(controls: FilterControls) {
  return (
    <>
      <DateFilter label="Dates" months={1} {...controls} />
      <FitFilters {...controls} />
      <div className={styles.sort}>
        <SortSelect {...controls} />
      </div>
    </>
  );
}
