import type { FilterControls } from '#features/browse/filters/FilterBar.tsx';
import { FitFilters } from '#features/browse/filters/FitFilters.tsx';
import SortSelect from '#features/browse/filters/SortSelect.tsx';
import { DateRange } from '#ui/fields/DateRange.tsx';
import styles from './OpeningsFilters.module.css';

type MoreOpeningsFiltersProps = Pick<
  FilterControls,
  'filters' | 'openAt' | 'breaks' | 'zip' | 'onFilters'
>;

/** What other lists of camps filter by, too; phones find the order here. Its code comes when it is asked for. */
export default function MoreOpeningsFilters(props: MoreOpeningsFiltersProps) {
  const { filters, openAt, onFilters } = props;
  return (
    <>
      <DateRange
        label="Dates"
        placeholder="Date"
        months={1}
        openAt={openAt}
        start={filters.start}
        end={filters.end}
        onChange={(start, end) => onFilters({ start, end, district: '' })}
      />
      <FitFilters {...props} />
      <div className={styles.sort}>
        <SortSelect filters={filters} onSort={(sort) => onFilters({ sort })} />
      </div>
    </>
  );
}
