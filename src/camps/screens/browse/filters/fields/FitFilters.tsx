import { clockLabel, workday } from '#camps/rules/text/hours.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { DistrictSelect } from './DistrictSelect.tsx';
import type { FilterControls } from '../FilterControls.ts';

/** What decides whether a camp fits a family's week: its hours, and whose days off. */
export function FitFilters(controls: FilterControls) {
  const { filters, onChange } = controls;
  return (
    <>
      <Checkbox
        label="Covers the workday"
        hint={`Opens by ${clockLabel(workday.from)}, ends ${clockLabel(workday.to)} or later. Hides camps with unclear hours.`}
        checked={filters.hours === 'workday'}
        onChange={(checked) => onChange({ hours: checked ? 'workday' : '' })}
      />
      <DistrictSelect {...controls} />
    </>
  );
}
