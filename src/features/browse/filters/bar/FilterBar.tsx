import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { ActivitySelect } from '../fields/ActivitySelect.tsx';
import { AdvancedFiltersButton } from './AdvancedFiltersButton.tsx';
import { DateFilter } from '../fields/DateFilter.tsx';
import styles from './FilterBar.module.css';
import type { FilterControls } from '../FilterControls.ts';
import { FilterActions, FilterForm } from '../FilterForm.tsx';
import { FilterInput } from '../fields/FilterInput.tsx';

/** The full filter bar of tablets and desktops; phones have CompactFilterRow. */
export function FilterBar(controls: FilterControls) {
  return (
    <search className={styles.large}>
      <FilterForm label="Filter camps" className={styles.fields} onSubmit={controls.onSubmit}>
        <Field label="Search">
          <FilterInput name="search" controls={controls} />
        </Field>
        <DateFilter label="Dates" months={2} {...controls} />
        <ActivitySelect {...controls} />
        <Field label="Where">
          <FilterInput name="location" controls={controls} />
        </Field>
        <Button className={styles.submit} variant="pine" type="submit">
          Search
        </Button>
        <FilterActions>
          <AdvancedFiltersButton {...controls} />
          <Button variant="quiet" onClick={controls.onReset}>
            Reset Filters
          </Button>
        </FilterActions>
      </FilterForm>
    </search>
  );
}
