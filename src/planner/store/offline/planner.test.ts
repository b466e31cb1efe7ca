import { describe, expect, it } from 'vitest';
import type { PlanChange } from '#family/rules/plan/planRows.ts';
import type { LocalStore } from '#base/storage/db.ts';
import { setFamilyPlan } from '#planner/rules/commands/dayCommands.ts';
import {
  putEntry,
  removeEntry,
  setEntry,
  setStatus,
} from '#planner/rules/commands/entryCommands.ts';
import { planState } from '../planQueries.ts';
import { StorageError } from '#base/storage/StorageError.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { forgetful } from '#tests/fakes/forgetful.ts';
import { contentOf, planCamp, plannerOn } from '#tests/fakes/plannerOn.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { type Seeded, seeded } from '#tests/fixtures/seeded.ts';

const put = (entry = aPlanEntry()) => putEntry(entry);

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
      plannerOn(spoiled).write([put(aPlanEntry({ id: 'b' })), removeEntry('entry-1')]),
    ).rejects.toThrow('gone');
    expect(await contentOf(store)).toEqual(before);
  });
});

describe('several commands', () => {
  it('given at once run and undo in order', async () => {
    const store = fakeDevice().openApp();
    const planner = plannerOn(store);
    const noted = (note: string) => planner.write([put(aPlanEntry({ note }))]);
    await Promise.all([noted('one'), noted('two'), planner.undo(), noted('three')]);
    expect((await planState(store)).entries).toMatchObject([{ note: 'three' }]);
    await planner.undo();
    expect((await planState(store)).entries).toMatchObject([{ note: 'one' }]);
  });

  it('clear the redo history when a new one runs', async () => {
    const planner = plannerOn(fakeDevice().openApp());
    await planner.write([put()]);
    await planner.undo();
    await planner.write([put(aPlanEntry({ id: 'other' }))]);
    expect(await planner.redo()).toBe(false);
  });

  it('on one row undo to its first state', async () => {
    const store = fakeDevice().openApp();
    const planner = plannerOn(store);
    await planner.write([put()]);
    await planner.write([put(aPlanEntry({ note: 'one' })), put(aPlanEntry({ note: 'two' }))]);
    await planner.undo();
    expect((await planState(store)).entries).toEqual([aPlanEntry()]);
  });
});

describe('undo', () => {
  const entry = aPlanEntry();

  it('leaves the fields that another tab wrote meanwhile', async () => {
    const { openApp } = fakeDevice();
    const [one, other] = [openApp(), openApp()];
    const planner = plannerOn(one);
    await planner.keep([put()]);
    await planner.write([setStatus(entry, 'confirmed')]);
    await plannerOn(other).write([setEntry(entry, { note: 'from the other phone' })]);
    await planner.undo();
    expect((await planState(one)).entries).toEqual([{ ...entry, note: 'from the other phone' }]);
  });

  it('leaves a field that another tab wrote again', async () => {
    const { openApp } = fakeDevice();
    const [one, other] = [openApp(), openApp()];
    const planner = plannerOn(one);
    await planner.keep([put()]);
    await planner.write([setEntry(entry, { status: 'confirmed', note: 'Hat' })]);
    await plannerOn(other).write([setStatus(entry, 'waitlisted')]);
    expect(await planner.undo()).toBe(true);
    expect((await planState(one)).entries).toEqual([{ ...entry, status: 'waitlisted' }]);
  });

  it('leaves an entry that another tab put back after its removal', async () => {
    const { openApp } = fakeDevice();
    const [one, other] = [openApp(), openApp()];
    const planner = plannerOn(one);
    await planner.keep([put()]);
    await planner.write([removeEntry(entry.id)]);
    const back = { ...entry, note: 'from the other tab' };
    await plannerOn(other).write([put(back)]);
    expect(await planner.undo()).toBe(false);
    expect((await planState(one)).entries).toEqual([back]);
  });

  it('of the first setting of a family leaves a setting that another tab wrote meanwhile', async () => {
    const { openApp } = fakeDevice();
    const [one, other] = [openApp(), openApp()];
    const planner = plannerOn(one);
    await planner.write([setFamilyPlan({ budgets: { 'maya/fall': 20_000 } })]);
    await plannerOn(other).write([setFamilyPlan({ taxIds: { Owls: '58-1' } })]);
    await planner.undo();
    expect((await planState(one)).family).toMatchObject({ budgets: {}, taxIds: { Owls: '58-1' } });
  });

  it('takes back the command that is named, once', async () => {
    const store = fakeDevice().openApp();
    const planner = plannerOn(store);
    await planner.keep([put()]);
    const first = await planner.write([setStatus(entry, 'confirmed')]);
    await planner.write([setEntry(entry, { note: 'Hat' })]);
    expect(await planner.undo(first ?? 0)).toBe(true);
    expect((await planState(store)).entries).toEqual([{ ...entry, note: 'Hat' }]);
    expect(await planner.undo(first ?? 0)).toBe(false);
    expect(await planner.redo()).toBe(true);
    expect((await planState(store)).entries).toMatchObject([{ status: 'confirmed', note: 'Hat' }]);
  });

  it('has nothing to take back of fields of an entry that was removed', async () => {
    const store = fakeDevice().openApp();
    const planner = plannerOn(store);
    expect(await planner.write([setEntry(entry, { note: 'Hat' })])).toBeNull();
    expect((await planState(store)).entries).toEqual([]);
    expect(await planner.undo()).toBe(false);
  });
});

it('refuses a field that the schema does not take', async () => {
  const store = fakeDevice().openApp();
  const planner = plannerOn(store);
  await planner.write([put()]);
  const long = setEntry(aPlanEntry(), { note: 'x'.repeat(2001) });
  await expect(planner.write([long])).rejects.toThrow(TypeError);
  expect((await planState(store)).entries).toEqual([aPlanEntry()]);
});

it.each([
  ['put', put()],
  ['removed', removeEntry('entry-9')],
])('a row that is reported as %s but is not makes the command fail', async (_, change) => {
  const store = forgetful(fakeDevice().openApp());
  await expect(plannerOn(store).write([change])).rejects.toThrow(StorageError);
});

it('does not undo silent changes', async () => {
  const store = fakeDevice().openApp();
  const planner = plannerOn(store);
  await planner.write([put()]);
  const sent = { id: 'entry-1', sequence: 1, changedAt: 9, days: ['2025-10-06'], shown: 'x' };
  await planner.keep([{ kind: 'sent_event', id: 'entry-1', row: sent }]);
  await planner.undo();
  expect(await contentOf(store)).toMatchObject({ entries: [], sent: [sent] });
});

describe('a camp that was put into the plan from its card', () => {
  it('is stored once, unassigned, under its name', async () => {
    const store = fakeDevice().openApp();
    await planCamp({ store }, 'owls');
    await planCamp({ store }, 'owls');
    expect(await planState(store)).toMatchObject({
      entries: [{ campId: 'owls', childId: null, snapshot: { providerName: 'Owls' } }],
    });
  });

  it('is not added again for an assigned camp', async () => {
    const store = fakeDevice().openApp();
    await plannerOn(store).write([put()]);
    await planCamp({ store }, 'pine-and-paddle');
    expect((await planState(store)).entries).toEqual([aPlanEntry()]);
  });

  it("is replaced by a child's entry and returns after undo", async () => {
    const store = fakeDevice().openApp();
    await planCamp({ store }, 'pine-and-paddle');
    const before = await contentOf(store);
    const planner = plannerOn(store);
    await planner.write([put()]);
    expect(await store.user((db) => db.plan.count())).toBe(1);
    await planner.undo();
    expect(await contentOf(store)).toEqual(before);
  });

  it('can be removed and restored with its name', async () => {
    const store = fakeDevice().openApp();
    await planCamp({ store }, 'owls');
    const before = await contentOf(store);
    const planner = plannerOn(store);
    await planner.takeOut('owls');
    expect(await contentOf(store)).toMatchObject({ entries: [], scheduled: [] });
    await planner.undo();
    expect(await contentOf(store)).toEqual(before);
  });
});

it('removes the entries of all children with a camp and restores them by one undo', async () => {
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
    () => removeEntry(id),
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

it('returns to the first state by undoing any 200 commands', async () => {
  const random = seeded(19);
  const store = fakeDevice().openApp();
  const planner = plannerOn(store);
  const seen = [await contentOf(store)];
  for (let step = 0; step < 200; step += 1) {
    const id = await planner.write(randomCommand(random));
    if (id !== null) seen.push(await contentOf(store));
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

it('leaves a row of a later version untouched', async () => {
  const store = fakeDevice().openApp();
  const odd = { kind: 'plan' as const, id: 'odd', childId: 'maya', updatedAt: 1 };
  await store.user((db) => db.plan.put(odd));
  await plannerOn(store).write([put()]);
  expect((await planState(store)).entries).toEqual([aPlanEntry()]);
  expect(await store.user((db) => db.plan.get(['plan', 'odd']))).toEqual(odd);
});
