import { Select } from '#ui/fields/Select.tsx';
import type { FilterControls } from './FilterBar.tsx';
import { filterLabels } from './filterLabels.ts';
import { FitFilters } from './FitFilters.tsx';
import styles from './AdvancedFilters.module.css';

const AGES = Array.from({ length: 15 }, (_, at) => String(at + 3));
const PRICES = {
  perDay: [40, 60, 80, 100, 150],
  firstNumber: [100, 200, 300, 400, 500],
  each: [40, 60, 80, 100, 200, 300, 400],
} as const;

const priceHints = {
  perDay: 'Only camps whose price for a day is certain. Others may fit, too: ask them.',
  firstNumber: 'The first number in the price counts. Camps without one are left out.',
  each: 'What a day costs, when that is certain; of summer camps, the first number in their price.',
} as const;

/** What the bar has no room for. Its code comes when somebody asks for it. */
export default function MoreFilters(props: FilterControls) {
  const { filters, onFilters } = props;
  const names = { activities: [], priceReading: props.priceReading };
  const reading = props.priceReading ?? 'perDay';
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <Select
          label="Child's age"
          placeholder="Any age"
          value={filters.ages}
          options={withForeign(filters.ages, filterLabels(filters, 'ages', names), [
            { value: '', label: 'Any age' },
            ...AGES.map((age) => ({ value: age, label: `Age ${age}` })),
          ])}
          onChange={(ages) => onFilters({ ages })}
        />
        <Select
          label={reading === 'perDay' ? 'Price per day' : 'Price'}
          placeholder="Any price"
          value={filters.price}
          options={withForeign(filters.price, filterLabels(filters, 'price', names), [
            { value: '', label: 'Any price' },
            ...PRICES[reading].map((dollars) => ({
              value: `0-${dollars}`,
              label: `Up to $${dollars}`,
            })),
          ])}
          onChange={(price) => onFilters({ price })}
        />
      </div>
      {filters.price !== '' && <p className={styles.hint}>{priceHints[reading]}</p>}
      <FitFilters {...props} />
    </div>
  );
}

type Choice = { value: string; label: string };

/** A shared link may ask for what is not offered: it can still be seen and let go. */
function withForeign(value: string, label: string, options: readonly Choice[]): Choice[] {
  const isKnown = options.some((option) => option.value === value);
  return isKnown ? [...options] : [...options, { value, label }];
}
