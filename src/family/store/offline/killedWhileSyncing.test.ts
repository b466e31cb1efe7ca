// A phone that dies at any single step of storage while it is brought in step.
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { addChild } from '#family/rules/editProfile.ts';
import { ChildSchema } from '#family/rules/profile.ts';
import { planOf } from '#tests/fakes/aFamilyPhone.ts';
import { aFamilyMember, type FamilyTab } from '#tests/fakes/aFamilyMember.ts';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { FakeSpaceServer } from '#tests/fakes/FakeSpaceServer.ts';
import { withFaults } from '#tests/fakes/storageFaults.ts';

const { id: _, ...EMPTY } = v.parse(ChildSchema, { id: 'empty' });
const enter = ({ profile }: FamilyTab, firstName: string) =>
  profile.change((before) => addChild(before, firstName, { ...EMPTY, firstName }, '2025-10-01'));

const planText = async (tab: FamilyTab) =>
  (await planOf(tab)).map(({ name, values }) => `${name} ${JSON.stringify(values)}`).toSorted();
const names = async (tab: FamilyTab) => (await planOf(tab)).map(({ name }) => name);

/** Storage fails from its n-th operation on, as for a process that is gone; answers whether it came that far. */
async function dieAt(n: number, work: () => Promise<unknown>): Promise<boolean> {
  let left = n;
  const heal = withFaults((___, __, { args: [, mode] }) => {
    // Of the fake itself, while it opens.
    if (mode === 'versionchange') return;
    left -= 1;
    if (left <= 0) throw new DOMException('gone', 'AbortError');
  });
  await work().catch(() => undefined);
  heal();
  return left <= 0;
}

it('recovers a pass killed at any step without losing data of either phone', async () => {
  let n = 0;
  for (let hasDied = true; hasDied;) {
    n += 1;
    const clock = fakeClock();
    const server = new FakeSpaceServer(() => clock.now());
    const [phone, other] = [aFamilyMember(server, clock), aFamilyMember(server, clock)];
    const athome = other.openTab();
    await other.join(athome);
    enter(athome, 'Maya');
    await athome.family.saveNote('owls', 'Bring a hat');
    await athome.sync.syncNow();

    const before = phone.openTab();
    await phone.join(before);
    enter(before, 'Leo');
    await before.family.setFavorite('bees', true);
    before.store.close();
    const dying = phone.openTab();
    hasDied = await dieAt(n, () => dying.sync.syncNow());
    dying.store.close();

    const again = phone.openTab();
    for (const tab of [again, athome, again]) await tab.sync.syncNow();
    expect(await planText(again)).toEqual(await planText(athome));
    expect(await names(again)).toEqual(
      expect.arrayContaining(['child:Maya', 'child:Leo', 'favorite:bees', 'note:owls']),
    );
  }
  // The sweep did reach inside.
  expect(n).toBeGreaterThan(20);
});
