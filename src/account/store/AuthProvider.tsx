import { type ReactNode, useMemo } from 'react';
import { isNoAnswer } from '#base/device/isNoAnswer.ts';
import { useApp } from '#base/useApp.ts';
import { type CallSession, AuthContext } from './useAuth.ts';

type AuthProviderProps = {
  /** After a sign-out in this tab. Stays the same function. */
  onSignedOut: () => void;
  children: ReactNode;
};

export function AuthProvider({ onSignedOut, children }: AuthProviderProps) {
  const { account, link, session } = useApp();
  const auth = useMemo(() => {
    const ask: CallSession = async (question) => {
      try {
        return await question(await session());
      } catch (error) {
        if (isNoAnswer(error)) return 'unreachable';
        throw error;
      }
    };
    async function signOut() {
      const device = await account.device();
      void device.signOut((token) => ask(({ revoke }) => revoke(token)));
      onSignedOut();
    }
    return { state: account.state, link, ask, signOut };
  }, [account, link, session, onSignedOut]);

  return <AuthContext value={auth}>{children}</AuthContext>;
}
