import { lazy, useState } from 'react';
import { activeFilters, type FilterKey, type Filters } from '#domain/list/filters.ts';
import {
  ageBounds,
  agesInUrl,
  dollarBounds,
  openingsRanges,
  priceInUrl,
} from '#domain/list/openings.ts';
import { openingsWords } from '#content/breaks/openings.ts';
import { ActivitySelect } from '#features/browse/filters/ActivitySelect.tsx';
import type { CountWith } from '#features/browse/filters/FacetCount.tsx';
import { ActiveFilterBadge } from '#features/browse/filters/ActiveFilterBadge.tsx';
import { type FilterControls, LONGEST_WORDS } from '#features/browse/filters/FilterBar.tsx';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { LazyBoundary } from '#ui/LazyBoundary.tsx';
import { RangeSlider } from '#ui/fields/RangeSlider.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import styles from './OpeningsFilters.module.css';

const MoreOpeningsFilters = lazy(() => import('./OpeningsAdvancedFilters.tsx'));

type OpeningsFiltersProps = Pick<FilterControls, 'openAt' | 'breaks' | 'zip'> & {
  /** With what is typed right now. */
  filters: Filters;
  activities: readonly string[] | null;
  countWith: CountWith | null;
  onType: (words: { search?: string; location?: string }) => void;
  onFilters: (next: Filters) => void;
  onSubmit: () => void;
  onReset: () => void;
};

const words = openingsWords.filters;
const DOLLAR_STEP = 10;
const FOLDED: ReadonlySet<FilterKey> = new Set(['dates', 'hours', 'near']);

/** Words, activity, place, age and budget (spec 2): all in sight, on phones too. The rest unfolds. */
export function OpeningsFilters(props: OpeningsFiltersProps) {
  const { filters, activities, countWith, onType, onFilters } = props;
  const { ages, dollars } = openingsRanges(filters);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const folded = activeFilters(filters).filter((key) => FOLDED.has(key));
  return (
    <search>
      <form
        className={styles.bar}
        aria-label={words.label}
        onSubmit={(event) => {
          event.preventDefault();
          onFilters(filters);
          props.onSubmit();
        }}
      >
        <Field label={words.search}>
          <TextInput
            name="search"
            glyph="search"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder="Search camps..."
            maxLength={LONGEST_WORDS}
            value={filters.search}
            onText={(search) => onType({ search })}
          />
        </Field>
        <ActivitySelect
          filters={filters}
          activities={activities}
          countWith={countWith}
          onChange={(activity) => onFilters({ ...filters, activity })}
        />
        <Field label={words.location}>
          <TextInput
            name="location"
            glyph="pin"
            autoComplete="postal-code"
            placeholder="City or zip code"
            maxLength={LONGEST_WORDS}
            value={filters.location}
            onText={(location) => onType({ location })}
          />
        </Field>
        <RangeSlider
          label={words.ages}
          ends={words.agesEnds}
          min={ageBounds[0]}
          max={ageBounds[1]}
          step={1}
          value={ages}
          say={([from, to]) => (from === to ? `Age ${from}` : `Ages ${from}-${to}`)}
          onChange={(value) => onFilters({ ...filters, ages: agesInUrl(value) })}
        />
        <RangeSlider
          label={words.budget}
          ends={words.budgetEnds}
          min={dollarBounds[0]}
          max={dollarBounds[1]}
          step={DOLLAR_STEP}
          value={dollars}
          say={([from, to]) => `$${from} - $${to}`}
          onChange={(value) => onFilters({ ...filters, price: priceInUrl(value) })}
        />
        <div className={styles.rest}>
          <Button
            variant="line"
            size="small"
            aria-expanded={isUnfolded}
            onClick={() => setIsUnfolded(!isUnfolded)}
          >
            <Glyph name="sliders" />
            {words.more}
            <ActiveFilterBadge count={folded.length} />
          </Button>
          <Button variant="quiet" size="small" onClick={props.onReset}>
            {words.reset}
          </Button>
        </div>
        {isUnfolded && (
          <div className={styles.more}>
            <LazyBoundary
              meanwhile={<div className={styles.room} />}
              onFail={() => setIsUnfolded(false)}
            >
              <MoreOpeningsFilters
                {...props}
                onFilters={(some) => onFilters({ ...filters, ...some })}
              />
            </LazyBoundary>
          </div>
        )}
      </form>
    </search>
  );
}
