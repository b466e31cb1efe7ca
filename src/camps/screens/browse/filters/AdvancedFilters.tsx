import type { ReactNode } from 'react';
import { roomFilterCopy } from '#camps/words/roomFilter.ts';
import { Select } from '#ui/fields/Select.tsx';
import type { FilterControls } from './FilterControls.ts';
import { filterLabel } from './filterLabel.ts';
import { DistanceSelect } from './fields/DistanceSelect.tsx';
import styles from './AdvancedFilters.module.css';
import { clockLabel, workday } from '#camps/rules/text/hours.ts';
import { useKnownFamily } from '#camps/store/useKnownFamily.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { FamilyFilters } from './fields/FamilyFilters.tsx';
import { DistrictSelect } from './fields/DistrictSelect.tsx';

const AGES = Array.from({ length: 15 }, (_, index) => String(index + 3));
const PRICES = {
  perDay: [40, 60, 80, 100, 150],
  firstNumber: [100, 200, 300, 400, 500],
  each: [40, 60, 80, 100, 200, 300, 400],
} as const;

const PRICE_HINTS = {
  perDay: 'Only shows camps with a clear daily price. Others may fit; ask them.',
  firstNumber: 'Uses the first price listed. Camps without a price are hidden.',
  each: 'Daily price where it’s clear; for summer camps, the first price listed.',
} as const;

type AdvancedFiltersProps = FilterControls & {
  /** Replaces the fields of age and price on a page with its own. */
  first?: ReactNode;
  /** Adds the distance if the field for the place is elsewhere; in the sheet both are together. */
  hasDistance?: boolean;
};

/** The filters the bar has no room for. Loaded when opened. */
export function AdvancedFilters(props: AdvancedFiltersProps) {
  const { first, hasDistance = false, ...controls } = props;
  return (
    <div className="stack gap-90 min-0">
      {/* The sheet begins with them. */}
      {hasDistance && <FamilyFilters {...controls} />}
      {first ?? <AgeAndPrice {...controls} />}
      <FitFilters {...controls} />
      {hasDistance && <DistanceSelect {...controls} />}
    </div>
  );
}

function AgeAndPrice({ filters, onChange, context }: FilterControls) {
  const { priceReading: reading = 'perDay' } = context;
  const names = { activities: [], priceReading: reading };
  return (
    <>
      <div className={styles.pair}>
        <Select
          label="Child’s age"
          placeholder="Any age"
          value={filters.ages}
          options={withCurrent(filters.ages, filterLabel(filters, 'ages', names), [
            { value: '', label: 'Any age' },
            ...AGES.map((age) => ({ value: age, label: `Age ${age}` })),
          ])}
          onChange={(ages) => onChange({ ages })}
        />
        <Select
          label={reading === 'perDay' ? 'Price per day' : 'Price'}
          placeholder="Any price"
          value={filters.price}
          options={withCurrent(filters.price, filterLabel(filters, 'price', names), [
            { value: '', label: 'Any price' },
            ...PRICES[reading].map((dollars) => ({
              value: `0-${dollars}`,
              label: `Up to $${dollars}`,
            })),
          ])}
          onChange={(price) => onChange({ price })}
        />
      </div>
      {filters.price !== '' && <p className={styles.hint}>{PRICE_HINTS[reading]}</p>}
    </>
  );
}

type Choice = { value: string; label: string };

/** A shared link may contain a value that is not offered: it is shown all the same and can be removed. */
function withCurrent(value: string, label: string, options: readonly Choice[]): Choice[] {
  const isKnown = options.some((option) => option.value === value);
  return isKnown ? [...options] : [...options, { value, label }];
}

/** What decides whether a camp fits a family's week: its hours, and whose days off. */
function FitFilters(controls: FilterControls) {
  const { filters, onChange } = controls;
  const { from, to } = useKnownFamily().care ?? workday;
  return (
    <>
      <Checkbox
        label="Covers the workday"
        hint={`Opens by ${clockLabel(from)}, ends ${clockLabel(to)} or later. Hides camps with unclear hours.`}
        checked={filters.hours === 'workday'}
        onChange={(checked) => onChange({ hours: checked ? 'workday' : '' })}
      />
      <Checkbox
        label="Has room"
        hint={roomFilterCopy.hint}
        checked={filters.room !== ''}
        onChange={(checked) => onChange({ room: checked ? 'yes' : '' })}
      />
      <DistrictSelect {...controls} />
    </>
  );
}
