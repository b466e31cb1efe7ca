import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useAuth } from '#account/account.ts';

type AccountNeededProps = {
  /** What signing in leads back to. */
  path: string;
  /** The page asks for the second step itself. */
  asksForCode?: boolean;
  /** Until it is known who is signed in; on the prerendered page. */
  fallback: ReactNode;
  children: ReactNode;
};

/**
 * For who is signed in, with the second step where the account has one; everybody else goes to the sign-in and comes
 * back. What may be seen is decided by the server: this only spares a page that would be empty.
 */
export function AccountNeeded({
  path,
  asksForCode = false,
  fallback,
  children,
}: AccountNeededProps) {
  const { who } = useAuth();
  const router = useRouter();
  const isIn = who.status === 'in' && (asksForCode || !who.lacksSecondFactor);
  const mustSignIn = !isIn && who.status !== 'opening';
  useEffect(() => {
    // Signing out has left this page already.
    if (!mustSignIn || !router.history.location.pathname.startsWith(path)) return;
    void router.navigate({ to: '/login', search: { next: path }, replace: true });
  }, [mustSignIn, path, router]);
  return isIn ? children : fallback;
}
