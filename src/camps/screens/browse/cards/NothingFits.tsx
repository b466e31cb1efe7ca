import { lazyPart } from '#ui/lazyPart.tsx';
import styles from './NothingFits.module.css';

/** The way out when nothing fits; its code is loaded only then. */
export const NothingFits = lazyPart(async () => (await import('./NoResult.tsx')).NoResult, {
  fallback: <div className={styles.loading} />,
});
