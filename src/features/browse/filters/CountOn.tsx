import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './CountOn.module.css';

/** How many filters are on, in the button that leads to them; nothing at zero. */
export function CountOn({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.badge}>
      {count}
      <VisuallyHidden> on</VisuallyHidden>
    </span>
  );
}
