import { clockLabel, workday } from '#domain/text/hours.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { DistrictSelect } from './DistrictSelect.tsx';
import type { FilterControls } from '../FilterControls.ts';
import { NearFields } from './NearFields.tsx';

/** What decides whether a camp fits a family's day: its hours, whose days off, and how far it is. */
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
      <NearFields {...controls} />
    </>
  );
}
