import { useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect } from 'react';
import { signedOut } from '#family/family.ts';
import { AuthProvider } from '#account/account.ts';
import { Toaster } from '#ui/layers/Toaster.tsx';
import { toast } from '#ui/layers/toasts.ts';
import { focusHeading } from '#ui/focusHeading.ts';
import { Footer } from './Footer.tsx';
import styles from './Frame.module.css';
import { Header } from './menu/Header.tsx';

/** The header, footer and notices around every page. */
export function Frame({ children }: { children: ReactNode }) {
  const router = useRouter();
  const path = useRouterState({ select: (state) => state.location.pathname });
  useNewPage();
  const isBare = hasOwnHeader(path);

  const onSignedOut = useCallback(() => {
    const { pathname } = router.state.location;
    // A shared plan needs no account; the others have a sign-in of their own.
    if (hasOwnHeader(pathname) || pathname === '/login') return;
    toast(signedOut);
    void router.navigate({ to: '/login' });
  }, [router]);

  return (
    <AuthProvider onSignedOut={onSignedOut}>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <RouteProgress />
      <div className={styles.page}>
        {!isBare && <Header path={path} />}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {!isBare && <Footer />}
      </div>
      <Toaster />
    </AuthProvider>
  );
}

/** A desk to work at, and a plan that somebody shared. */
const hasOwnHeader = (path: string) => path === '/review' || path === '/shared';

/** A line along the top while another page is being fetched; quick ones never show it (CSS waits). */
function RouteProgress() {
  const isLeaving = useRouterState({
    select: ({ status, location, resolvedLocation }) =>
      status === 'pending' && location.pathname !== resolvedLocation?.pathname,
  });
  if (!isLeaving) return null;
  return <progress className={styles.line} aria-label="Loading the page" />;
}

/**
 * A new page starts at its own beginning for the keyboard and for screen readers too: its heading
 * takes the focus and is read out. A link into a page (#) leads where it says.
 */
function useNewPage(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged || toLocation.hash !== '') return;
        // A menu that is still closing would take the focus back to its button.
        const menu = document.querySelector('dialog:modal');
        if (menu === null) focusHeading();
        else menu.addEventListener('close', focusHeading, { once: true });
      }),
    [router],
  );
}
