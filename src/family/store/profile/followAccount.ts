import { adoptEmail } from '#family/rules/editProfile.ts';
import type { Live } from '#base/storage/live.ts';
import type { SessionState } from '#base/session/storedSession.ts';
import type { ProfileStore } from './ProfileStore.ts';

/** "The signed-in user's e-mail replaces the stored parent e-mail when they differ." For as long as the tab lives. */
export function followAccount(account: Live<SessionState>, profile: ProfileStore): void {
  const adopt = (state: SessionState) => {
    if (state.status !== 'in' || state.email === null) return;
    const { email, userId } = state;
    // Another account's family keeps its own.
    profile.take((before) =>
      before.owner === '' || before.owner === userId ? adoptEmail(before, email) : before,
    );
  };
  account.subscribe(adopt);
  adopt(account.getState());
}
