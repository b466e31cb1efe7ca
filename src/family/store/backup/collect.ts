import { type FamilyRecord, profileRecords } from '#family/rules/familyRecord.ts';
import type { Profile } from '#family/rules/profile.ts';
import type { LocalStore } from '#base/storage/db.ts';
import { readRecords } from '../localRecords.ts';
import type { ProfileStore } from '../profile/ProfileStore.ts';

export type FamilyTools = {
  store: LocalStore;
  profile: () => Promise<ProfileStore>;
};

/** All that the family has on this device. Rejects with StorageError. */
export async function collect(
  tools: FamilyTools,
): Promise<{ profile: Profile; records: FamilyRecord[] }> {
  const [{ getState }, camps] = await Promise.all([tools.profile(), tools.store.user(readRecords)]);
  const { profile } = getState();
  return { profile, records: [...profileRecords(profile), ...camps] };
}
