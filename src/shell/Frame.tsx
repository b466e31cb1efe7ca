import { useRouter, useRouterState } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { signedOut } from '#content/signedOut.ts';
import { AuthProvider } from '#data/session/AuthProvider.tsx';
import { site } from '#site';
import { LazyBoundary } from '#ui/LazyBoundary.tsx';
import { Toaster } from '#ui/layers/Toaster.tsx';
import { toast } from '#ui/layers/toasts.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import bars from './Bars.module.css';
import { Footer } from './Footer.tsx';
import styles from './Frame.module.css';
import { Header } from './menu/Header.tsx';
import { OfflineBar } from './update/OfflineBar.tsx';
import { RouteProgress } from './RouteProgress.tsx';
import { useUpdate } from './update/swBridge.ts';
import { UpdateNotice } from './update/UpdateNotice.tsx';
import { useNewPage } from './update/useNewPage.ts';

// Most sites count nothing. When it does not arrive nobody is asked, and nothing is counted.
const ConsentBar = lazyPart(async () => {
  const { ConsentBar: bar } = await import('./ConsentBar.tsx');
  return { default: bar };
});

/** What stands around every page. */
export function Frame({ children }: { children: ReactNode }) {
  const router = useRouter();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const { updateReady, applyUpdate } = useUpdate();
  const [later, setLater] = useState(false);
  useNewPage();
  // A desk to work at, with a header of its own.
  const isDesk = path === '/review';

  function onSignedOut() {
    // Both have a sign-in of their own.
    if (isDesk || path === '/login') return;
    toast(signedOut);
    void router.navigate({ to: '/login' });
  }

  return (
    <AuthProvider onSignedOut={onSignedOut}>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <RouteProgress />
      <div className={styles.page}>
        {!isDesk && <Header path={path} />}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {!isDesk && <Footer />}
      </div>
      <div className={bars.bars} aria-live="polite">
        {site.analyticsId !== null && (
          <LazyBoundary>
            <ConsentBar />
          </LazyBoundary>
        )}
        <OfflineBar />
        {updateReady && !later && (
          <UpdateNotice onApply={applyUpdate} onLater={() => setLater(true)} />
        )}
      </div>
      <Toaster />
    </AuthProvider>
  );
}
