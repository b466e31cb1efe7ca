import { DateRange } from '#ui/fields/DateRange.tsx';
import type { FilterControls } from '../FilterControls.ts';

type DateFilterProps = Pick<FilterControls, 'filters' | 'context' | 'onChange'> & {
  label: string;
  /** Side by side where there is room. */
  months: 1 | 2;
};

/** From one day to another. */
export function DateFilter({ label, months, filters, context, onChange }: DateFilterProps) {
  return (
    <DateRange
      label={label}
      placeholder="Date"
      months={months}
      openAt={context.days?.[0]}
      start={filters.start}
      end={filters.end}
      // Days chosen by hand are no longer a district's days off.
      onChange={(start, end) => onChange({ start, end, district: '' })}
    />
  );
}
