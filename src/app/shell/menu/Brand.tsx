import { site } from '#base/site.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { classes } from '#ui/classes.ts';
import { Mark } from '#ui/pictures/Mark.tsx';
import styles from './Brand.module.css';

export function Brand({ className }: { className?: string | undefined }) {
  return (
    <AppLink to="/" className={classes(styles.brand, className)}>
      <Mark className={styles.mark} />
      <span>{site.brand}</span>
    </AppLink>
  );
}
