import { activeFilters, type FilterKey, type Filters } from '#camps/rules/list/filters.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Chip } from '#ui/fields/Chip.tsx';
import { ActivityPatch } from '../../../parts/card/ActivityPatch.tsx';
import styles from './AppliedFilters.module.css';
import { filterGlyph, type FilterNames, filterLabel } from '../filterLabel.ts';

export type AppliedFiltersProps = {
  /** The filters of the address bar. */
  filters: Filters;
  names: FilterNames;
  onDrop: (keys: readonly FilterKey[]) => void;
  onReset: () => void;
  /** Under a full filter bar: the filters that its fields show. */
  inBar?: readonly FilterKey[];
};

/**
 * The filters that are on and that no field in sight shows, as chips that can be removed one by one, and the reset
 * of all where no full bar has it; nothing without any.
 */
export function AppliedFilters(props: AppliedFiltersProps) {
  const { filters, onDrop, onReset, names, inBar } = props;
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  // A search field is in sight at every width, and above a list its breaks are picked.
  const chips = active.filter((key) => key !== 'search' && !(inBar && key === 'breaks'));
  return (
    <ul
      className={classes(styles.applied, inBar && styles.underBar)}
      aria-label="Filters that are on"
    >
      {chips.map((key) => {
        const label = filterLabel(filters, key, names);
        const known = key === 'activity' && names.activities.includes(label);
        return (
          <li key={key} data-in-bar={inBar && isInBar(filters, key, inBar)}>
            <Chip
              {...(known
                ? { picture: <ActivityPatch activity={label} /> }
                : { glyph: filterGlyph(key) })}
              onRemove={() => onDrop([key])}
              removeLabel={`Remove filter ${label}`}
            >
              {label}
            </Chip>
          </li>
        );
      })}
      <li data-in-bar={inBar !== undefined}>
        <Button variant="flush" size="small" onClick={onReset}>
          Reset Filters
        </Button>
      </li>
    </ul>
  );
}

/** Whether the bar shows a filter. Its fields show neither the district of the dates nor the distance. */
function isInBar(
  { district, near }: Filters,
  key: FilterKey,
  inBar: readonly FilterKey[],
): boolean {
  if (key === 'dates' && district !== '') return false;
  if (key === 'location' && near !== '') return false;
  return inBar.includes(key);
}
