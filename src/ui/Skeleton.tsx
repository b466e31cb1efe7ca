import { classes } from './classes.ts';
import styles from './Skeleton.module.css';

/** Stands in for text or a picture that is loading; the caller's class gives its size. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span className={classes(styles.skeleton, className)} aria-hidden="true" />;
}
