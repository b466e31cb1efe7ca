import type { Sort } from '#camps/rules/list/filters.ts';
import { Select } from '#ui/fields/Select.tsx';
import type { FilterControls } from '../FilterControls.ts';
import styles from './SortSelect.module.css';

const orders = [
  { value: 'soonest', label: 'Soonest first' },
  { value: 'name', label: 'By name' },
  { value: 'price', label: 'Lowest price first' },
  { value: 'opens', label: 'Sign-up opens soonest' },
  { value: 'distance', label: 'Nearest first' },
] as const satisfies readonly { value: Sort; label: string }[];

type SortSelectProps = Pick<FilterControls, 'filters' | 'onChange'> & {
  /** Hides the label below a legend; otherwise it is beside the field. */
  hideLabel?: boolean;
};

/** The order of the lists. Nearest is offered once there is a ZIP code to start from. */
export function SortSelect({ filters, onChange, hideLabel = false }: SortSelectProps) {
  const offered = orders.filter(({ value }) => value !== 'distance' || filters.near !== '');
  return (
    <Select
      label="Sort"
      hideLabel={hideLabel}
      className={hideLabel ? undefined : styles.beside}
      placeholder="Soonest first"
      value={filters.sort}
      options={offered}
      onChange={(value) => {
        const next = orders.find((order) => order.value === value);
        if (next) onChange({ sort: next.value });
      }}
    />
  );
}
