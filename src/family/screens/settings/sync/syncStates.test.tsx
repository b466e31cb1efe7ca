// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { FamilySync, SyncState } from '#family/store/sync/FamilySync.ts';
import { AuthContext } from '#account/store/useAuth.ts';
import { AppContext } from '#base/useApp.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { onStage, type Stage } from '#tests/fakes/onStage.tsx';
import { SetUpSheet } from './SetUpSheet.tsx';
import { SyncRow } from './SyncRow.tsx';

const nothing = () => undefined;
const done = async () => undefined;
const auth = {
  who: { status: 'out' },
  link: '',
  dropLink: nothing,
  ask: async () => 'unreachable' as const,
  signOut: async () => {},
} as const;
const counts = { children: 1, planned: 0, favorites: 0, notes: 1 };
const on: SyncState = {
  is: 'on',
  syncedAt: null,
  isRunning: false,
  problem: null,
  leftOut: 0,
  lacksRecoveryCode: true,
};

/** A copy on a server, as far as the screens see it: it opens with the right secret. */
const syncOf = (state: SyncState, copy: 'none' | 'locked' = 'none'): FamilySync => ({
  state: createStore(() => state),
  look: async () => copy,
  turnOn: async (password) =>
    password === 'right' ? { outcome: 'done', recoveryCode: 'ABCD-EFGH' } : { outcome: 'wrong' },
  startAnew: async () => ({ outcome: 'wrong' }),
  unlock: async (_, secret) => (secret === 'right' ? 'done' : 'wrong'),
  preview: async () => ({ here: counts, account: counts, together: counts }),
  join: async () => 'done',
  newRecoveryCode: async () => ({ recoveryCode: 'ABCD-EFGH' }),
  recoveryCodeNoted: done,
  turnOff: done,
  dismissEnded: done,
  syncNow: done,
  onPassword: async () => null,
  putAside: done,
  claim: done,
  accountDeleted: done,
});

let stage: Stage;
afterEach(() => stage.close());

async function show(sync: FamilySync, part: 'row' | 'sheet') {
  const store = fakeDevice().openApp();
  const app = { ...fakeApp({ store }), familySync: async () => sync };
  stage = await onStage(
    {},
    <AppContext value={app}>
      <AuthContext value={auth}>
        <main>
          {part === 'row' ? (
            <SyncRow open onOpenChange={nothing} />
          ) : (
            <SetUpSheet open isBound={false} onClose={nothing} onCode={nothing} />
          )}
        </main>
      </AuthContext>
    </AppContext>,
  );
}

/** Until the code of the sync is there. */
async function says(words: string): Promise<void> {
  await expect.poll(() => stage.text(), { interval: 5 }).toContain(words);
}

test('turning sync on asks for the password, keeps a wrong one typed, and shows the recovery code', async () => {
  await show(syncOf({ is: 'off' }), 'sheet');
  await says('Your password');
  await stage.press('Turn on');
  await says('Type your password');
  await stage.type('[name=password]', 'five canoes');
  await stage.press('Turn on');
  await says('That isn’t your password. Try again.');
  expect(stage.find('[name=password]')).toHaveProperty('value', 'five canoes');
  expect(await axeViolations()).toEqual([]);
  await stage.type('[name=password]', 'right');
  await stage.press('Turn on');
  await says('letter by letter: A B C D E F G H');
  expect(await axeViolations()).toEqual([]);
});

test('a locked copy opens with its recovery code, and a wrong one is said beside its field', async () => {
  await show(syncOf({ is: 'off' }, 'locked'), 'sheet');
  await says('Open your plan');
  expect(await axeViolations()).toEqual([]);
  await stage.press('Use my recovery code');
  await stage.type('[name=code]', 'AAAA');
  await stage.press('Open');
  await says('That code doesn’t open it');
  expect(await axeViolations()).toEqual([]);
  await stage.type('[name=code]', 'right');
  await stage.press('Open');
  await says('Put two plans together?');
  expect(await axeViolations()).toEqual([]);
});

test('whoever has neither password nor code may begin a new copy', async () => {
  await show(syncOf({ is: 'off' }, 'locked'), 'sheet');
  await says('Open your plan');
  await stage.press('Use my recovery code');
  await stage.press('I have neither');
  await says('Begin a new copy?');
  expect(await axeViolations()).toEqual([]);
});

test('sync that is on says that a recovery code is missing, and off is asked once more', async () => {
  await show(syncOf(on), 'row');
  await says('You have no recovery code yet.');
  expect(await axeViolations()).toEqual([]);
  await act(async () => stage.find('[role=switch]').click());
  await says('The copy on our server is deleted');
  expect(await axeViolations()).toEqual([]);
  await stage.press('Keep it on');
  expect(stage.text()).not.toContain('The copy on our server is deleted');
  await stage.press('Show me a code');
  await says('letter by letter');
  expect(await axeViolations()).toEqual([]);
});

test.each<[SyncState, string]>([
  [{ is: 'off' }, 'You need an account for this'],
  [{ is: 'signedOut' }, 'Sync waits for you to sign in.'],
  [{ is: 'locked' }, 'Sync needs your password once.'],
  [{ is: 'ending' }, 'goes as soon as there’s a signal'],
  [{ is: 'ended' }, 'Sync was turned off on another device.'],
  [{ is: 'otherFamily', isOn: false }, 'another account’s plan'],
])('the row says what %j means', async (state, words) => {
  await show(syncOf(state), 'row');
  await says(words);
  expect(await axeViolations()).toEqual([]);
});
