import { activeFilters, type FilterKey, type Filters } from '#domain/list/filters.ts';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/fields/Chip.tsx';
import type { GlyphName } from '#ui/Glyph.tsx';
import { ActivityPatch } from '#parts/ActivityPatch.tsx';
import styles from './AppliedFilters.module.css';
import { type FilterNames, filterLabels } from './filterLabels.ts';

type AppliedFiltersProps = FilterNames & {
  filters: Filters;
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

/** What is filtered now, as chips that can be taken off one by one. Nothing filtered: nothing shown. */
export function AppliedFilters({ filters, onDrop, onReset, ...names }: AppliedFiltersProps) {
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <ul className={styles.applied} aria-label="Filters that are on">
      {active.map((key) => {
        const words = filterLabels(filters, key, names);
        const known = key === 'activity' && names.activities.includes(words);
        return (
          <li key={key}>
            <Chip
              {...(known
                ? { picture: <ActivityPatch activity={words} /> }
                : { glyph: glyphs[key] })}
              onRemove={() => onDrop([key])}
              removeLabel={`Remove filter ${words}`}
            >
              {words}
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
