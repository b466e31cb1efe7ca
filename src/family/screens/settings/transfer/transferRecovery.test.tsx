// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { FamilySync, SyncState } from '#family/store/sync/FamilySync.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import type { Stage } from '#tests/fakes/onStage.tsx';
import { syncIsOn, syncOf, syncStage } from '#tests/fakes/syncStage.tsx';
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

const OPENS_NOTHING =
  'That code doesn’t open anything. Check each letter, or use your newest code: older ones stopped working.';
const focused = () => document.activeElement?.textContent;

async function show(more: Partial<FamilySync>) {
  const plain = fakeApp({ store: fakeDevice().openApp() });
  const app = { ...plain, handOver: async () => ({ make, take }) };
  const sync = { ...syncOf({ is: 'off' }), bring: async () => 'done' as const, ...more };
  stage = await syncStage(sync, <TransferScreen linkKey="" />, app);
}

/** Up to what comes together. */
async function bring() {
  await stage.type(LETTERS, RIGHT);
  await stage.press('Bring my plan');
  await stage.says('Put two plans together?');
}

test('takes a recovery code where letters are typed, and keeps a wrong one to be checked', async () => {
  const bringing = vi.fn<FamilySync['bring']>(async (code) =>
    code === RIGHT ? 'done' : 'unknownRecovery',
  );
  await show({ bring: bringing });

  await stage.type(LETTERS, WRONG);
  await stage.press('Bring my plan');
  await stage.says(OPENS_NOTHING);
  expect(focused()).toContain(OPENS_NOTHING);
  expect(await axeViolations()).toEqual([]);
  await stage.press('Check the code');
  expect(stage.find(LETTERS)).toHaveProperty('value', WRONG);
  expect(document.activeElement).toBe(stage.find(LETTERS));
  expect(stage.describes(LETTERS)).toContain(OPENS_NOTHING);

  await bring();
  expect(focused()).toBe('Put two plans together?');
  expect(bringing.mock.calls).toEqual([[WRONG], [RIGHT]]);
  await stage.press('Put together');
  await stage.says('Your devices are in sync');
  expect(focused()).toBe('Your devices are in sync');
});

test.each([
  ['later', 'You’re in', 'Your plan arrives once you’re online.'],
  ['stuck', 'You’re in, but not in sync yet', 'what’s in the way'],
  ['ended', 'Sync was turned off on another device', 'Nothing was added.'],
  ['removed', 'That code expired', 'Make a new code on the other phone.'],
] as const)(
  'says that joining came out as %s, and shows the way to the plan',
  async (how, title, text) => {
    const live = createStore<SyncState>(() => ({ is: 'off' }));
    const bringing = vi.fn<FamilySync['bring']>(async () => 'done');
    const join = async () => {
      live.setState(syncIsOn, true);
      live.setState(how === 'ended' || how === 'removed' ? { is: how } : syncIsOn, true);
      return how;
    };
    await show({ state: live, bring: bringing, join });
    await bring();
    await stage.press('Put together');
    await stage.says(text);
    expect(focused()).toBe(title);
    expect(stage.find('a[href="/my-camps"]').textContent).toBe('See your plan');
    expect(bringing).toHaveBeenCalledTimes(1);
    expect(await axeViolations()).toEqual([]);
  },
);

test('moves the focus to what went wrong, and offers no other try where another tab was quicker', async () => {
  const outcomes = ['unreachable', 'on'] as const;
  const join = vi.fn<FamilySync['join']>();
  for (const outcome of outcomes) join.mockResolvedValueOnce(outcome);
  await show({ join });
  await bring();
  await stage.press('Put together');
  await stage.says('You’re offline');
  expect(focused()).toContain('You’re offline');
  await stage.press('Try again');
  await stage.says('Put two plans together?');
  await stage.press('Put together');
  await stage.says('This device syncs already.');
  expect(focused()).toContain('See your plan');
  expect(stage.text()).not.toContain('Try again');
});
