// What lies on the phone gets lost, damaged or full: no other phone of the family loses anything by it.
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { addChild, editChild } from '#family/rules/editProfile.ts';
import { ChildSchema } from '#family/rules/profile.ts';
import { readNoteConflicts } from '../sync/noteConflicts.ts';
import { PROFILE_KEY } from '#base/storage/storageKeys.ts';
import { planOf } from '#tests/fakes/aFamilyPhone.ts';
import { aFamilyMember, type FamilyTab } from '#tests/fakes/aFamilyMember.ts';
import { FakeSpaceServer } from '#tests/fakes/FakeSpaceServer.ts';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { familyOn } from '#tests/fakes/familyOn.ts';
import { notes } from '#camps/store/saved/familyQueries.ts';

const { id: _, ...EMPTY } = v.parse(ChildSchema, { id: 'empty' });
const MAYA = { ...EMPTY, firstName: 'Maya', school: 'Oakhurst' };
const names = async (tab: FamilyTab) => (await planOf(tab)).map(({ name }) => name);
const childOf = ({ profile }: FamilyTab) => profile.getState().profile.children[0];

/** Two phones in step, with one child and one heart. */
async function twoPhones() {
  const clock = fakeClock();
  const server = new FakeSpaceServer(() => clock.now());
  const [one, other] = [aFamilyMember(server, clock), aFamilyMember(server, clock)];
  const [first, athome] = [one.openTab(), other.openTab()];
  await one.join(first);
  await other.join(athome);
  first.profile.change((before) => addChild(before, 'maya', MAYA, '2025-10-01'));
  await first.family.setFavorite('owls', true);
  await first.sync.syncNow();
  await athome.sync.syncNow();
  return { clock, server, one, first, athome };
}

describe('a lost profile on one phone', () => {
  it('returns by sync after the browser cleared it, and nothing is removed elsewhere', async () => {
    const { one, first, athome } = await twoPhones();
    first.store.close();
    one.texts.delete(PROFILE_KEY);
    const again = one.openTab();
    await again.sync.syncNow();
    await athome.sync.syncNow();
    expect(childOf(again)).toMatchObject({ firstName: 'Maya', school: 'Oakhurst' });
    expect(childOf(athome)).toMatchObject({ firstName: 'Maya', school: 'Oakhurst' });
  });

  it('does not count as emptied when damaged', async () => {
    const { one, first, athome } = await twoPhones();
    first.store.close();
    const text = one.texts.get(PROFILE_KEY) ?? '';
    one.texts.set(PROFILE_KEY, text.replace('"Oakhurst"', '{"x":1}'));
    const again = one.openTab();
    expect(again.profile.getState().damaged).not.toBeNull();
    await again.sync.syncNow();
    await athome.sync.syncNow();
    expect(childOf(athome)).toMatchObject({ firstName: 'Maya', school: 'Oakhurst' });
    expect(childOf(again)).toMatchObject({ firstName: 'Maya', school: 'Oakhurst' });
  });

  it('rolls the pass back on a full phone and retries it', async () => {
    const { one, first, athome } = await twoPhones();
    athome.profile.change((before) => editChild(before, 'maya', { ...MAYA, gradeLevel: '3' }));
    await athome.sync.syncNow();
    one.disk.isFull = true;
    first.sync.start();
    await first.sync.syncNow();
    expect(first.sync.state.getState()).toMatchObject({ is: 'on', problem: 'storage' });
    one.disk.isFull = false;
    first.store.close();
    const again = one.openTab();
    await again.sync.syncNow();
    await athome.sync.syncNow();
    expect(childOf(again)).toMatchObject({ gradeLevel: '3' });
    expect(childOf(athome)).toMatchObject({ gradeLevel: '3' });
  });
});

it('restores rows of a table that the browser cleared', async () => {
  const { first, athome } = await twoPhones();
  await first.store.user((db) => db.favorites.clear());
  await first.sync.syncNow();
  await athome.sync.syncNow();
  expect(await names(first)).toContain('favorite:owls');
  expect(await names(athome)).toContain('favorite:owls');
});

it('fetches an unreadable row of the replica again', async () => {
  const { first, athome } = await twoPhones();
  await first.store.user((db) => db.replica.put({ kind: 'favorite', id: 'owls', cells: 'junk' }));
  await athome.family.setFavorite('owls', false);
  await athome.sync.syncNow();
  await first.sync.syncNow();
  expect(await names(first)).not.toContain('favorite:owls');
});

function aPhone() {
  const store = fakeDevice().openApp();
  return { store, family: familyOn(store) };
}

const conflictsOf = async ({ store }: ReturnType<typeof aPhone>) =>
  ((await readNoteConflicts(store)).get('owls') ?? []).map(({ text }) => text);
const textOf = async ({ store }: ReturnType<typeof aPhone>) => (await notes(store))[0]?.text;

describe('a note changed by another tab while its field was open', () => {
  it('stays as a conflict, even without sync, until it is settled', async () => {
    const phone = aPhone();
    await phone.family.saveNote('owls', 'From the other tab', '');
    await phone.family.saveNote('owls', 'Bring a hat', '');
    expect(await textOf(phone)).toBe('Bring a hat');
    expect(await conflictsOf(phone)).toEqual(['From the other tab']);
    await phone.family.saveNote('owls', 'Bring a hat and a cup', 'Bring a hat');
    expect(await conflictsOf(phone)).toEqual(['From the other tab']);
    await phone.family.saveNote('owls', '', 'Bring a hat and a cup');
    expect(await conflictsOf(phone)).toEqual(['From the other tab']);
    const [beside] = (await readNoteConflicts(phone.store)).get('owls') ?? [];
    await phone.family.settleNoteConflict('owls', `${beside?.name}`);
    expect(await conflictsOf(phone)).toEqual([]);
  });

  it('is replaced without a conflict when its text was shown', async () => {
    const phone = aPhone();
    await phone.family.saveNote('owls', 'Bring', '');
    await Promise.all([
      phone.family.saveNote('owls', 'Bring a', 'Bring'),
      phone.family.saveNote('owls', 'Bring a hat', 'Bring a'),
      phone.family.saveNote('owls', 'Bring a hat!', 'Bring a hat'),
    ]);
    expect(await textOf(phone)).toBe('Bring a hat!');
    expect(await conflictsOf(phone)).toEqual([]);
  });
});
