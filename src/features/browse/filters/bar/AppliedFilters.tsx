import { activeFilters, type FilterKey, type Filters } from '#domain/list/filters.ts';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/fields/Chip.tsx';
import type { GlyphName } from '#ui/pictures/Glyph.tsx';
import { ActivityPatch } from '#parts/card/ActivityPatch.tsx';
import styles from './AppliedFilters.module.css';
import { type FilterNames, filterLabel } from '../filterLabel.ts';

export type AppliedFiltersProps = {
  /** As the address bar has them. */
  filters: Filters;
  names: FilterNames;
  onDrop: (keys: readonly FilterKey[]) => void;
  onReset: () => void;
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

/** The filters that are on, as chips that can be removed one by one; nothing without any. */
export function AppliedFilters({ filters, onDrop, onReset, names }: AppliedFiltersProps) {
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <ul className={styles.applied} aria-label="Filters that are on">
      {active.map((key) => {
        const label = filterLabel(filters, key, names);
        const known = key === 'activity' && names.activities.includes(label);
        return (
          <li key={key}>
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
      <li>
        <Button variant="quiet" size="small" onClick={onReset}>
          Reset Filters
        </Button>
      </li>
    </ul>
  );
}
