// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { syncCopy } from '#family/words/sync.ts';
import { AppContext } from '#base/useApp.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { TheirPlan } from './TheirPlan.tsx';

const familySync = () => Promise.reject(new Error('did not arrive'));

it('reports that the choice of plan cannot be made instead of waiting forever', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const app = { ...fakeApp({ store: fakeDevice().openApp() }), familySync };
  const box = document.createElement('div');
  const root = createRoot(box);
  await act(async () =>
    root.render(
      <AppContext value={app}>
        <TheirPlan fallback="One moment" />
      </AppContext>,
    ),
  );
  expect(box.textContent).toContain(syncCopy.failed.title);
  await act(async () => root.unmount());
});
