import { lazy } from 'react';
import { activeFilters } from '#domain/list/filters.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { LazyBoundary } from '#ui/LazyBoundary.tsx';
import { Popover } from '#ui/layers/Popover.tsx';
import type { FilterControls } from './FilterBar.tsx';
import { ActiveFilterBadge } from './ActiveFilterBadge.tsx';
import styles from './FilterBar.module.css';

export const AdvancedFilters = lazy(() => import('./AdvancedFilters.tsx'));

/** How many of the filters that stand behind the button are on. */
function moreCount({ filters }: FilterControls): number {
  const behind = activeFilters(filters).filter(
    (key) => key === 'ages' || key === 'price' || key === 'hours' || key === 'near',
  );
  return behind.length + (filters.district === '' ? 0 : 1);
}

/** The filters beyond the bar's own, behind one button that says how many are on. */
export function AdvancedFiltersButton(controls: FilterControls) {
  const count = moreCount(controls);
  return (
    <Popover
      title="More filters"
      trigger={
        <Button variant="line">
          <Glyph name="sliders" />
          More filters
          <ActiveFilterBadge count={count} />
        </Button>
      }
    >
      <LazyBoundary meanwhile={<div className={styles.moreRoom} />}>
        <AdvancedFilters {...controls} />
      </LazyBoundary>
    </Popover>
  );
}
