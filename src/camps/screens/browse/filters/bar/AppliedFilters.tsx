import { activeFilters, type FilterKey, type Filters } from '#camps/rules/list/filters.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Chip } from '#ui/fields/Chip.tsx';
import type { GlyphName } from '#ui/pictures/Glyph.tsx';
import { ActivityPatch } from '../../../parts/card/ActivityPatch.tsx';
import styles from './AppliedFilters.module.css';
import { type FilterNames, filterLabel } from '../filterLabel.ts';

export type AppliedFiltersProps = {
  /** The filters of the address bar. */
  filters: Filters;
  names: FilterNames;
  onDrop: (keys: readonly FilterKey[]) => void;
  onReset: () => void;
  /** Under a full filter bar, whose fields show their own filters: which ones are behind its button. */
  behind?: readonly FilterKey[];
};

const glyphs = {
  search: 'search',
  dates: 'calendar',
  location: 'pin',
  activity: 'badge',
  ages: 'ages',
  price: 'tag',
  hours: 'clock',
  near: 'pin',
  breaks: 'sun',
} as const satisfies Record<FilterKey, GlyphName>;

/**
 * The filters that are on and that no field in sight shows, as chips that can be removed one by one, and the reset
 * of all where no full bar has it; nothing without any.
 */
export function AppliedFilters(props: AppliedFiltersProps) {
  const { filters, onDrop, onReset, names, behind } = props;
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  // A search field is in sight at every width, and above a list its breaks are picked.
  const chips = active.filter((key) => key !== 'search' && !(behind && key === 'breaks'));
  return (
    <ul
      className={classes(styles.applied, behind && styles.underBar)}
      aria-label="Filters that are on"
    >
      {chips.map((key) => {
        const label = filterLabel(filters, key, names);
        const known = key === 'activity' && names.activities.includes(label);
        return (
          <li key={key} data-in-bar={behind && isInBar(filters, key, behind)}>
            <Chip
              {...(known
                ? { picture: <ActivityPatch activity={label} /> }
                : { glyph: glyphs[key] })}
              onRemove={() => onDrop([key])}
              removeLabel={`Remove filter ${label}`}
            >
              {label}
            </Chip>
          </li>
        );
      })}
      <li data-in-bar={behind !== undefined}>
        <Button variant="quiet" size="small" onClick={onReset}>
          Reset Filters
        </Button>
      </li>
    </ul>
  );
}

/** Tells whether the bar shows a filter. Its fields show neither the district of the dates nor the distance. */
function isInBar(
  { district, near }: Filters,
  key: FilterKey,
  behind: readonly FilterKey[],
): boolean {
  if (key === 'dates' && district !== '') return false;
  if (key === 'location' && near !== '') return false;
  return !behind.includes(key);
}
