import { expect, describe, it } from 'vitest';
import { answerSwap, proposeSwap, putCustody } from '#planner/rules/custody/custodyCommands.ts';
import { putEntry } from '#planner/rules/commands/entryCommands.ts';
import { planState } from '../planQueries.ts';
import { aFamilyMember } from '#tests/fakes/aFamilyMember.ts';
import { FakeSpaceServer } from '#tests/fakes/FakeSpaceServer.ts';
import { contentOf, planCamp, plannerOn } from '#tests/fakes/plannerOn.ts';
import { scheduled } from '#tests/fakes/savedIds.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { aCustody, aCustodyChange, aHousehold } from '#tests/fixtures/plan/twoHomes.ts';

async function twoPhones() {
  const server = new FakeSpaceServer(() => Date.UTC(2025, 9, 1));
  const [one, other] = [aFamilyMember(server), aFamilyMember(server)];
  const [first, second] = [one.openTab(), other.openTab()];
  await one.join(first);
  await other.join(second);
  const inStep = async () => {
    for (const { sync } of [first, second, first]) await sync.syncNow();
  };
  return { first, second, inStep };
}

describe('two phones of a family', () => {
  it('merge edits of different fields', async () => {
    const { first, second, inStep } = await twoPhones();
    await plannerOn(first.store).write([
      putEntry(aPlanEntry()),
      {
        kind: 'family_plan',
        id: 'family',
        row: {
          id: 'family',
          careHours: [null, null, null, null, null, null, { from: 540, to: 990 }],
          budgets: { 'maya/fall': 20_000 },
          taxIds: {},
          settled: ['a'],
          ownHome: null,
          homesEndedOn: null,
        },
      },
    ]);
    await inStep();
    expect(await contentOf(second.store)).toEqual(await contentOf(first.store));
    await plannerOn(first.store).write([putEntry(aPlanEntry({ note: 'Bring a hat' }))]);
    await plannerOn(second.store).write([putEntry(aPlanEntry({ status: 'registered' }))]);
    await inStep();
    const both = aPlanEntry({ note: 'Bring a hat', status: 'registered' });
    expect((await planState(first.store)).entries).toEqual([both]);
    expect((await planState(second.store)).entries).toEqual([both]);
  });

  it('keep the dates of a booking while one of them has a version that does not know them', async () => {
    const { first, second, inStep } = await twoPhones();
    const dates = [
      { id: 'd1', kind: 'balance' as const, on: '2025-10-03', note: 'half of it' },
      { id: 'd2', kind: 'waitlist' as const, on: '2025-10-04', note: '' },
    ];
    await plannerOn(first.store).write([putEntry(aPlanEntry({ dates }))]);
    await inStep();
    // As the earlier version has stored the row: without the field.
    await second.store.user(async (db) => {
      const row = await db.plan.get(['plan', 'entry-1']);
      const { dates: _, ...known } = { dates: null, ...row };
      await db.plan.put({ ...known, kind: 'plan', id: 'entry-1', updatedAt: 2_000_000_000_000 });
      expect(await db.plan.get(['plan', 'entry-1'])).not.toHaveProperty('dates');
    });
    await inStep();
    expect((await planState(first.store)).entries).toMatchObject([{ dates }]);
    expect((await planState(second.store)).entries).toMatchObject([{ dates }]);
    await plannerOn(second.store).write([
      { kind: 'plan', id: 'entry-1', set: { dates: dates.slice(1) } },
    ]);
    await inStep();
    expect((await planState(first.store)).entries).toMatchObject([{ dates: dates.slice(1) }]);
  });

  it('show the same two homes, with a swap that is asked on one and answered on the other', async () => {
    const { first, second, inStep } = await twoPhones();
    const swap = aCustodyChange({ askedBy: 'a', turn: 0 });
    await plannerOn(first.store).write([
      putCustody(aCustody()),
      { kind: 'household', id: 'b', row: aHousehold({ id: 'b', name: 'Robin' }) },
      ...proposeSwap({ custodyChanges: [] }, { ...swap, askedBy: 'a' }),
    ]);
    await inStep();
    expect(await contentOf(second.store)).toEqual(await contentOf(first.store));
    const there = await planState(second.store);
    await plannerOn(second.store).write([answerSwap(there, swap.id, 'yes', '2025-10-01')]);
    await inStep();
    const here = await planState(first.store);
    expect(here.custodyChanges).toEqual([
      { ...swap, answer: 'yes', answeredOn: '2025-10-01', turn: 1 },
    ]);
    expect(here.custodyLog).toHaveLength(4);
    expect(await contentOf(second.store)).toEqual(await contentOf(first.store));
  });

  it('take an entry out for both, and bring it back for both', async () => {
    const { first, second, inStep } = await twoPhones();
    const planner = plannerOn(first.store);
    await planner.write([putEntry(aPlanEntry())]);
    await inStep();
    await planner.takeOut('pine-and-paddle');
    await inStep();
    expect(await contentOf(second.store)).toMatchObject({ entries: [], scheduled: [] });
    await planner.undo();
    await inStep();
    expect(await contentOf(second.store)).toMatchObject({
      entries: [aPlanEntry()],
      scheduled: ['pine-and-paddle'],
    });
  });

  it('show one entry of a camp that one put in and the other planned for a child', async () => {
    const { first, second, inStep } = await twoPhones();
    await planCamp(first, 'pine-and-paddle');
    await plannerOn(second.store).write([putEntry(aPlanEntry())]);
    await inStep();
    for (const { store } of [first, second]) {
      expect((await planState(store)).entries).toEqual([aPlanEntry()]);
      expect(await scheduled(store)).toEqual(['pine-and-paddle']);
    }
  });

  it('push nothing again once synced', async () => {
    const { first, second, inStep } = await twoPhones();
    await plannerOn(first.store).write([putEntry(aPlanEntry({ childId: null, hours: null }))]);
    await inStep();
    const rows = () => second.store.user((db) => db.replica.toArray());
    const before = await rows();
    await inStep();
    expect(await rows()).toEqual(before);
    expect(before.every(({ version, pushed }) => version === pushed)).toBe(true);
  });
});
