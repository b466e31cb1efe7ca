import type { ComponentProps } from 'react';
import { LazyBoundary } from '#ui/LazyBoundary.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import styles from './NothingFits.module.css';

const NoResult = lazyPart(() => import('./NoResult.tsx'));

/** The way out when nothing fits; its code is loaded only then. */
export function NothingFits(props: ComponentProps<typeof NoResult>) {
  return (
    <LazyBoundary meanwhile={<div className={styles.loading} />}>
      <NoResult {...props} />
    </LazyBoundary>
  );
}
