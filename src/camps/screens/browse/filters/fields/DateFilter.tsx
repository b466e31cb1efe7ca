import { DateRange } from '#ui/fields/DateRange.tsx';
import type { FilterControls } from '../FilterControls.ts';
import { dayMarks, firstDayWithCamps } from './dayMarks.ts';

type DateFilterProps = Pick<FilterControls, 'filters' | 'context' | 'onChange'> & {
  label: string;
  /** Side by side where there is room. */
  months: 1 | 2;
  className?: string | undefined;
};

/** A range of days, whose calendar marks days with camps and the chosen district's days off. */
export function DateFilter({ filters, context, onChange, ...field }: DateFilterProps) {
  return (
    <DateRange
      {...field}
      placeholder="Date"
      openAt={() => firstDayWithCamps(context)}
      marks={() => dayMarks(filters.district, context)}
      start={filters.start}
      end={filters.end}
      // Days chosen by hand are no longer a district's days off.
      onChange={(start, end) => onChange({ start, end, district: '' })}
    />
  );
}
