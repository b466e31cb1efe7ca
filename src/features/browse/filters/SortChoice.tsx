import { type ComponentProps, lazy } from 'react';
import { LazyBoundary } from '#ui/LazyBoundary.tsx';

const SortSelect = lazy(() => import('#features/browse/filters/SortSelect.tsx'));

/**
 * The order of the lists on wide screens; phones sort in the sheet. Comes when there is something
 * to sort: a prerendered page cannot wait for its code.
 */
export function SortChoice(props: ComponentProps<typeof SortSelect>) {
  return (
    <LazyBoundary>
      <SortSelect {...props} />
    </LazyBoundary>
  );
}
