import { expect, it } from 'vitest';
import { setFamilyPlan } from '#planner/rules/commands/dayCommands.ts';
import { MOST_LOG_ROWS } from '#planner/rules/custody/custodyLog.ts';
import { putCustody, setHousehold } from '#planner/rules/custody/custodyCommands.ts';
import type { LocalStore } from '#base/storage/db.ts';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { plannerOn } from '#tests/fakes/plannerOn.ts';
import { aCustody } from '#tests/fixtures/plan/twoHomes.ts';
import { planState } from '../planQueries.ts';

const logOf = async (store: LocalStore) => {
  const { custodyLog } = await planState(store);
  return custodyLog
    .toSorted((one, other) => one.at - other.at)
    .map(({ of, by, before, after }) => ({
      of,
      by,
      before: before?.pattern,
      after: after?.pattern,
    }));
};

it('writes each change of the two homes down, and taking it back, too', async () => {
  const store = fakeDevice().openApp();
  const clock = fakeClock();
  const planner = plannerOn(store, clock);
  await planner.write([putCustody(aCustody()), setFamilyPlan({ ownHome: 'b' })]);
  clock.pass(1);
  const id = await planner.write([putCustody(aCustody({ pattern: 'weeks' }))]);
  clock.pass(1);
  await planner.undo(id ?? 0);
  const line = { of: 'custody', by: 'b' };
  expect(await logOf(store)).toEqual([
    { ...line, before: undefined, after: '2-2-3' },
    { ...line, before: '2-2-3', after: 'weeks' },
    { ...line, before: 'weeks', after: '2-2-3' },
  ]);
});

it('writes nothing down for money, or for a change that could not be stored', async () => {
  const store = fakeDevice().openApp();
  const planner = plannerOn(store);
  await planner.write([setHousehold('a', { name: 'Alex' })]);
  const before = await logOf(store);
  await planner.write([setHousehold('a', { budgets: { 'family/2025-10-06': 5 } })]);
  const row = aCustody({ firstNight: 'tomorrow' });
  const spoiled = { kind: 'custody', id: row.id, row } as const;
  await expect(planner.write([setHousehold('a', { name: 'Al' }), spoiled])).rejects.toThrow(
    TypeError,
  );
  expect(before).toHaveLength(1);
  expect(await logOf(store)).toEqual(before);
});

it('drops the oldest lines beyond 500', async () => {
  const store = fakeDevice().openApp();
  const line = { kind: 'custody_log', by: null, of: 'custody', rowId: 'all', before: null };
  await store.user((db) =>
    db.plan.bulkPut(
      Array.from({ length: MOST_LOG_ROWS }, (_, at) => ({
        ...line,
        id: `line-${at}`,
        at,
        updatedAt: 1,
        after: null,
      })),
    ),
  );
  await plannerOn(store).write([putCustody(aCustody())]);
  const { custodyLog } = await planState(store);
  expect(custodyLog).toHaveLength(500);
  expect(custodyLog.map(({ id }) => id)).not.toContain('line-0');
});
