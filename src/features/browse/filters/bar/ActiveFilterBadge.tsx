import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './ActiveFilterBadge.module.css';

/** How many filters are on, in the button that leads to them; nothing at zero. */
export function ActiveFilterBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.badge}>
      {count}
      <VisuallyHidden> on</VisuallyHidden>
    </span>
  );
}
