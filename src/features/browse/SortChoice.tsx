import { type ComponentProps, lazy } from 'react';
import { Late } from '#ui/Late.tsx';

const SortSelect = lazy(() => import('#parts/SortSelect.tsx'));

/** The order of the lists on wide screens; phones sort in the sheet. Comes when the page stands. */
export function SortChoice(props: ComponentProps<typeof SortSelect>) {
  return (
    <Late>
      <SortSelect {...props} />
    </Late>
  );
}
