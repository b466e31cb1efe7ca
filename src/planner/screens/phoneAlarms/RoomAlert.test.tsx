// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppContext } from '#base/useApp.ts';
import type { AlarmOutcome, AlarmState } from '#planner/store/alarms/Alarms.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { appWithAlarms, fakeAlarms } from '#tests/fakes/fakeAlarms.ts';
import { onStage, type Stage } from '#tests/fakes/onStage.tsx';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { Openings } from '../panels/Openings.tsx';
import { PlanHints } from '../panels/PlanHints.tsx';
import { EntryRoom } from '../sheets/entry/EntryRoom.tsx';
import { AlarmsHere } from './AlarmsHere.tsx';

let stage: Stage;
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2025-09-15T13:40:00Z'), toFake: ['Date'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(async () => {
  await stage.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const full = aCamp({
  days: ['2025-10-06'],
  seats: 'full',
  seatsSaidOn: '2025-09-14',
  registrationOpensAt: '2025-09-22T13:00:00Z',
});
const entry = aPlanEntry({ days: ['2025-10-06'], status: 'planned' });

async function show(
  part: ReactNode,
  fields: Partial<AlarmState> = {},
  outcome?: AlarmOutcome,
  isWanted = true,
) {
  const { alarms, set } = fakeAlarms(fields, outcome);
  stage = await onStage(
    { camps: [full], state: { entries: [entry] } },
    <AppContext value={appWithAlarms(alarms)}>
      <main>
        <AlarmsHere isWanted={isWanted}>{part}</AlarmsHere>
      </main>
    </AppContext>,
  );
  return { getState: () => alarms.state.getState(), setState: set };
}

const focused = () => document.activeElement?.textContent;

describe('a full camp of the plan', () => {
  test('is waited for after one press that says what our server learns, until a press stops it', async () => {
    const state = await show(<EntryRoom entry={entry} />);
    await stage.says('Tell me when there’s room');
    expect(stage.describes('button')).toBe(
      'We’ll know that this device is waiting for this camp. We forget it after it rings.',
    );
    expect(await axeViolations()).toEqual([]);
    await stage.press('Tell me when there’s room at Pine & Paddle');
    expect(state.getState().seatAlerts).toMatchObject([{ campId: full.id, name: 'Pine & Paddle' }]);
    expect(stage.text()).toContain('We’ll ring when we hear there’s room.');
    await expect.poll(focused).toContain('We’ll ring');
    expect(document.activeElement).toBe(stage.find('main > div'));
    expect(await axeViolations()).toEqual([]);
    await stage.press('Stop waiting for Pine & Paddle');
    expect(state.getState().seatAlerts).toEqual([]);
    expect(stage.text()).toContain('Tell me when there’s room');
  });

  test('says why it is not waited for', async () => {
    await show(<EntryRoom entry={entry} />, {}, 'denied');
    await stage.says('Tell me when there’s room');
    await stage.press('Tell me when there’s room at Pine & Paddle');
    expect(stage.text()).toContain('Your browser said no, so nothing has changed.');
  });

  test('leads to all about alarms where this phone cannot ring yet', async () => {
    await show(<EntryRoom entry={entry} />, { way: 'blocked' });
    await stage.says('This device can’t ring yet when there’s room.');
    await stage.press('See why');
    expect(stage.log.opened).toEqual([{ kind: 'alarms' }]);
  });

  test('says nothing where no phone rings, and for a made-up family', async () => {
    await show(<EntryRoom entry={entry} />, { way: 'notSetUp' });
    await act(async () => undefined);
    expect(stage.text()).toBe('');
    await stage.close();
    await show(<EntryRoom entry={entry} />, {}, 'done', false);
    await act(async () => undefined);
    expect(stage.text()).toBe('');
  });

  test('says that what it waits for needs a signal, and can be stopped, though it is booked by now', async () => {
    const seatAlerts = [{ campId: full.id, name: 'Pine & Paddle', isStored: false }];
    await show(<EntryRoom entry={{ ...entry, status: 'confirmed' }} />, { isOn: true, seatAlerts });
    await stage.says('Waiting for a connection.');
    await stage.press('Stop waiting for Pine & Paddle');
    expect(stage.text()).toBe('');
  });
});

describe('beside the sign-ups', () => {
  test('the way to ring on this phone, too, leads to what the server learns first, and then to what rings', async () => {
    const state = await show(<Openings />);
    await stage.says('Ring on this device, too');
    expect(stage.text()).toContain('This device: doesn’t ring yet.');
    await stage.press('Ring on this device, too');
    expect(stage.log.opened).toEqual([{ kind: 'alarms' }]);
    await act(async () => state.setState({ isOn: true }));
    await stage.says('Rings on this device');
    expect(stage.text()).toContain('This device: rings at 7 that morning');
    await stage.press('Rings on this device');
    expect(stage.log.opened).toEqual([{ kind: 'alarms' }, { kind: 'alarms' }]);
    expect(await axeViolations()).toEqual([]);
  });

  test.each(['install', 'inApp', 'blocked', 'unable', 'notSetUp'] as const)(
    'a quiet line leads to the way where it cannot ring (%s)',
    async (way) => {
      await show(<Openings />, { way });
      await stage.says('Alarms on this device');
      expect(stage.text()).toContain('This device: can’t ring here.');
      await stage.press('Alarms on this device');
      expect(stage.log.opened).toEqual([{ kind: 'alarms' }]);
    },
  );
});

describe('alarms that were lost', () => {
  test('are a hint that turns them on again, and goes', async () => {
    const state = await show(<PlanHints />, { loss: 'subscription' });
    await stage.says('Alarms no longer ring on this device');
    expect(await axeViolations()).toEqual([]);
    await stage.press('Turn on again: Alarms no longer ring on this device');
    expect(state.getState()).toMatchObject({ isOn: true, loss: null });
    expect(stage.text()).not.toContain('no longer ring');
    await expect.poll(() => document.activeElement?.tagName).toBe('DIV');
  });

  test('lead to the way where the browser blocks them, and can be left off', async () => {
    const state = await show(<PlanHints />, { loss: 'permission', way: 'blocked' });
    await stage.says('Alarms no longer ring on this device');
    await stage.press('See why: Alarms no longer ring on this device');
    expect(stage.log.opened).toEqual([{ kind: 'alarms' }]);
    await stage.press('Leave them off: Alarms no longer ring on this device');
    expect(state.getState().loss).toBeNull();
  });
});
