import { classes } from './classes.ts';
import styles from './Skeleton.module.css';

/** The placeholder of a text or picture that is loading; the caller's class gives its size. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span className={classes(styles.skeleton, className)} aria-hidden="true" />;
}
