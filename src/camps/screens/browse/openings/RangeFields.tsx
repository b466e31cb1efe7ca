import {
  ageBounds,
  agesInUrl,
  dollarBounds,
  openingsRanges,
  priceInUrl,
} from '#camps/rules/list/openings.ts';
import { unbroken } from '#base/text/unbroken.ts';
import { summerOpeningsCopy } from '#camps/words/breaks/openings.ts';
import { RangeSlider } from '#ui/fields/RangeSlider.tsx';
import type { FilterControls } from '../filters/FilterControls.ts';
import { filterLabel } from '../filters/filterLabel.ts';
import type { Browsed } from '#camps/rules/list/browse.ts';
import { AppLink } from '#ui/AppLink.tsx';

const copy = summerOpeningsCopy.filters;
const DOLLAR_STEP = 10;
// What ages and price are named after on this page.
const NAMES = { activities: [], priceReading: 'each' } as const;

/** Ages and budget as sliders: the filters of the page of summer openings. */
export function RangeFields({ filters, onChange }: Pick<FilterControls, 'filters' | 'onChange'>) {
  const { ages, dollars } = openingsRanges(filters);
  return (
    <>
      <RangeSlider
        label={copy.ages}
        ends={copy.agesEnds}
        min={ageBounds[0]}
        max={ageBounds[1]}
        step={1}
        value={ages}
        valueText={filterLabel(filters, 'ages', NAMES)}
        format={([from, to]) => (from === to ? `Age ${from}` : unbroken(`Ages ${from}–${to}`))}
        onChange={(value) => onChange({ ages: agesInUrl(value) })}
      />
      <RangeSlider
        label={copy.budget}
        ends={copy.budgetEnds}
        min={dollarBounds[0]}
        max={dollarBounds[1]}
        step={DOLLAR_STEP}
        value={dollars}
        valueText={filterLabel(filters, 'price', NAMES)}
        format={([from, to]) => unbroken(`$${from}–$${to}`)}
        onChange={(value) => onChange({ price: priceInUrl(value) })}
      />
    </>
  );
}

/** Why an unfiltered list leaves some camps out: the ranges it begins with (camps/rules/list/openings.ts). */
export function OutOfRange({ shown, total }: Pick<Browsed, 'shown' | 'total'>) {
  if (shown === total) return null;
  const { text, action, to } = summerOpeningsCopy.outOfRange;
  return (
    <p className="no-max mt-150 center">
      <span>{text(total - shown)}</span> <AppLink to={to}>{action}</AppLink>
    </p>
  );
}
