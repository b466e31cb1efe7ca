import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Toaster } from '#ui/Toaster.tsx';
import bars from './Bars.module.css';
import { Footer } from './Footer.tsx';
import styles from './Frame.module.css';
import { Header } from './Header.tsx';
import { innerTarget } from './innerLinks.ts';
import { OfflineBar } from './OfflineBar.tsx';
import { useUpdate } from './swBridge.ts';
import { UpdateNotice } from './UpdateNotice.tsx';

/** What stands around every page. Links of our own, wherever they are, change pages without a reload. */
export function Frame({ children }: { children: ReactNode }) {
  const router = useRouter();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const { updateReady, applyUpdate } = useUpdate();
  const [later, setLater] = useState(false);

  // A new page starts at its own beginning for the keyboard and for screen readers too.
  const main = useRef<HTMLElement>(null);
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    main.current?.focus({ preventScroll: true });
  }, [path]);

  const follow = (event: MouseEvent) => {
    const target = innerTarget(event, new URL(window.location.href));
    if (target === null) return;
    event.preventDefault();
    router.history.push(target);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- clicks on links only, and keys make those too
    <div onClick={follow}>
      <a href="#main" className={styles.skip}>
        Skip to the page
      </a>
      <div className={styles.page}>
        <Header path={path} />
        <main ref={main} id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </div>
      <div className={bars.bars} aria-live="polite">
        <OfflineBar />
        {updateReady && !later && (
          <UpdateNotice onApply={applyUpdate} onLater={() => setLater(true)} />
        )}
      </div>
      <Toaster />
    </div>
  );
}
