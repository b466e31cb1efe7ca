import { activeFilters } from '#domain/list/filters.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { LazyBoundary } from '#ui/LazyBoundary.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Popover } from '#ui/layers/Popover.tsx';
import { ActiveFilterBadge } from './ActiveFilterBadge.tsx';
import styles from './FilterBar.module.css';
import type { FilterControls } from '../FilterControls.ts';

export const AdvancedFilters = lazyPart(() => import('../AdvancedFilters.tsx'));
/** In place of them when their code could not be fetched. */
export const noAdvancedFilters = (
  <p>We couldn’t load these filters. Check your signal, then close and reopen this.</p>
);

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
      <LazyBoundary meanwhile={<div className={styles.loading} />} instead={noAdvancedFilters}>
        <AdvancedFilters {...controls} />
      </LazyBoundary>
    </Popover>
  );
}
