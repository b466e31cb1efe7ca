import { useStore } from 'zustand';
import { useApp } from '#data/useApp.ts';
import { site } from '#site';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { Patch } from '#ui/pictures/Patch.tsx';
import { Sheet } from '#ui/layers/Sheet.tsx';
import type { Account } from './account.ts';
import styles from './MobileMenu.module.css';
import { breaks, favorites, matches, mobileLinks, profile, schedule, settings } from './siteMap.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

type MobileMenuProps = {
  account: Account;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Rises from the thumb, not from the far corner: breaks first, then plain links, then the action. */
export function MobileMenu({ account, open, onOpenChange }: MobileMenuProps) {
  const saved = useStore(useApp().favorites).size;
  // Also on the link to the page one is on: it changes no path.
  const close = () => onOpenChange(false);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={account === null ? 'Which break?' : 'Your camps'}
    >
      <nav aria-label="Main">
        {account !== null && (
          <ul className={styles.own}>
            {[schedule, matches, profile, settings].map(({ name, link, glyph }) => (
              <li key={name}>
                <AppLink {...link} onClick={close}>
                  <Glyph name={glyph} className={styles.glyph} />
                  {name}
                </AppLink>
              </li>
            ))}
          </ul>
        )}
        <ul className={classes(styles.breaks, account !== null && styles.slim)}>
          {breaks.map(({ id, name, short, to }) => (
            <li key={id}>
              <AppLink to={to} onClick={close}>
                <Patch id={id} className={styles.patch} />
                <span className={styles.name}>{name}</span>
                {account === null && <span className={styles.months}>{short}</span>}
              </AppLink>
            </li>
          ))}
        </ul>
        <ul className={styles.links}>
          {mobileLinks.map(({ name, link }) => (
            <li key={name}>
              <AppLink {...link} onClick={close}>
                {name}
                {link === favorites.link && saved > 0 && ` (${saved})`}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.end}>
        {account === null ? (
          <Button variant="main" href={site.waitlistUrl} external className={styles.join}>
            Join Waitlist
          </Button>
        ) : (
          <Button variant="line" onClick={account.onLogOut} className={styles.join}>
            Log Out
          </Button>
        )}
        <ThemeSwitch className={styles.theme} />
      </div>
    </Sheet>
  );
}
