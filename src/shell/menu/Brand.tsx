import { site } from '../../site.ts';
import { classes } from '#ui/classes.ts';
import { Mark } from '#ui/Mark.tsx';
import styles from './Brand.module.css';

export function Brand({ className }: { className?: string | undefined }) {
  return (
    <a href="/" className={classes(styles.brand, className)}>
      <Mark className={styles.mark} />
      {site.brand}
    </a>
  );
}
