import { site } from '../../site.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Glyph } from '#ui/Glyph.tsx';
import { Patch } from '#ui/Patch.tsx';
import { Sheet } from '#ui/layers/Sheet.tsx';
import { type Account, matches, profile, schedule, settings } from './account.ts';
import { isLink } from '../isLink.ts';
import styles from './MobileMenu.module.css';
import { breaks, mobileLinks } from './siteMap.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

type MobileMenuProps = {
  path: string;
  account: Account;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Rises from the thumb, not from the far corner: breaks first, then plain links, then the action. */
export function MobileMenu({ path, account, open, onOpenChange }: MobileMenuProps) {
  const current = (href: string) => (path === href ? 'page' : undefined);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={account === null ? 'Which break?' : 'Your camps'}
    >
      <nav aria-label="Main">
        {/* Also for the link to where one is already: it changes no path, but it was an answer. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- clicks on links only, and keys make those too */}
        <div onClick={(event) => isLink(event.target) && onOpenChange(false)}>
          {account !== null && (
            <ul className={styles.own}>
              {[schedule, matches, profile, settings].map(({ name, href, glyph }) => (
                <li key={href}>
                  <a href={href} aria-current={current(href)}>
                    <Glyph name={glyph} className={styles.glyph} />
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <ul className={classes(styles.breaks, account !== null && styles.slim)}>
            {breaks.map(({ id, name, short, href }) => (
              <li key={id}>
                <a href={href} aria-current={current(href)}>
                  <Patch id={id} className={styles.patch} />
                  <span className={styles.name}>{name}</span>
                  {account === null && <span className={styles.months}>{short}</span>}
                </a>
              </li>
            ))}
          </ul>
          <ul className={styles.links}>
            {mobileLinks.map(({ name, href }) => (
              <li key={href}>
                <a href={href} aria-current={current(href)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
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
