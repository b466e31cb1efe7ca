// Two plans become one, and stay one.
import { describe, expect, it, vi } from 'vitest';
import { StorageError } from '#base/storage/StorageError.ts';
import { readNoteConflicts } from '#family/store/sync/noteConflicts.ts';
import { planOf } from '#tests/fakes/aFamilyPhone.ts';
import type { SyncPhone } from '#tests/fakes/aSyncPhone.ts';
import { planCamp } from '#tests/fakes/plannerOn.ts';
import {
  addChild,
  aFamilyServer,
  inStep,
  keysHere,
  lettersOf,
  names,
  turnOn,
} from './aFamilyServer.ts';

const { newPhone, joined, twoPhones } = aFamilyServer();

describe('two phones of one family', () => {
  it('preview what both have before the second joins, then show the same', async () => {
    const one = newPhone();
    addChild(one, 'Maya');
    await one.family.setFavorite({ id: 'owls', providerName: 'Owls' }, true);
    await turnOn(one);
    expect(one.sync.state.getState()).toMatchObject({ is: 'on', problem: null, leftOut: 0 });

    const other = newPhone();
    addChild(other, 'Leo');
    expect(await other.sync.bring(await lettersOf(one))).toBe('done');
    expect(other.sync.state.getState()).toEqual({ is: 'off' });
    expect(await other.sync.preview()).toEqual({
      here: { children: 1, planned: 0, favorites: 0, notes: 0 },
      devices: { children: 1, planned: 0, favorites: 1, notes: 0 },
      together: { children: 2, planned: 0, favorites: 1, notes: 0 },
    });
    expect(await names(other)).toEqual(['child:Leo']);
    expect(await other.sync.join()).toBe('done');
    await inStep(one, other);
    expect(await names(one)).toEqual(
      expect.arrayContaining(['child:Leo', 'child:Maya', 'favorite:owls']),
    );
  });

  it('have joined although the signal goes at the last step, and the plan comes later', async () => {
    const { one } = await twoPhones();
    const joining = newPhone();
    expect(await joining.sync.bringKeys(await keysHere(one))).toBe('done');
    joining.network.isDown = true;
    expect(await joining.sync.join()).toBe('later');
    joining.network.isDown = false;
    await inStep(one, joining);
    expect(await names(joining)).toContain('child:Maya');
  });

  it('have joined although storage fails once they have', async () => {
    const { one } = await twoPhones();
    const joining = newPhone();
    expect(await joining.sync.bringKeys(await keysHere(one))).toBe('done');
    const bound = joining.store.user.bind(joining.store);
    vi.spyOn(joining.store, 'user')
      .mockImplementationOnce(bound)
      .mockRejectedValue(new StorageError('gone'));
    expect(await joining.sync.join()).toBe('stuck');
  });

  it('exchange changes, removals and settings both ways', async () => {
    const { one, other } = await twoPhones();
    await other.family.setFavorite('owls', false);
    await planCamp(other, 'bees');
    one.profile.change((before) => ({ ...before, children: [] }));
    one.profile.change((before) => ({
      ...before,
      emailPreferences: { ...before.emailPreferences, weeklyDigest: true },
    }));
    await inStep(one, other);
    expect(await names(other)).toEqual(['note:owls', 'plan:scheduled-bees']);
    expect(other.profile.getState().profile.emailPreferences.weeklyDigest).toBe(true);
  });

  it('keep two concurrent notes until somebody decides', async () => {
    const { one, other } = await twoPhones();
    await one.family.saveNote('owls', 'Ask about lunch', 'Bring a hat');
    await other.family.saveNote('owls', 'Bus at 8', 'Bring a hat');
    await inStep(one, other);
    const shown = await noteOn(one);
    const [beside] = (await readNoteConflicts(one.store)).get('owls') ?? [];
    expect(new Set([shown, beside?.text])).toEqual(new Set(['Ask about lunch', 'Bus at 8']));
    expect([...(await readNoteConflicts(other.store))]).toEqual([
      ...(await readNoteConflicts(one.store)),
    ]);
    await other.family.saveNote('owls', 'Ask about lunch. Bus at 8', `${shown}`);
    await other.family.settleNoteConflict('owls', `${beside?.name}`);
    await inStep(one, other);
    expect((await readNoteConflicts(one.store)).size).toBe(0);
    expect(await noteOn(one)).toBe('Ask about lunch. Bus at 8');
  });

  it('keep a note that arrives while another is typed', async () => {
    const { one, other } = await twoPhones();
    await one.family.saveNote('owls', 'Ask about lunch', 'Bring a hat');
    await one.sync.syncNow();
    await other.sync.syncNow();
    // The field on the other phone was opened before, and still shows the hat.
    await other.family.saveNote('owls', 'Bring a hat and a cup', 'Bring a hat');
    await inStep(one, other);
    expect(await noteOn(one)).toBe('Bring a hat and a cup');
    expect((await readNoteConflicts(one.store)).get('owls')).toMatchObject([
      { text: 'Ask about lunch' },
    ]);
  });

  it('win no conflict by a clock that is a day ahead', async () => {
    const { one } = await twoPhones();
    const ahead = await joined(one, 86_400_000);
    setGrade(ahead, '2');
    await ahead.sync.syncNow();
    await one.sync.syncNow();
    setGrade(one, '3');
    await inStep(one, ahead);
    expect(ahead.profile.getState().profile.children[0]?.gradeLevel).toBe('3');
  });

  it('sync offline changes later', async () => {
    const { one, other } = await twoPhones();
    one.network.isDown = true;
    await planCamp(one, 'owls');
    await one.sync.syncNow();
    expect(one.sync.state.getState()).toMatchObject({ is: 'on', problem: 'unreachable' });
    one.network.isDown = false;
    await inStep(one, other);
    expect(await names(other)).toContain('plan:scheduled-owls');
  });
});

const noteOn = async (phone: SyncPhone) =>
  (await planOf(phone)).find(({ name }) => name === 'note:owls')?.values.text;

const setGrade = (phone: SyncPhone, gradeLevel: string) =>
  phone.profile.change((before) => ({
    ...before,
    children: before.children.map((child) => ({ ...child, gradeLevel })),
  }));
