import { type ComponentProps, lazy } from 'react';
import { LazyBoundary } from '#ui/LazyBoundary.tsx';
import styles from './NothingFits.module.css';

const NoResult = lazy(() => import('#features/browse/cards/NoResult.tsx'));

/** The way out when nothing fits; who finds something does not wait for its code. */
export function NothingFits(props: ComponentProps<typeof NoResult>) {
  return (
    <LazyBoundary meanwhile={<div className={styles.room} />}>
      <NoResult {...props} />
    </LazyBoundary>
  );
}
