import * as v from 'valibot';
import { ChildSchema } from '#family/rules/profile.ts';
import { GONE, isGone, thingsOf } from '#family/rules/things.ts';
import type { LocalStore } from '#base/device/db.ts';
import { createFamily } from '#camps/store/saved/createFamily.ts';
import { readThings } from '#family/store/localThings.ts';
import type { ProfileStore } from '#family/store/profile/ProfileStore.ts';
import { fakeClock } from './fakeClock.ts';
import { fakeDevice } from './fakeDevice.ts';
import { memoryProfile } from './memoryProfile.ts';
import { planCamp } from './plannerOn.ts';
import { settleBeside } from '#family/store/sync/besideNotes.ts';

/** A phone with storage of its own, and what a family enters on it. */
export function aFamilyPhone(store: LocalStore = fakeDevice().openApp()) {
  const clock = fakeClock();
  const profile = memoryProfile(undefined, () => clock.now());
  const family = createFamily({ store, settleBeside, clock, persist: () => Promise.resolve(true) });
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
  const things = [...thingsOf(profile.getState().profile), ...(await store.user(readThings))];
  return things
    .filter((thing) => !isGone(thing))
    .map(({ kind, id, fields }) => ({
      name: `${kind}:${id}`,
      values: Object.fromEntries(
        Object.entries(fields).flatMap(([field, { value }]) =>
          field === GONE ? [] : [[field, value]],
        ),
      ),
    }));
}
