import type { ComponentProps } from 'react';
import { lazyPart } from '#ui/lazyPart.tsx';
import styles from './NothingFits.module.css';

const NoResult = lazyPart(async () => (await import('./NoResult.tsx')).NoResult, {
  fallback: <div className={styles.loading} />,
});

/** The way out when nothing fits; its code is loaded only then. */
export function NothingFits(props: ComponentProps<typeof NoResult>) {
  return <NoResult {...props} />;
}
