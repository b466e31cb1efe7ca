import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useAuth } from '#account/account.ts';

type AccountNeededProps = {
  /** What signing in leads back to. */
  path: string;
  /** Shown on the prerendered page and until the session is known. */
  fallback: ReactNode;
  children: ReactNode;
};

/**
 * Shows its children to a signed-in user, and sends everybody else to the sign-in and back. The page asks for the second step
 * itself. Access is enforced by the server; this only avoids an empty page.
 */
export function AccountNeeded({ path, fallback, children }: AccountNeededProps) {
  const { who } = useAuth();
  const router = useRouter();
  const isIn = who.status === 'in';
  const mustSignIn = !isIn && who.status !== 'opening';
  useEffect(() => {
    // Signing out has left this page already.
    if (!mustSignIn || !router.history.location.pathname.startsWith(path)) return;
    void router.navigate({ to: '/login', search: { next: path }, replace: true });
  }, [mustSignIn, path, router]);
  return isIn ? children : fallback;
}
