import type { Filters, Sort } from '#domain/list/filters.ts';
import { Select } from '#ui/fields/Select.tsx';

type SortSelectProps = { filters: Filters; onSort: (sort: Sort) => void };

const orders = [
  { value: 'name', label: 'By name' },
  { value: 'price', label: 'Lowest price first' },
  { value: 'opens', label: 'Opens first' },
  { value: 'distance', label: 'Nearest first' },
] as const satisfies readonly { value: Sort; label: string }[];

/** The order of the lists. Nearest is offered once there is a ZIP to start from. */
export default function SortSelect({ filters, onSort }: SortSelectProps) {
  const offered = orders.filter(({ value }) => value !== 'distance' || filters.near !== '');
  return (
    <Select
      label="Sort"
      hideLabel
      placeholder="By name"
      value={filters.sort}
      options={offered}
      onChange={(value) => {
        const next = orders.find((order) => order.value === value);
        if (next) onSort(next.value);
      }}
    />
  );
}
