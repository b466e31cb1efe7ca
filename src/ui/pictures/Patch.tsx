import { classes } from '../classes.ts';
import styles from './Patch.module.css';

/** A sewn patch of sprite/patches.svg. Its name is always beside it, so it is hidden from screen readers. */
export function Patch({
  id,
  size,
  className,
}: {
  id: `p-${string}` | `s-${string}`;
  size?: 'small' | 'large' | undefined;
  className?: string | undefined;
}) {
  return (
    <svg
      className={classes(styles.patch, size && styles[size], className)}
      viewBox="0 0 64 64"
      aria-hidden="true"
    >
      <use href={`#${id}`} />
    </svg>
  );
}
