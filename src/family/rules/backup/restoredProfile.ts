import { emptyProfile, type Profile } from '../profile.ts';
import {
  isDeleted,
  ownProfile,
  stampChanges,
  type FamilyRecord,
  profileRecords,
  withRecord,
} from '../familyRecord.ts';
import type { BackupData } from './backupFile.ts';
import { mergeRecords } from './mergeRecords.ts';

const isOfProfile = ({ kind }: FamilyRecord) => kind === 'profile' || kind === 'child';
const isKnown = ({ own, records }: BackupData) =>
  records.some((record) => isOfProfile(record) && !isDeleted(record)) ||
  Object.values(own).some(Boolean);

/** The profile put together with a backup's. Street address, phone number and email only where there are none. `now`: ms since 1970. */
export function mergedProfile(profile: Profile, data: BackupData, now: number): Profile {
  const here = profileRecords(profile);
  const { records } = mergeRecords(here, data.records.filter(isOfProfile), now);
  const merged = records.filter((record) => !here.includes(record)).reduce(withRecord, profile);
  const own = ownProfile(merged);
  const missing = Object.entries(data.own).filter(
    ([field, value]) => value !== '' && Reflect.get(own.parentInfo, field) === '',
  );
  if (missing.length === 0) return merged;
  return { ...own, parentInfo: { ...own.parentInfo, ...Object.fromEntries(missing) } };
}

/** The profile of the backup. A sample family stays when the backup has no profile. `now`: ms since 1970. */
export function replacedProfile(profile: Profile, data: BackupData, now: number): Profile {
  if (profile.isSample && !isKnown(data)) return profile;
  const before = ownProfile(profile);
  const restored = data.records
    .filter((record) => isOfProfile(record) && !isDeleted(record))
    .reduce(withRecord, emptyProfile());
  const changedAt = { ...before.changedAt };
  for (const [field, time] of Object.entries(restored.changedAt)) {
    changedAt[field] = Math.max(time, changedAt[field] ?? 0);
  }
  const after: Profile = {
    ...restored,
    parentInfo: { ...restored.parentInfo, ...data.own },
    subscription: before.subscription,
    twoChildren: before.twoChildren,
    changedAt,
    removedAt: before.removedAt,
  };
  return stampChanges(before, after, now);
}
