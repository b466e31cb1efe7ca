// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FamilySync, SyncState } from '#family/store/sync/FamilySync.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import type { Stage } from '#tests/fakes/onStage.tsx';
import { syncIsOn as on, syncOf, syncStage } from '#tests/fakes/syncStage.tsx';
import { useToasts } from '#ui/layers/toasts.ts';
import { SetUpSheet } from './SetUpSheet.tsx';
import { SyncRow } from './SyncRow.tsx';
import type { SetUpStep } from './useSetUp.ts';

const nothing = () => undefined;
const counts = { children: 1, planned: 0, favorites: 0, notes: 1 };
const READY: SetUpStep = {
  is: 'ready',
  preview: { here: counts, devices: counts, together: counts },
};

let stage: Stage;
afterEach(() => stage.close());

const show = async (sync: FamilySync, part: 'row' | SetUpStep) => {
  stage = await syncStage(
    sync,
    part === 'row' ? (
      <SyncRow open onOpenChange={nothing} />
    ) : (
      <SetUpSheet open first={part} onClose={nothing} onCode={nothing} />
    ),
  );
};

test('says what turning sync on means, and shows the recovery code', async () => {
  await show(syncOf({ is: 'off' }), { is: 'turnOn' });
  await stage.says('You’ll get a recovery code');
  expect(await axeViolations()).toEqual([]);
  await stage.press('Turn on');
  await stage.says('letter by letter: A B C D E F G H');
  expect(await axeViolations()).toEqual([]);
});

test('brings the plan of another phone by its code, and reports a wrong one beside its field', async () => {
  await show(syncOf({ is: 'off' }), { is: 'bring' });
  await stage.says('Bring your plan here');
  expect(await axeViolations()).toEqual([]);
  await stage.press('Continue');
  await stage.says('Enter the code');
  await stage.type('[name=code]', 'AAAA-BBBB-CC');
  await stage.press('Continue');
  await stage.says('That code doesn’t open anything.');
  expect(stage.find('[name=code]')).toHaveProperty('value', 'AAAA-BBBB-CC');
  expect(await axeViolations()).toEqual([]);
  await stage.type('[name=code]', 'right');
  await stage.press('Continue');
  await stage.says('Put two plans together?');
  expect(await axeViolations()).toEqual([]);
});

test.each([
  ['done', 'Your devices are in sync'],
  ['later', 'You’re in'],
  ['stuck', 'You’re in, but not in sync yet'],
  ['ended', 'Sync was turned off on another device'],
  ['removed', 'That code expired'],
  ['on', 'This device syncs already. It was turned on in another tab.'],
] as const)('closes the sheet and says that joining came out as %s', async (how, title) => {
  const onClose = vi.fn<() => void>();
  const sync = { ...syncOf({ is: 'off' }), join: async () => how };
  const sheet = <SetUpSheet open first={READY} onClose={onClose} onCode={nothing} />;
  stage = await syncStage(sync, sheet);
  await stage.press('Put together');
  await expect.poll(() => onClose.mock.calls.length, { interval: 5 }).toBe(1);
  expect(useToasts.getState().toasts.at(-1)).toMatchObject({ title });
});

test('asks before a device is removed, and shows the new recovery code', async () => {
  await show(syncOf(on), 'row');
  await stage.says('this one');
  await act(async () => stage.find('[aria-label="Remove Mac"]').click());
  await stage.says('It keeps the plan it has, and gets nothing new.');
  expect(await axeViolations()).toEqual([]);
  await stage.press('Remove it');
  await stage.says('letter by letter: A B C D E F G H');
});

test('says what the server sent and could not be read', async () => {
  await show(syncOf({ ...on, keptOut: 1, problem: 'forged' }), 'row');
  await stage.says('1 entry on our server couldn’t be read.');
  await stage.says('didn’t come from one of your devices');
  expect(await axeViolations()).toEqual([]);
});

test('reports a missing recovery code and confirms before turning sync off', async () => {
  await show(syncOf(on), 'row');
  await stage.says('You have no recovery code yet.');
  expect(await axeViolations()).toEqual([]);
  await act(async () => stage.find('[role=switch]').click());
  await stage.says('we delete the copy on our server');
  expect(await axeViolations()).toEqual([]);
  await stage.press('Keep it on');
  expect(stage.text()).not.toContain('we delete the copy on our server');
  await stage.press('Show me a code');
  await stage.says('letter by letter');
  expect(await axeViolations()).toEqual([]);
});

test.each<[SyncState, string]>([
  [{ is: 'off' }, 'Sync doesn’t need an account'],
  [{ is: 'locked' }, 'Sync needs its key once.'],
  [{ is: 'ending' }, 'We’ll delete the copy on our server once you’re online'],
  [{ is: 'ended' }, 'Sync was turned off on another device.'],
  [{ is: 'removed' }, 'This device no longer syncs.'],
  [{ ...on, isCarriedOver: true }, 'your devices hold the key now'],
  [{ ...on, newCodeAt: 1 }, 'The old one no longer works.'],
])('describes the sync state %j', async (state, words) => {
  await show(syncOf(state), 'row');
  await stage.says(words);
  expect(await axeViolations()).toEqual([]);
});
