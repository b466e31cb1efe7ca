import { useEffect, useState } from 'react';
import { logBug } from '#base/device/isNoAnswer.ts';
import { useAuth } from '#account/account.ts';
import { site } from '#base/site.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import { asPreload } from '#ui/asPreload.ts';
import { whenIdle } from '#base/device/whenIdle.ts';
import { Brand } from './Brand.tsx';
import styles from './Header.module.css';
import { FavoritesLink, ScheduleLink } from './CountLinks.tsx';
import { menuIntent } from './menuIntent.ts';
import { BreakLinks, MoreLinks } from './MenuLinks.tsx';
import { NavMenu } from './NavMenu.tsx';
import { about, blog, matches, profile, schedule, signIn } from './siteMap.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { useScrolled } from './useScrolled.ts';

// The menu's sheet and words load after the page, because only a press needs them.
const MobileMenu = lazyPart(async () => (await import('./MobileMenu.tsx')).MobileMenu);

/** Stays at the top. `path` is where the visitor is; going anywhere else closes the menu. */
export function Header({ path }: { path: string }) {
  const { who, signOut } = useAuth();
  const isIn = who.status === 'in';
  const scrolled = useScrolled();
  const [sheetAt, setSheetAt] = useState<string | null>(null);
  // Stays for its way out.
  const [isMenuWanted, setMenuWanted] = useState(false);
  useEffect(preloadMobileMenu, []);
  return (
    <header className={styles.header} data-scrolled={scrolled}>
      <Wrap className={styles.row}>
        <Brand />
        <nav className="push-right from-laptop-only" aria-label="Main">
          {isIn ? <OwnLinks /> : <VisitorLinks />}
        </nav>
        <div className={styles.tools}>
          <ScheduleLink />
          <FavoritesLink />
          {/* On the smallest phones it is at the end of the menu alone. */}
          <ThemeSwitch className={styles.theme} />
          {/* Both states have the same width, so that nothing moves when the session is known. */}
          <div className={styles.account}>
            {isIn ? (
              <>
                <ButtonLink variant="line" size="small" {...profile.link}>
                  {profile.name}
                </ButtonLink>
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => void signOut()}
                  className="from-laptop-only"
                >
                  Log Out
                </Button>
              </>
            ) : (
              <>
                <ButtonLink variant="quiet" size="small" {...signIn.link}>
                  {signIn.name}
                </ButtonLink>
                {/* Below that the pages' own buttons ask, and the menu. */}
                {!isOwnPage(path) && (
                  <Button
                    variant="main"
                    size="small"
                    href={site.waitlistUrl}
                    external
                    className="from-laptop-only"
                  >
                    Join Waitlist
                  </Button>
                )}
              </>
            )}
          </div>
          <IconButton
            glyph="menu"
            label="Open menu"
            aria-haspopup="dialog"
            aria-expanded={sheetAt === path}
            className="below-laptop-only"
            onClick={() => {
              setMenuWanted(true);
              setSheetAt(path);
            }}
          />
        </div>
      </Wrap>
      {isMenuWanted && (
        <MobileMenu
          boundary={{
            onFail: () => {
              setMenuWanted(false);
              setSheetAt(null);
            },
          }}
          open={sheetAt === path}
          onOpenChange={(open) => setSheetAt(open ? path : null)}
        />
      )}
    </header>
  );
}

/** The family's own pages, whose reader has joined all there is: none of them asks for an address. */
const isOwnPage = (path: string) => /^\/(?:my-camps|profile|settings)(?:[/?]|$)/.test(path);

/** The first press finds it there. A phone without a signal has it from the service worker. */
const preloadMobileMenu = () => whenIdle(preload);

// If the preload fails, the first press tries again and reports the problem.
const preload = () => void asPreload(MobileMenu.load).catch(logBug);

function VisitorLinks() {
  const [menu, setMenu] = useState('');
  const [intent] = useState(() => menuIntent(setMenu));
  return (
    <ul className="row middle gap-25">
      <NavMenu label="Browse Camps" open={menu === 'Browse Camps'} intent={intent}>
        <BreakLinks onFollow={intent.close} />
      </NavMenu>
      <MainLink {...about} />
      <MainLink {...blog} />
      <NavMenu label="More" open={menu === 'More'} intent={intent} end>
        <MoreLinks onFollow={intent.close} />
      </NavMenu>
    </ul>
  );
}

function OwnLinks() {
  return (
    <ul className="row middle gap-25">
      <MainLink {...schedule} />
      <MainLink {...matches} />
    </ul>
  );
}

type MainLinkProps = Pick<
  typeof about | typeof blog | typeof schedule | typeof matches,
  'name' | 'link'
>;

function MainLink({ name, link }: MainLinkProps) {
  return (
    <li>
      <AppLink {...link} className={styles.link}>
        {name}
      </AppLink>
    </li>
  );
}
