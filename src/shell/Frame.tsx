import { useRouter, useRouterState } from '@tanstack/react-router';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { Toaster } from '#ui/layers/Toaster.tsx';
import type { Account } from './menu/account.ts';
import bars from './Bars.module.css';
import { ConsentBar } from './ConsentBar.tsx';
import { Footer } from './Footer.tsx';
import styles from './Frame.module.css';
import { Header } from './menu/Header.tsx';
import { innerTarget } from './innerLinks.ts';
import { OfflineBar } from './update/OfflineBar.tsx';
import { RouteProgress } from './RouteProgress.tsx';
import { useUpdate } from './update/swBridge.ts';
import { UpdateNotice } from './update/UpdateNotice.tsx';
import { useNewPage } from './update/useNewPage.ts';

type FrameProps = { account: Account; children: ReactNode };

/** What stands around every page. Links of our own, wherever they are, change pages without a reload. */
export function Frame({ account, children }: FrameProps) {
  const router = useRouter();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const { updateReady, applyUpdate } = useUpdate();
  const [later, setLater] = useState(false);
  useNewPage();

  const follow = (event: MouseEvent) => {
    const here = new URL(window.location.href);
    const target = innerTarget(event, here);
    if (target === null) return;
    event.preventDefault();
    // Not history.push: nobody listens to the history yet when a finger is faster than the waking page.
    void router.navigate({ href: target, state: { from: here.pathname + here.search } });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- clicks on links only, and keys make those too
    <div onClick={follow}>
      <a href="#main" className={styles.skip}>
        Skip to the page
      </a>
      <RouteProgress />
      <div className={styles.page}>
        <Header path={path} account={account} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </div>
      <div className={bars.bars} aria-live="polite">
        <ConsentBar />
        <OfflineBar />
        {updateReady && !later && (
          <UpdateNotice onApply={applyUpdate} onLater={() => setLater(true)} />
        )}
      </div>
      <Toaster />
    </div>
  );
}
