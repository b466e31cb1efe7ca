import { useRouter, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { signedOut } from '#family/family.ts';
import { AuthProvider } from '#account/account.ts';
import { Toaster } from '#ui/layers/Toaster.tsx';
import { toast } from '#ui/layers/toasts.ts';
import { Footer } from './Footer.tsx';
import styles from './Frame.module.css';
import { Header } from './menu/Header.tsx';
import { RouteProgress } from './RouteProgress.tsx';
import { useNewPage } from './update/useNewPage.ts';

/** What stands around every page. */
export function Frame({ children }: { children: ReactNode }) {
  const router = useRouter();
  const path = useRouterState({ select: (state) => state.location.pathname });
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
      <Toaster />
    </AuthProvider>
  );
}
