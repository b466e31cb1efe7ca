import { lazy } from '#base/device/lazy.ts';
import { pageBackend } from '#base/http/backendConfig.ts';
import type { Account } from '#base/session/account.ts';
import type { UserCall } from '#base/session/callAsUser.ts';
import { createFamilySync, type FamilySyncTools, type LiveFamilySync } from './createFamilySync.ts';

/** What it shares with the rest of the app. */
export type FamilyParts = Pick<FamilySyncTools, 'store' | 'profile'> & {
  account: Account;
  session: () => Promise<
    Pick<UserCall, 'accessToken'> & {
      checkPassword(
        password: string,
      ): Promise<'done' | 'wrong' | 'unconfirmed' | 'limited' | 'unreachable'>;
    }
  >;
};

/** Creates the sync of a browser tab and starts it. */
export function openFamilySync(
  { account, session, ...parts }: FamilyParts,
  tools: Pick<FamilySyncTools, 'clock' | 'tab' | 'random' | 'locks'>,
): LiveFamilySync {
  const opened = lazy(session);
  const sync = createFamilySync({
    ...parts,
    ...tools,
    backend: pageBackend,
    who: account.state,
    accessToken: async (refused) => (await opened()).accessToken(refused),
    async checkPassword(password) {
      const outcome = await (await opened()).checkPassword(password);
      return outcome === 'unconfirmed' ? 'wrong' : outcome;
    },
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  });
  sync.start();
  return sync;
}
