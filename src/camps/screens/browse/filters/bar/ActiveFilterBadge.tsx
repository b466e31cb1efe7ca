import { classes } from '#ui/classes.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './ActiveFilterBadge.module.css';

/** How many filters are on, in the button that leads to them; nothing at zero. */
export function ActiveFilterBadge({
  count,
  className,
}: {
  count: number;
  className?: string | undefined;
}) {
  if (count === 0) return null;
  return (
    <span className={classes(styles.badge, className)}>
      <span>{count}</span>
      <VisuallyHidden> on</VisuallyHidden>
    </span>
  );
}
