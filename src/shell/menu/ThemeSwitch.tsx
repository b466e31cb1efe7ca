import { classes } from '#ui/classes.ts';
import { Glyph } from '#ui/Glyph.tsx';
import styles from './ThemeSwitch.module.css';

/**
 * Shows where pressing leads: the moon by day, the sun by night. CSS knows which, and the script in the
 * page's head (theme.ts) hears the press, before React does.
 */
export function ThemeSwitch({ className }: { className?: string | undefined }) {
  return (
    <button
      type="button"
      className={classes(styles.switch, className)}
      aria-label="Switch between day and night colors"
      data-switch-theme=""
    >
      <Glyph name="moon" className={styles.moon} />
      <Glyph name="sun" className={styles.sun} />
    </button>
  );
}
