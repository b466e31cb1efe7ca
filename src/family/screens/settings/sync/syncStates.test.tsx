// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { FamilySync, SyncState } from '#family/store/sync/FamilySync.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import type { Stage } from '#tests/fakes/onStage.tsx';
import { syncIsOn as on, syncOf, syncStage } from '#tests/fakes/syncStage.tsx';
import { SetUpSheet } from './SetUpSheet.tsx';
import { SyncRow } from './SyncRow.tsx';

const nothing = () => undefined;

let stage: Stage;
afterEach(() => stage.close());

const show = async (sync: FamilySync, part: 'row' | 'sheet') => {
  stage = await syncStage(
    sync,
    part === 'row' ? (
      <SyncRow open onOpenChange={nothing} />
    ) : (
      <SetUpSheet open isBound={false} onClose={nothing} onCode={nothing} />
    ),
  );
};

test('asks for the password when turning sync on, keeps a wrong one typed, and shows the recovery code', async () => {
  await show(syncOf({ is: 'off' }), 'sheet');
  await stage.says('Your password');
  await stage.press('Turn on');
  await stage.says('Type your password');
  await stage.type('[name=password]', 'five canoes');
  await stage.press('Turn on');
  await stage.says('That isn’t your password. Try again.');
  expect(stage.find('[name=password]')).toHaveProperty('value', 'five canoes');
  expect(await axeViolations()).toEqual([]);
  await stage.type('[name=password]', 'right');
  await stage.press('Turn on');
  await stage.says('letter by letter: A B C D E F G H');
  expect(await axeViolations()).toEqual([]);
});

test('opens a locked copy with its recovery code and reports a wrong code beside its field', async () => {
  await show(syncOf({ is: 'off' }, 'locked'), 'sheet');
  await stage.says('Open your plan');
  expect(await axeViolations()).toEqual([]);
  await stage.press('Use my recovery code');
  await stage.type('[name=code]', 'AAAA');
  await stage.press('Open');
  await stage.says('That code doesn’t open it');
  expect(await axeViolations()).toEqual([]);
  await stage.type('[name=code]', 'right');
  await stage.press('Open');
  await stage.says('Put two plans together?');
  expect(await axeViolations()).toEqual([]);
});

test('offers a new copy to a user with neither password nor code', async () => {
  await show(syncOf({ is: 'off' }, 'locked'), 'sheet');
  await stage.says('Open your plan');
  await stage.press('Use my recovery code');
  await stage.press('I have neither');
  await stage.says('Begin a new copy?');
  expect(await axeViolations()).toEqual([]);
});

test('reports a missing recovery code and confirms before turning sync off', async () => {
  await show(syncOf(on), 'row');
  await stage.says('You have no recovery code yet.');
  expect(await axeViolations()).toEqual([]);
  await act(async () => stage.find('[role=switch]').click());
  await stage.says('The copy on our server is deleted');
  expect(await axeViolations()).toEqual([]);
  await stage.press('Keep it on');
  expect(stage.text()).not.toContain('The copy on our server is deleted');
  await stage.press('Show me a code');
  await stage.says('letter by letter');
  expect(await axeViolations()).toEqual([]);
});

test.each<[SyncState, string]>([
  [{ is: 'off' }, 'You need an account for this'],
  [{ is: 'signedOut' }, 'Sync waits for you to sign in.'],
  [{ is: 'locked' }, 'Sync needs your password once.'],
  [{ is: 'ending' }, 'goes as soon as there’s a signal'],
  [{ is: 'ended' }, 'Sync was turned off on another device.'],
  [{ is: 'otherFamily', isOn: false }, 'another account’s plan'],
])('describes the sync state %j', async (state, words) => {
  await show(syncOf(state), 'row');
  await stage.says(words);
  expect(await axeViolations()).toEqual([]);
});
