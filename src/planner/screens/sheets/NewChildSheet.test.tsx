// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { AppContext } from '#base/useApp.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { onStage } from '#tests/fakes/onStage.tsx';
import { NewChildSheet } from './NewChildSheet.tsx';

test('adds one child over the plan and closes, also where Done is pressed twice', async () => {
  const app = fakeApp({ store: fakeDevice().openApp() });
  let closed = 0;
  const stage = await onStage(
    {},
    <AppContext value={app}>
      <NewChildSheet isOpen onClose={() => (closed += 1)} />
    </AppContext>,
  );
  await stage.says('First name');
  await stage.type('#child-name', 'Ben');
  await stage.press('Done', 2);
  const { profile } = (await app.profile()).getState();
  expect(profile.children.map(({ firstName }) => firstName)).toEqual(['Ben']);
  expect(closed).toBe(1);
  await stage.close();
});
