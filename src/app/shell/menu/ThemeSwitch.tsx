import { Glyph } from '#ui/pictures/Glyph.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import styles from './ThemeSwitch.module.css';

/** The moon by day and the sun by night. The script in the page's head (theme.ts) handles the click. */
export function ThemeSwitch({ className }: { className?: string | undefined }) {
  return (
    <IconButton label="Switch between light and dark" className={className} data-switch-theme="">
      <Glyph name="moon" className={styles.moon} />
      <Glyph name="sun" className={styles.sun} />
    </IconButton>
  );
}
