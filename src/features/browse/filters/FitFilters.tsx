import { clockLabel, workday } from '#domain/text/hours.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import type { FilterControls } from './FilterBar.tsx';
import { NearFields } from './NearFields.tsx';
import { DistrictSelect } from './DistrictSelect.tsx';

type FurtherFiltersProps = Pick<FilterControls, 'filters' | 'breaks' | 'zip' | 'onFilters'>;

/** What decides whether a camp fits a family's day: its hours, whose days off, and how far it is. */
export function FitFilters({ filters, breaks, zip, onFilters }: FurtherFiltersProps) {
  return (
    <>
      <Checkbox
        label="Covers a workday"
        hint={`Open by ${clockLabel(workday.from)}, until ${clockLabel(workday.to)} or later. Camps without clear hours are left out.`}
        checked={filters.hours === 'workday'}
        onChange={(checked) => onFilters({ hours: checked ? 'workday' : '' })}
      />
      <DistrictSelect filters={filters} breaks={breaks ?? []} onFilters={onFilters} />
      {zip && <NearFields filters={filters} zip={zip} onFilters={onFilters} />}
    </>
  );
}
