import { lazy } from 'react';
import { activeFilters } from '#domain/list/filters.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { LazyBoundary } from '#ui/LazyBoundary.tsx';
import { Popover } from '#ui/layers/Popover.tsx';
import { ActiveFilterBadge } from './ActiveFilterBadge.tsx';
import styles from './FilterBar.module.css';
import type { FilterControls } from '../FilterControls.ts';

export const AdvancedFilters = lazy(() => import('../AdvancedFilters.tsx'));

/** How many of the filters behind the button are on. */
function activeCount({ filters }: FilterControls): number {
  const behind = activeFilters(filters).filter(
    (key) => key === 'ages' || key === 'price' || key === 'hours' || key === 'near',
  );
  return behind.length + (filters.district === '' ? 0 : 1);
}

/** The filters the bar has no room for, behind one button that says how many are on. */
export function AdvancedFiltersButton(controls: FilterControls) {
  return (
    <Popover
      title="More filters"
      trigger={
        <Button variant="line">
          <Glyph name="sliders" />
          More filters
          <ActiveFilterBadge count={activeCount(controls)} />
        </Button>
      }
    >
      <LazyBoundary meanwhile={<div className={styles.loading} />}>
        <AdvancedFilters {...controls} />
      </LazyBoundary>
    </Popover>
  );
}
