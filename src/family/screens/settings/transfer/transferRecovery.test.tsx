// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import type { Stage } from '#tests/fakes/onStage.tsx';
import { syncOf, syncStage } from '#tests/fakes/syncStage.tsx';
import { TransferScreen } from './TransferScreen.tsx';

const LETTERS = '[placeholder="HEB9-A6VJ-M9"]';
const RIGHT = 'HEB9-A6VJ-M9HE-B9A6-VJM9-HEB9-A6';
const WRONG = `${RIGHT.slice(0, -1)}7`;

const take = async (code: string) => ({ kind: 'recovery', code }) as const;
const make = () => Promise.reject(new Error('not asked for'));

let stage: Stage;
// Not in jsdom: in a browser, not as an app.
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => stage.close());

test('takes a recovery code where letters are typed, and keeps a wrong one to be checked', async () => {
  const sync = syncOf({ is: 'off' });
  const bring = vi.fn<typeof sync.bring>(async (code) =>
    code === RIGHT ? 'done' : { kind: 'unknown' },
  );
  const plain = fakeApp({ store: fakeDevice().openApp() });
  const app = { ...plain, handOver: async () => ({ make, take }) };
  stage = await syncStage({ ...sync, bring }, <TransferScreen linkKey="" />, app);

  await stage.type(LETTERS, WRONG);
  await stage.press('Bring my plan');
  await stage.says('That code opens nothing. Check each letter.');
  expect(await axeViolations()).toEqual([]);
  await stage.press('Check the code');
  expect(stage.find(LETTERS)).toHaveProperty('value', WRONG);

  await stage.type(LETTERS, RIGHT);
  await stage.press('Bring my plan');
  await stage.says('Put two plans together?');
  expect(bring.mock.calls).toEqual([[WRONG], [RIGHT]]);
  await stage.press('Put together');
  await stage.says('Your devices are in step');
});
