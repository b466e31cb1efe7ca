import { useStore } from 'zustand';
import { useAuth } from '#account/account.ts';
import { useApp } from '#base/useApp.ts';
import { site } from '#base/site.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { Patch } from '#ui/pictures/Patch.tsx';
import { Sheet } from '#ui/layers/Sheet.tsx';
import { InstallEntry } from './InstallEntry.tsx';
import styles from './MobileMenu.module.css';
import {
  breaks,
  favorites,
  matches,
  mobileLinks,
  profile,
  schedule,
  settings,
  signIn,
} from './siteMap.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

type MobileMenuProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Rises from the thumb, not from the far corner: breaks first, then plain links, then the action. */
export function MobileMenu({ open, onOpenChange }: MobileMenuProps) {
  const { who, signOut } = useAuth();
  const isIn = who.status === 'in';
  const saved = useStore(useApp().favorites).size;
  // Also on the link to the page one is on: it changes no path.
  const close = () => onOpenChange(false);
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={isIn ? 'Your camps' : 'Which break?'}>
      <nav aria-label="Main">
        {isIn && (
          <ul className={styles.own}>
            {[schedule, matches, profile, settings].map(({ name, link, glyph }) => (
              <li key={name}>
                <AppLink {...link} onClick={close}>
                  <Glyph name={glyph} />
                  {name}
                </AppLink>
              </li>
            ))}
          </ul>
        )}
        <ul className={classes(styles.breaks, isIn && styles.slim)}>
          {breaks.map(({ id, name, short, to }) => (
            <li key={id}>
              <AppLink to={to} onClick={close}>
                <Patch id={id} className={styles.patch} />
                <span className={styles.name}>{name}</span>
                {!isIn && <span className={styles.months}>{short}</span>}
              </AppLink>
            </li>
          ))}
        </ul>
        <ul className={styles.links}>
          {mobileLinks.map(({ name, link }) => (
            <li key={name}>
              <AppLink {...link} onClick={close}>
                {name}
                {link === favorites.link && saved > 0 && <span>{` (${saved})`}</span>}
              </AppLink>
            </li>
          ))}
          <InstallEntry onFollow={close}>{({ name }) => name}</InstallEntry>
        </ul>
      </nav>
      <div className={styles.end}>
        {isIn ? (
          <Button
            variant="line"
            className={styles.wide}
            onClick={() => {
              close();
              void signOut();
            }}
          >
            Log Out
          </Button>
        ) : (
          <>
            <Button variant="main" href={site.waitlistUrl} external className={styles.wide}>
              Join Waitlist
            </Button>
            <ButtonLink variant="line" {...signIn.link} onClick={close} className={styles.wide}>
              {signIn.name}
            </ButtonLink>
          </>
        )}
        <ThemeSwitch className={styles.theme} />
      </div>
    </Sheet>
  );
}
