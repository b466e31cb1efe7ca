import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { isNoAnswer } from '#base/device/isNoAnswer.ts';
import { useApp } from '#base/useApp.ts';
import { type CallSession, AuthContext } from './useAuth.ts';

type AuthProviderProps = {
  /** After a sign-out in this tab. */
  onSignedOut: () => void;
  children: ReactNode;
};

export function AuthProvider({ onSignedOut, children }: AuthProviderProps) {
  const { account, link, session } = useApp();
  const who = useStore(account.state);
  const carried = useStore(link);
  const dropLink = () => link.setState('', true);

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

  return (
    <AuthContext value={{ who, link: carried, dropLink, ask, signOut }}>{children}</AuthContext>
  );
}
