import { activeFilters, type FilterKey, type Filters } from '#domain/filters.ts';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/Chip.tsx';
import { ActivityPatch } from './ActivityPatch.tsx';
import styles from './AppliedFilters.module.css';
import { filterWords } from './filterWords.ts';

type AppliedFiltersProps = {
  filters: Filters;
  activities: readonly string[];
  onDrop: (keys: readonly FilterKey[]) => void;
  onReset: () => void;
};

const glyphs = { search: 'search', dates: 'calendar', location: 'pin', activity: 'badge' } as const;

/** What is filtered now, as chips that can be taken off one by one. Nothing filtered: nothing shown. */
export function AppliedFilters({ filters, activities, onDrop, onReset }: AppliedFiltersProps) {
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <ul className={styles.applied} aria-label="Filters that are on">
      {active.map((key) => {
        const words = filterWords(filters, key, activities);
        const known = key === 'activity' && activities.includes(words);
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
