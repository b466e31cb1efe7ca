import type { ReactNode } from 'react';
import { activeFilters, type FilterKey } from '#camps/rules/list/filters.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Popover } from '#ui/layers/Popover.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { ActiveFilterBadge } from './ActiveFilterBadge.tsx';
import styles from './FilterBar.module.css';
import type { FilterControls } from '../FilterControls.ts';

export const LazyAdvancedFilters = lazyPart(
  async () => (await import('../AdvancedFilters.tsx')).AdvancedFilters,
);

type AdvancedFiltersButtonProps = {
  controls: FilterControls;
  /** The filters that the bar's own fields show. */
  inBar: readonly FilterKey[];
  /** Replaces the fields of age and price. */
  first?: ReactNode;
};

/** The filters that do not fit in the bar, behind one button that shows how many are on. */
export function AdvancedFiltersButton({ controls, inBar, first }: AdvancedFiltersButtonProps) {
  const { filters } = controls;
  const on = activeFilters(filters).filter((key) => !inBar.includes(key)).length;
  // The dates have a field in the bar; whose days off they are is behind the button.
  const count = on + (filters.district === '' || !inBar.includes('dates') ? 0 : 1);
  return (
    <Popover
      title="More filters"
      trigger={
        <Button variant="line" className={styles.more} title="More filters">
          <Glyph name="sliders" />
          <VisuallyHidden>More filters</VisuallyHidden>
          <ActiveFilterBadge count={count} className={styles.badge} />
        </Button>
      }
    >
      <LazyAdvancedFilters
        boundary={{ fallback: <div className={styles.loading} /> }}
        {...controls}
        first={first}
        hasDistance
      />
    </Popover>
  );
}
