import type { ReactNode } from 'react';
import type { FilterKey } from '#camps/rules/list/filters.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { ActivitySelect } from '../fields/ActivitySelect.tsx';
import { AdvancedFiltersButton } from './AdvancedFiltersButton.tsx';
import { DateFilter } from '../fields/DateFilter.tsx';
import styles from './FilterBar.module.css';
import type { FilterControls } from '../FilterControls.ts';
import { FilterInput } from '../fields/FilterInput.tsx';

type FilterBarProps = FilterControls & {
  /** Fields of this page alone, where others have the dates; the dates are then behind the button. */
  ranges?: ReactNode;
};

/** The filters that the bar has room for; all others are behind its button. */
export const filtersInBar = (hasRanges: boolean): readonly FilterKey[] => [
  'search',
  'activity',
  'location',
  'breaks',
  ...(hasRanges ? (['ages', 'price'] as const) : (['dates'] as const)),
];

/** The full filter bar of wide screens, in one row; narrower ones have CompactFilterRow. */
export function FilterBar({ ranges, ...controls }: FilterBarProps) {
  const inBar = filtersInBar(ranges !== undefined);
  const reset = (
    <Button variant="quiet" size="small" className={styles.reset} onClick={controls.onReset}>
      Reset Filters
    </Button>
  );
  return (
    <search className="block from-laptop-only">
      <Form className={styles.bar} aria-label="Filter camps" onSubmit={controls.onSubmit}>
        <Field label="Search" className={styles.field}>
          <FilterInput of="search" controls={controls} />
        </Field>
        {ranges === undefined && (
          <DateFilter label="Dates" months={2} className={styles.field} {...controls} />
        )}
        <ActivitySelect {...controls} className={styles.activity} />
        <Field label="Where" className={styles.field}>
          <FilterInput of="place" controls={controls} />
        </Field>
        {ranges === undefined ? (
          <div className={styles.buttons}>
            <Button variant="pine" type="submit">
              Search
            </Button>
            <AdvancedFiltersButton controls={controls} inBar={inBar} />
            {reset}
          </div>
        ) : (
          <>
            <div className={styles.ranges}>{ranges}</div>
            <AdvancedFiltersButton
              controls={controls}
              inBar={inBar}
              first={<DateFilter label="Dates" months={1} {...controls} />}
            />
            {reset}
            {/* No room for a button; without one, Enter would not submit a form of two fields. */}
            <button type="submit" hidden>
              Search
            </button>
          </>
        )}
      </Form>
    </search>
  );
}
