import * as v from 'valibot';
import { ChildSchema } from '#family/rules/profile.ts';
import { REMOVED, isDeleted, profileRecords } from '#family/rules/familyRecord.ts';
import type { LocalStore } from '#base/storage/db.ts';
import { createSavedStore } from '#camps/store/saved/createSavedStore.ts';
import { readRecords } from '#family/store/localRecords.ts';
import type { ProfileStore } from '#family/store/profile/ProfileStore.ts';
import { fakeClock } from './fakeClock.ts';
import { fakeDevice } from './fakeDevice.ts';
import { memoryProfile } from './memoryProfile.ts';
import { planCamp } from './plannerOn.ts';
import { settleNoteConflict } from '#family/store/sync/noteConflicts.ts';

/** A phone with storage of its own, and what a family enters on it. */
export function aFamilyPhone(store: LocalStore = fakeDevice().openApp()) {
  const clock = fakeClock();
  const profile = memoryProfile(undefined, () => clock.now());
  const family = createSavedStore({
    store,
    settleNoteConflict,
    clock,
    persist: () => Promise.resolve(true),
  });
  return { store, clock, profile, family };
}
export type FamilyPhone = ReturnType<typeof aFamilyPhone>;

/** One child, one planned camp with a heart and a note, and a heart that was removed. */
export async function plan({ profile, family, store, clock }: FamilyPhone): Promise<void> {
  addChild(profile, 'Maya');
  await family.setFavorite({ id: 'owls', providerName: 'Owls' }, true);
  await planCamp({ store, clock }, 'owls');
  await family.saveNote('owls', 'Bring a hat');
  await family.setFavorite('gone', true);
  await family.setFavorite('gone', false);
}

export const addChild = (profile: ProfileStore, firstName: string): void =>
  profile.change((before) => ({
    ...before,
    isSample: false,
    children: [...before.children, v.parse(ChildSchema, { id: firstName, firstName })],
  }));

/** What lives on the phone, without times. */
export async function planOf({ profile, store }: Pick<FamilyPhone, 'profile' | 'store'>) {
  const records = [
    ...profileRecords(profile.getState().profile),
    ...(await store.user(readRecords)),
  ];
  return records
    .filter((thing) => !isDeleted(thing))
    .map(({ kind, id, fields }) => ({
      name: `${kind}:${id}`,
      values: Object.fromEntries(
        Object.entries(fields).flatMap(([field, { value }]) =>
          field === REMOVED ? [] : [[field, value]],
        ),
      ),
    }));
}
