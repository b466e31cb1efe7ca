import { useState } from 'react';
import { activeFilters, type FilterKey } from '#domain/list/filters.ts';
import {
  ageBounds,
  agesInUrl,
  dollarBounds,
  openingsRanges,
  priceInUrl,
} from '#domain/list/openings.ts';
import { openingsCopy } from '#content/breaks/openings.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { RangeSlider } from '#ui/fields/RangeSlider.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { LazyBoundary } from '#ui/LazyBoundary.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { ActiveFilterBadge } from '../filters/bar/ActiveFilterBadge.tsx';
import { ActivitySelect } from '../filters/fields/ActivitySelect.tsx';
import type { FilterControls } from '../filters/FilterControls.ts';
import { FilterActions, FilterForm } from '../filters/FilterForm.tsx';
import { filterLabel } from '../filters/filterLabel.ts';
import { FilterInput } from '../filters/fields/FilterInput.tsx';
import styles from './OpeningsFilters.module.css';

const OpeningsAdvancedFilters = lazyPart(() => import('./OpeningsAdvancedFilters.tsx'));

const copy = openingsCopy.filters;
const DOLLAR_STEP = 10;
// What ages and price are named after on this page.
const NAMES = { activities: [], priceReading: 'each' } as const;
const FOLDED: ReadonlySet<FilterKey> = new Set(['dates', 'hours', 'near']);

/** Search, activity, location, age and budget, always in sight, on phones too. The rest unfolds. */
export function OpeningsFilters(controls: FilterControls) {
  const { filters, onChange, onSubmit, onReset } = controls;
  const { ages, dollars } = openingsRanges(filters);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const folded = activeFilters(filters).filter((key) => FOLDED.has(key));
  return (
    <search>
      <FilterForm label={copy.label} className={styles.fields} onSubmit={onSubmit}>
        <Field label={copy.search}>
          <FilterInput name="search" controls={controls} />
        </Field>
        <ActivitySelect {...controls} />
        <Field label={copy.location}>
          <FilterInput name="location" controls={controls} />
        </Field>
        <RangeSlider
          label={copy.ages}
          ends={copy.agesEnds}
          min={ageBounds[0]}
          max={ageBounds[1]}
          step={1}
          value={ages}
          said={filterLabel(filters, 'ages', NAMES)}
          format={([from, to]) => (from === to ? `Age ${from}` : `Ages ${from}-${to}`)}
          onChange={(value) => onChange({ ages: agesInUrl(value) })}
        />
        <RangeSlider
          label={copy.budget}
          ends={copy.budgetEnds}
          min={dollarBounds[0]}
          max={dollarBounds[1]}
          step={DOLLAR_STEP}
          value={dollars}
          said={filterLabel(filters, 'price', NAMES)}
          format={([from, to]) => `$${from} - $${to}`}
          onChange={(value) => onChange({ price: priceInUrl(value) })}
        />
        <FilterActions>
          <Button
            variant="line"
            size="small"
            aria-expanded={isUnfolded}
            onClick={() => setIsUnfolded(!isUnfolded)}
          >
            <Glyph name="sliders" />
            {copy.more}
            <ActiveFilterBadge count={folded.length} />
          </Button>
          <Button variant="quiet" size="small" onClick={onReset}>
            {copy.reset}
          </Button>
        </FilterActions>
        {isUnfolded && (
          <div className={styles.more}>
            <LazyBoundary
              meanwhile={<div className={styles.loading} />}
              onFail={() => setIsUnfolded(false)}
            >
              <OpeningsAdvancedFilters {...controls} />
            </LazyBoundary>
          </div>
        )}
      </FilterForm>
    </search>
  );
}
