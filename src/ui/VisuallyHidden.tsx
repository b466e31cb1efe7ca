import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers. A class, not Radix's style attribute, which our CSP would refuse. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
