import { type Thing, thingsOf } from '#family/rules/things.ts';
import type { Profile } from '#family/rules/profile.ts';
import type { LocalStore } from '#base/device/db.ts';
import { readThings } from '../localThings.ts';
import type { ProfileStore } from '../profile/ProfileStore.ts';

export type FamilyTools = {
  store: LocalStore;
  profile: () => Promise<ProfileStore>;
  /** Throws OtherFamilyError; refuses nobody when missing. */
  refuseOthers?: () => Promise<void>;
};

/** All that the family has on this device. Rejects with StorageError, and with OtherFamilyError (otherFamily.ts). */
export async function collect(tools: FamilyTools): Promise<{ profile: Profile; things: Thing[] }> {
  await tools.refuseOthers?.();
  const [{ getState }, camps] = await Promise.all([tools.profile(), tools.store.user(readThings)]);
  const { profile } = getState();
  return { profile, things: [...thingsOf(profile), ...camps] };
}
