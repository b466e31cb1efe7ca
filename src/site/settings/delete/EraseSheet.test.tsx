// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { AppContext } from '#base/useApp.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { onStage, type Stage } from '#tests/fakes/onStage.tsx';
import { plannerOn } from '#tests/fakes/plannerOn.ts';
import { EraseSheet } from './EraseSheet.tsx';

const ACCESS = { secret: '', ownSecret: '', proof: '', privateKey: '', publicKey: '', keys: '' };
const nothing = () => undefined;

let stage: Stage;
afterEach(() => stage.close());

test('says that circles are left before a phone is erased, and counts none that is closed', async () => {
  const clock = fakeClock();
  const store = fakeDevice(clock).openApp();
  await plannerOn(store, clock).keep(
    [null, 'closed' as const].map((ended, at) => {
      const row = { id: `class-${at}`, name: 'Class', access: ACCESS, joinedAt: 0, ended };
      return { kind: 'circle', id: row.id, row };
    }),
  );
  const app = fakeApp({ store });
  const profile = await app.profile();
  stage = await onStage(
    {},
    <AppContext value={app}>
      <EraseSheet open profile={profile} onClose={nothing} />
    </AppContext>,
  );
  await stage.says('1 circle of families');
  expect(stage.text()).toContain('Leave it in Camp buddies first');
});
