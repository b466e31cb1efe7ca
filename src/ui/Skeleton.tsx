import { classes } from './classes.ts';
import styles from './Skeleton.module.css';

/** A place kept for text or a picture that is on its way; the caller's class gives its size. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span className={classes(styles.bone, className)} aria-hidden="true" />;
}
