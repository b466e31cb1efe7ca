import { useState } from 'react';
import { site } from '../../site.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import { Brand } from './Brand.tsx';
import styles from './Header.module.css';
import { type Account, matches, profile, schedule } from './account.ts';
import { isLink } from '../isLink.ts';
import { MainLink } from './MainLink.tsx';
import { menuIntent } from './menuIntent.ts';
import { BreakLinks, MoreLinks } from './MenuLinks.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { NavMenu } from './NavMenu.tsx';
import { about, blog, favorites } from './siteMap.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { useScrolled } from './useScrolled.ts';

type HeaderProps = { path: string; account: Account };

/** Stays at the top (spec 2). `path` is where the visitor is; going anywhere else closes the menu. */
export function Header({ path, account }: HeaderProps) {
  const scrolled = useScrolled();
  const [sheetAt, setSheetAt] = useState<string | null>(null);
  return (
    <header className={styles.header} data-scrolled={scrolled}>
      <Wrap className={styles.row}>
        <Brand />
        <nav className={styles.nav} aria-label="Main">
          {account === null ? <VisitorLinks path={path} /> : <OwnLinks path={path} />}
        </nav>
        <div className={styles.tools}>
          <a
            className={styles.saved}
            href={favorites.href}
            aria-label={favorites.name}
            aria-current={path === favorites.href ? 'page' : undefined}
          >
            <Glyph name="heart" />
          </a>
          <ThemeSwitch className={styles.theme} />
          {account === null ? (
            <Button
              variant="main"
              size="small"
              href={site.waitlistUrl}
              external
              className={styles.join}
            >
              Join Waitlist
            </Button>
          ) : (
            <>
              <Button variant="line" size="small" href={profile.href} className={styles.join}>
                {profile.name}
              </Button>
              <Button
                variant="quiet"
                size="small"
                onClick={account.onLogOut}
                className={styles.wide}
              >
                Log Out
              </Button>
            </>
          )}
          <IconButton
            glyph="menu"
            label="Open menu"
            aria-haspopup="dialog"
            aria-expanded={sheetAt === path}
            className={styles.burger}
            onClick={() => setSheetAt(path)}
          />
        </div>
      </Wrap>
      <MobileMenu
        path={path}
        account={account}
        open={sheetAt === path}
        onOpenChange={(open) => setSheetAt(open ? path : null)}
      />
    </header>
  );
}

function VisitorLinks({ path }: { path: string }) {
  const [menu, setMenu] = useState('');
  const [intent] = useState(() => menuIntent(setMenu));
  return (
    // A followed link closes the drop-down it stood in.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- clicks on links only, and keys make those too
    <ul onClick={(event) => isLink(event.target) && intent.close()}>
      <NavMenu label="Browse Camps" open={menu === 'Browse Camps'} intent={intent}>
        <BreakLinks path={path} />
      </NavMenu>
      <MainLink {...about} path={path} />
      <MainLink {...blog} path={path} />
      <NavMenu label="More" open={menu === 'More'} intent={intent} end>
        <MoreLinks path={path} />
      </NavMenu>
    </ul>
  );
}

function OwnLinks({ path }: { path: string }) {
  return (
    <ul>
      <MainLink name={schedule.name} href={schedule.href} path={path} />
      <MainLink name={matches.name} href={matches.href} path={path} />
    </ul>
  );
}
