// The plan on one phone, on two, and beside the previous version of the app.
import { describe, expect, it } from 'vitest';
import type { PlanChange } from '#family/rules/plan/planRows.ts';
import type { LocalStore } from '#base/device/db.ts';
import { createPlanner } from '../createPlanner.ts';
import { planState } from '../planQueries.ts';
import { StorageError } from '#base/device/StorageError.ts';
import { aFamilyMember } from '#tests/fakes/aFamilyMember.ts';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { FakeFamilyServer } from '#tests/fakes/FakeFamilyServer.ts';
import { familyOn } from '#tests/fakes/familyOn.ts';
import { forgetful } from '#tests/fakes/forgetful.ts';
import { previousApp } from '#tests/fakes/previousApp.ts';
import { scheduled } from '#tests/fakes/savedIds.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { type Seeded, seeded } from '#tests/fixtures/seeded.ts';

const plannerOn = (store: LocalStore) =>
  createPlanner({ store, clock: fakeClock(), persist: () => Promise.resolve(true) });
const put = (entry = aPlanEntry()): PlanChange => ({ kind: 'plan', id: entry.id, row: entry });
const gone = (id: string): PlanChange => ({ kind: 'plan', id, row: null });

/** Without stamps: what a person sees. */
async function contentOf(store: LocalStore) {
  return { ...(await planState(store)), scheduled: await scheduled(store) };
}

describe('a command', () => {
  it('is stored with every field, and lists know that the camp is in the plan', async () => {
    const store = fakeDevice().openApp();
    const entry = aPlanEntry({
      note: 'Bring a hat',
      receipts: [{ paidOn: '2025-08-01', cents: 100, note: 'x' }],
    });
    await plannerOn(store).write([put(entry)]);
    expect(await contentOf(store)).toMatchObject({ entries: [entry], scheduled: [entry.campId] });
  });

  it('with a row that cannot be kept throws, and stores none of its rows', async () => {
    const store = fakeDevice().openApp();
    const long = aPlanEntry({ id: 'long', note: 'x'.repeat(2001) });
    await expect(plannerOn(store).write([put(), put(long)])).rejects.toThrow(TypeError);
    expect((await planState(store)).entries).toEqual([]);
  });

  it('that fails half way leaves nothing behind', async () => {
    const store = fakeDevice().openApp();
    const planner = plannerOn(store);
    await planner.write([put()]);
    const before = await contentOf(store);
    const spoiled: LocalStore = {
      ...store,
      user: (work) =>
        store.user(async (db) => {
          const tombstones = new Proxy(db.tombstones, {
            get: (table, name) =>
              name === 'put' ? () => Promise.reject(new Error('gone')) : Reflect.get(table, name),
          });
          return work(Object.create(db, { tombstones: { value: tombstones } }));
        }),
    };
    await expect(
      plannerOn(spoiled).write([put(aPlanEntry({ id: 'b' })), gone('entry-1')]),
    ).rejects.toThrow('gone');
    expect(await contentOf(store)).toEqual(before);
  });
});

describe('several commands', () => {
  it('given at once are done in order, and taken back in theirs', async () => {
    const store = fakeDevice().openApp();
    const planner = plannerOn(store);
    const noted = (note: string) => planner.write([put(aPlanEntry({ note }))]);
    await Promise.all([noted('one'), noted('two'), planner.undo(), noted('three')]);
    expect((await planState(store)).entries).toMatchObject([{ note: 'three' }]);
    await planner.undo();
    expect((await planState(store)).entries).toMatchObject([{ note: 'one' }]);
  });

  it('leave nothing to do again once there is a new one', async () => {
    const planner = plannerOn(fakeDevice().openApp());
    await planner.write([put()]);
    await planner.undo();
    await planner.write([put(aPlanEntry({ id: 'other' }))]);
    expect(await planner.redo()).toBe(false);
  });

  it('on one row in one command are taken back to what it was', async () => {
    const store = fakeDevice().openApp();
    const planner = plannerOn(store);
    await planner.write([put()]);
    await planner.write([put(aPlanEntry({ note: 'one' })), put(aPlanEntry({ note: 'two' }))]);
    await planner.undo();
    expect((await planState(store)).entries).toEqual([aPlanEntry()]);
  });
});

it.each([
  ['put', put()],
  ['removed', gone('entry-9')],
])('a row that is reported as %s but is not makes the command fail', async (_, change) => {
  const store = forgetful(fakeDevice().openApp());
  await expect(plannerOn(store).write([change])).rejects.toThrow(StorageError);
});

it('what is only kept is not what undo takes back', async () => {
  const store = fakeDevice().openApp();
  const planner = plannerOn(store);
  await planner.write([put()]);
  const sent = { id: 'entry-1', sequence: 1, changedAt: 9, days: ['2025-10-06'], shown: 'x' };
  await planner.keep([{ kind: 'sent_event', id: 'entry-1', row: sent }]);
  await planner.undo();
  expect(await contentOf(store)).toMatchObject({ entries: [], sent: [sent] });
});

describe('a camp that was planned before there were children in a plan', () => {
  it('is there and waits to be told for whom, and stays in the plan when it is told', async () => {
    const store = fakeDevice().openApp();
    await familyOn(store).setScheduled({ id: 'owls', providerName: 'Owls' }, true);
    expect((await planState(store)).unassigned).toEqual([{ campId: 'owls', name: 'Owls' }]);
    const planner = plannerOn(store);
    await planner.write([put(aPlanEntry({ id: 'scheduled-owls', campId: 'owls' }))]);
    expect(await contentOf(store)).toMatchObject({ unassigned: [], scheduled: ['owls'] });
    await planner.undo();
    expect(await contentOf(store)).toMatchObject({
      entries: [],
      unassigned: [{ campId: 'owls', name: 'Owls' }],
    });
  });

  it('can be taken out, and comes back with its name', async () => {
    const store = fakeDevice().openApp();
    await familyOn(store).setScheduled({ id: 'owls', providerName: 'Owls' }, true);
    const planner = plannerOn(store);
    await planner.takeOut('owls');
    expect(await contentOf(store)).toMatchObject({ unassigned: [], scheduled: [] });
    await planner.undo();
    expect((await planState(store)).unassigned).toEqual([{ campId: 'owls', name: 'Owls' }]);
  });
});

it('taking a camp out takes the entries of all children, and one undo brings them all back', async () => {
  const store = fakeDevice().openApp();
  const planner = plannerOn(store);
  await planner.write([put(), put(aPlanEntry({ id: 'entry-2', childId: 'leo', note: 'Hat' }))]);
  const before = await contentOf(store);
  await planner.takeOut('pine-and-paddle');
  expect(await contentOf(store)).toMatchObject({ entries: [], scheduled: [] });
  await planner.undo();
  expect(await contentOf(store)).toEqual(before);
});

function randomCommand(random: Seeded): PlanChange[] {
  const id = `entry-${random.below(4)}`;
  const day = `2025-10-0${1 + random.below(9)}`;
  const commands: (() => PlanChange)[] = [
    () => put(aPlanEntry({ id, campId: `camp-${random.below(3)}`, days: [day] })),
    () => gone(id),
    () => ({
      kind: 'home',
      id: `maya-${day}`,
      row: random.chance(0.3)
        ? null
        : { id: `maya-${day}`, childId: 'maya', day, isHome: true, who: 'Grandma', span: null },
    }),
    () => ({
      kind: 'child_plan',
      id: 'maya',
      row: { id: 'maya', hasOwnCalendar: random.chance(0.5), staysOnDigitalDays: false },
    }),
  ];
  const first = random.pick(commands)();
  return random.chance(0.3) ? [first, { kind: 'plan', id: 'entry-9', row: null }] : [first];
}

it('do and undo is nothing, for any 200 commands; redo, too', async () => {
  const random = seeded(19);
  const store = fakeDevice().openApp();
  const planner = plannerOn(store);
  const seen = [await contentOf(store)];
  for (let step = 0; step < 200; step += 1) {
    await planner.write(randomCommand(random));
    seen.push(await contentOf(store));
    // The last 50 are remembered: now and then some of them are taken back, and done again.
    if (step % 20 !== 19) continue;
    const back = 1 + random.below(Math.min(50, seen.length - 1));
    for (let n = 1; n <= back; n += 1) {
      expect(await planner.undo()).toBe(true);
      expect(await contentOf(store)).toEqual(seen.at(-1 - n));
    }
    for (let n = back - 1; n >= 0; n -= 1) {
      expect(await planner.redo()).toBe(true);
      expect(await contentOf(store)).toEqual(seen.at(-1 - n));
    }
  }
});

describe('the previous version of the app', () => {
  it('opens the database of this one, sees its camps, and loses nothing of the plan', async () => {
    const { indexedDB, openApp } = fakeDevice();
    const first = openApp();
    const entry = aPlanEntry({ note: 'Bring a hat' });
    await plannerOn(first).write([put(entry)]);
    first.close();
    const before = previousApp(indexedDB, 5);
    expect(await before.scheduled()).toEqual([entry.campId]);
    await before.schedule('owls', 2000);
    await before.unschedule(entry.campId, 3000);
    before.close();
    expect(await contentOf(openApp())).toMatchObject({
      entries: [entry],
      unassigned: [{ campId: 'owls', name: '' }],
    });
  });

  it('beside a row of a later one: it is left out, and stays where it is', async () => {
    const store = fakeDevice().openApp();
    const odd = { kind: 'plan' as const, id: 'odd', childId: 'maya', updatedAt: 1 };
    await store.user((db) => db.plan.put(odd));
    await plannerOn(store).write([put()]);
    expect((await planState(store)).entries).toEqual([aPlanEntry()]);
    expect(await store.user((db) => db.plan.get(['plan', 'odd']))).toEqual(odd);
  });
});

async function twoPhones() {
  const server = new FakeFamilyServer(() => Date.UTC(2025, 9, 1));
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
  it('see the same plan, after edits of different fields both of them', async () => {
    const { first, second, inStep } = await twoPhones();
    await plannerOn(first.store).write([
      put(),
      {
        kind: 'family_plan',
        id: 'family',
        row: {
          id: 'family',
          careHours: [null, null, null, null, null, null, { from: 540, to: 990 }],
          budgets: { 'maya/fall': 20_000 },
          taxIds: {},
          settled: ['a'],
        },
      },
    ]);
    await inStep();
    expect(await contentOf(second.store)).toEqual(await contentOf(first.store));
    await plannerOn(first.store).write([put(aPlanEntry({ note: 'Bring a hat' }))]);
    await plannerOn(second.store).write([put(aPlanEntry({ status: 'registered' }))]);
    await inStep();
    const both = aPlanEntry({ note: 'Bring a hat', status: 'registered' });
    expect((await planState(first.store)).entries).toEqual([both]);
    expect((await planState(second.store)).entries).toEqual([both]);
  });

  it('take an entry out for both, and bring it back for both', async () => {
    const { first, second, inStep } = await twoPhones();
    const planner = plannerOn(first.store);
    await planner.write([put()]);
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

  it('rest once they are in step: nothing is pushed again', async () => {
    const { first, second, inStep } = await twoPhones();
    await plannerOn(first.store).write([put(aPlanEntry({ childId: null, hours: null }))]);
    await inStep();
    const rows = () => second.store.user((db) => db.replica.toArray());
    const before = await rows();
    await inStep();
    expect(await rows()).toEqual(before);
    expect(before.every(({ version, pushed }) => version === pushed)).toBe(true);
  });
});
