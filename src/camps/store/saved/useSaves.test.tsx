// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { AppContext } from '#base/useApp.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { type Saves, useSaves } from './useSaves.ts';

it('puts a camp back that was taken out of the plan, and leaves a later change', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const store = fakeDevice().openApp();
  const app = fakeApp({ store });
  const planner = await app.planner();
  const [row, other] = [aPlanEntry(), aPlanEntry({ id: 'entry-2', campId: 'owls' })];
  await planner.write([{ kind: 'plan', id: row.id, row }]);
  const putBacks: (() => void)[] = [];
  const report = {
    onFirstSave: () => undefined,
    onError: () => undefined,
    onTakenOut: (_: unknown, putBack: () => void) => void putBacks.push(putBack),
  };
  const seen: Saves[] = [];
  function Part() {
    seen.push(useSaves(report));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <AppContext value={app}>
        <Part />
      </AppContext>,
    ),
  );
  const ids = () => store.user((db) => db.plan.toCollection().primaryKeys());
  seen.at(-1)?.onSchedule(aCamp({ id: row.campId }), false);
  await expect.poll(ids).toEqual([]);
  await expect.poll(() => putBacks).toHaveLength(1);
  await planner.write([{ kind: 'plan', id: other.id, row: other }]);
  putBacks[0]?.();
  await expect.poll(ids).toEqual([
    ['plan', row.id],
    ['plan', other.id],
  ]);
  await act(async () => root.unmount());
});
