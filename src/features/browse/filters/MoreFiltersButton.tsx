import { lazy } from 'react';
import { activeFilters } from '#domain/list/filters.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { Late } from '#ui/Late.tsx';
import { Popover } from '#ui/layers/Popover.tsx';
import type { FilterControls } from './FilterBar.tsx';
import { CountOn } from './CountOn.tsx';
import styles from './FilterBar.module.css';

export const MoreFilters = lazy(() => import('./MoreFilters.tsx'));

/** How many of the filters that stand behind the button are on. */
function moreCount({ filters }: FilterControls): number {
  const behind = activeFilters(filters).filter(
    (key) => key === 'ages' || key === 'price' || key === 'hours' || key === 'near',
  );
  return behind.length + (filters.district === '' ? 0 : 1);
}

/** The filters beyond the bar's own, behind one button that says how many are on. */
export function MoreFiltersButton(controls: FilterControls) {
  const count = moreCount(controls);
  return (
    <Popover
      title="More filters"
      trigger={
        <Button variant="line">
          <Glyph name="sliders" />
          More filters
          <CountOn count={count} />
        </Button>
      }
    >
      <Late meanwhile={<div className={styles.moreRoom} />}>
        <MoreFilters {...controls} />
      </Late>
    </Popover>
  );
}
