// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { SyncState } from '#family/store/sync/FamilySync.ts';
import type { Stage } from '#tests/fakes/onStage.tsx';
import { syncIsOn, syncOf, syncStage } from '#tests/fakes/syncStage.tsx';
import { SyncRow } from './SyncRow.tsx';

const SWITCH = '[role=switch]';
const nothing = () => undefined;

let stage: Stage;
afterEach(() => stage.close());

async function show(state: SyncState) {
  stage = await syncStage(syncOf(state), <SyncRow open onOpenChange={nothing} />);
}
const focused = () => document.activeElement;

test('returns the focus to the switch after Done', async () => {
  await show({ is: 'off' });
  await stage.says('Off. Everything is on this device only.');
  await stage.press('Keep my plan on all my devices');
  await stage.says('You’ll get a recovery code');
  await stage.press('Turn on');
  await stage.says('letter by letter');
  await stage.press('I saved it somewhere safe');
  await stage.press('Done');
  // React listens to one of them: which one depends on the styles that jsdom knows.
  for (const end of ['animationend', 'webkitAnimationEnd']) {
    const sheet = document.querySelector('dialog');
    await act(async () => void sheet?.dispatchEvent(new Event(end, { bubbles: true })));
  }
  expect(document.querySelector('dialog')).toBeNull();
  await expect.poll(focused, { interval: 5 }).toBe(stage.find(SWITCH));
  expect(stage.find(SWITCH)).toHaveProperty('checked');
});

test('returns the focus to the switch after “Keep it on”', async () => {
  await show(syncIsOn);
  await stage.says('You have no recovery code yet.');
  await stage.press('Keep my plan on all my devices');
  await stage.press('Keep it on');
  await expect.poll(focused, { interval: 5 }).toBe(stage.find(SWITCH));
});
