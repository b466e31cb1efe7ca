import { site } from '#site';
import { Button } from '#ui/Button.tsx';
import { Patch } from '#ui/Patch.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import styles from './MobileMenu.module.css';
import { breaks, mobileLinks } from './siteMap.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

type MobileMenuProps = { path: string; open: boolean; onOpenChange: (open: boolean) => void };

/** Rises from the thumb, not from the far corner: breaks first, then plain links, then the action. */
export function MobileMenu({ path, open, onOpenChange }: MobileMenuProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Which break?">
      <nav aria-label="Main">
        {/* Also for the link to where one is already: it changes no path, but it was an answer. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- clicks on links only, and keys make those too */}
        <div onClick={(event) => isLink(event.target) && onOpenChange(false)}>
          <ul className={styles.breaks}>
            {breaks.map(({ id, name, short, href }) => (
              <li key={id}>
                <a href={href} aria-current={path === href ? 'page' : undefined}>
                  <Patch id={id} className={styles.patch} />
                  <span className={styles.name}>{name}</span>
                  <span className={styles.months}>{short}</span>
                </a>
              </li>
            ))}
          </ul>
          <ul className={styles.links}>
            {mobileLinks.map(({ name, href }) => (
              <li key={href}>
                <a href={href} aria-current={path === href ? 'page' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </nav>
      <div className={styles.end}>
        <Button variant="main" href={site.waitlistUrl} external className={styles.join}>
          Join Waitlist
        </Button>
        <ThemeSwitch className={styles.theme} />
      </div>
    </Sheet>
  );
}

function isLink(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a') !== null;
}
