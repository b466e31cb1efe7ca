// @vitest-environment jsdom
// One file although long: every state of one panel is drawn on one stage.
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppContext } from '#base/useApp.ts';
import type { AlarmOutcome, AlarmState } from '#planner/store/alarms/Alarms.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { appWithAlarms, aRing, fakeAlarms } from '#tests/fakes/fakeAlarms.ts';
import { onStage, type Stage } from '#tests/fakes/onStage.tsx';
import { AlarmsBody } from './AlarmsBody.tsx';
import { AlarmsHere } from './AlarmsHere.tsx';
import { AlarmsRow } from './AlarmsRow.tsx';

/** Monday, 9:40 am in Atlanta. */
const now = Date.parse('2025-09-15T13:40:00Z');
const HOUR = 3_600_000;
const iphone = {
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
  maxTouchPoints: 5,
};
const android = {
  userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile',
  maxTouchPoints: 5,
};
const safari = {
  userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15',
  maxTouchPoints: 0,
};
const windows = { userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0', maxTouchPoints: 0 };

let stage: Stage;
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  onDevice(android);
});
afterEach(async () => {
  await stage.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function onDevice({ userAgent, maxTouchPoints }: typeof iphone): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  Object.defineProperty(navigator, 'maxTouchPoints', { value: maxTouchPoints, configurable: true });
}

async function show(fields: Partial<AlarmState> = {}, outcome?: AlarmOutcome) {
  const fake = fakeAlarms(fields, outcome);
  const app = appWithAlarms(fake.alarms);
  stage = await onStage(
    {},
    <AppContext value={app}>
      <main>
        <AlarmsHere>
          <AlarmsBody />
        </AlarmsHere>
      </main>
    </AppContext>,
  );
  await expect.poll(() => act(async () => stage.text())).not.toContain('Loading your alarms');
  return { ...fake, app, now: () => fake.alarms.state.getState() };
}

const checkbox = (label: string) => {
  const found = [...document.querySelectorAll('input')].find(
    (one) =>
      document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent === label,
  );
  if (!found) throw new Error(`no ${label}`);
  return found;
};

describe('off', () => {
  test('says what alarms do, what the server keeps and what they cost before the browser is asked', async () => {
    const { now: state } = await show();
    for (const words of [
      'This phone rings the morning sign-up opens for a camp in your plan.',
      'It names the camp, never your child.',
      'Our server knows when it rings, not for which camp. A set of times is a bit like a fingerprint',
      'Your browser will ask whether Camply may notify you.',
      'The alarm in your calendar works now, without us',
      'Alarms are free until launch.',
    ]) {
      expect(stage.text()).toContain(words);
    }
    expect(await axeViolations()).toEqual([]);
    await stage.press('Ring on this phone');
    expect(state().isOn).toBe(true);
    expect(stage.text()).toContain('What rings next');
    // The pressed button is gone; the focus stays in this part.
    await expect.poll(() => document.activeElement).toBe(stage.find('main > div'));
  });

  test('speaks of a device on a computer', async () => {
    onDevice(windows);
    await show();
    expect(stage.text()).toContain('Ring on this device');
  });

  test.each([
    ['denied', 'Your browser said no, so nothing has changed.'],
    ['failed', 'That didn’t work, so nothing has changed. Check your connection and try again.'],
    ['unpaid', 'This season’s alarms aren’t paid for yet.'],
    ['unserved', 'Your browser’s notifications go through a service we can’t ring'],
  ] as const)('says why nothing has changed when turning on was %s', async (outcome, words) => {
    const { now: state } = await show({}, outcome);
    await stage.press('Ring on this phone');
    expect(stage.text()).toContain(words);
    expect(state().isOn).toBe(false);
    expect(document.activeElement?.textContent).toBe('Ring on this phone');
  });
});

test('says while it is turned on that the browser asks, and that it takes a moment', async () => {
  const { alarms } = await show();
  const asked = Promise.withResolvers<AlarmOutcome>();
  alarms.turnOn = () => asked.promise;
  await stage.press('Ring on this phone');
  expect(stage.text()).toContain('Allow it in your browser, then give it a few seconds.');
  await act(async () => asked.resolve('denied'));
  expect(stage.text()).not.toContain('give it a few seconds');
  expect(stage.text()).toContain('Your browser said no');
});

describe('where it cannot ring', () => {
  test.each([
    ['install', iphone, 'An iPhone or iPad rings only for apps on its home screen.'],
    ['inApp', iphone, 'Open Camply in your browser.'],
    ['blocked', iphone, 'Settings, Notifications, Camply, Allow Notifications.'],
    ['blocked', android, 'tap the icon beside the address'],
    ['blocked', safari, 'Safari menu, Settings, Websites, Notifications.'],
    ['blocked', windows, 'click the icon beside the address'],
    ['unable', windows, 'Chrome, Edge, Firefox and Safari have them.'],
    ['unable', iphone, 'Alarms need iOS 16.4 or newer, and Camply on your home screen.'],
    ['unable', android, 'or its window is private'],
    ['unable', safari, 'Safari 16 or newer has them'],
    ['notSetUp', windows, 'Alarms aren’t set up on this site'],
  ] as const)(
    'says why (%s), what helps, and that the calendar works',
    async (way, device, words) => {
      onDevice(device);
      await show({ way });
      expect(stage.text()).toContain(words);
      expect(stage.text()).toContain('The alarm in your calendar works now, without us');
      expect(stage.text()).not.toContain('Ring on this');
      expect(await axeViolations()).toEqual([]);
    },
  );

  test('leads to the way onto the home screen', async () => {
    const { app } = await show({ way: 'install' });
    await stage.press('Show me how');
    await expect.poll(async () => (await app.install()).getState().isOpen).toBe(true);
  });
});

describe('on', () => {
  const rings = Array.from({ length: 17 }, (_, at) =>
    aRing(`camp ${at + 1}`, now + at * 24 * HOUR),
  );

  test('lists the next 5 of 17 with their times in Atlanta, and what waits for a signal', async () => {
    await show({ isOn: true, alarms: rings.map((one, at) => ({ ...one, isStored: at !== 1 })) });
    const rows = [...document.querySelectorAll('main li')].map((row) =>
      row.textContent.replaceAll('\u00a0', ' '),
    );
    expect(rows).toEqual([
      'Today, 9:40 am“Sign-up opens: camp 1”',
      'Tue, Sep 16, 9:40 am, waiting for a connection“Sign-up opens: camp 2”',
      'Wed, Sep 17, 9:40 am“Sign-up opens: camp 3”',
      'Thu, Sep 18, 9:40 am“Sign-up opens: camp 4”',
      'Fri, Sep 19, 9:40 am“Sign-up opens: camp 5”',
    ]);
    expect(stage.text()).toContain('and 12 more');
    expect(stage.text()).toContain(
      'If a camp moves its opening, your phone finds out the next time you open Camply. Each alarm shows the day we last checked.',
    );
    expect(await axeViolations()).toEqual([]);
  });

  test('says that nothing rings yet, and that more are planned than one phone may have', async () => {
    await show({ isOn: true, isFull: true });
    expect(stage.text()).toContain('Nothing yet.');
    expect(stage.text()).toContain('Your plan has more alarms than one phone may have.');
  });

  test('keeps what else should ring, and says what the minute tells us', async () => {
    const { now: state } = await show({ isOn: true });
    await act(async () => checkbox('15 minutes before').click());
    await act(async () => checkbox('Weekly look').click());
    expect(state().wish).toEqual({ atMinute: true, weeklyLook: true });
    expect(checkbox('Weekly look').checked).toBe(true);
    expect(stage.text()).toContain('It tells us more');
    expect(stage.text()).toContain('Sundays at 5, in season. Five minutes for your plan.');
  });

  test('says so where a wish could not be kept, and draws no tick', async () => {
    const { now: state } = await show({ isOn: true }, 'failed');
    await act(async () => checkbox('Weekly look').click());
    expect(stage.text()).toContain('That didn’t work, so nothing has changed.');
    expect(checkbox('Weekly look').checked).toBe(false);
    expect(state().wish.weeklyLook).toBe(false);
  });

  test('is turned off in one press, without a question, and the focus stays in it', async () => {
    await show({ isOn: true });
    await stage.press('Turn alarms off');
    expect(stage.text()).toContain('Ring on this phone');
    await expect.poll(() => document.activeElement).toBe(stage.find('main > div'));
  });

  test('says that nothing has changed when turning off was impossible', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { alarms } = await show({ isOn: true });
    alarms.turnOff = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    await stage.press('Turn alarms off');
    expect(stage.text()).toContain('That didn’t work, so nothing has changed.');
    expect(document.activeElement?.textContent).toBe('Turn alarms off');
  });

  test('says when a ring to try was asked for, and when it came', async () => {
    const { set } = await show({ isOn: true });
    await stage.press('Ring now, to try');
    expect(stage.text()).toContain('It rings within a minute or two. Lock your phone if you like.');
    await act(async () =>
      set({ trial: { requestedAt: now, arrivedAt: new Date(2025, 8, 15, 9, 41).getTime() } }),
    );
    expect(stage.text()).toContain('It arrived at 9:41 am.');
  });

  test.each([
    ['an iPhone', iphone, 'no Focus is on, and that Settings, Notifications, Camply'],
    ['Android', android, 'Do Not Disturb is off and that your browser may use the battery'],
    ['a Mac', safari, 'System Settings, Notifications'],
    ['a computer', windows, 'your browser is running'],
  ])('says on %s what to check when nothing rang for 3 minutes', async (_, device, words) => {
    onDevice(device);
    await show({ isOn: true, trial: { requestedAt: now - 165_001, arrivedAt: null } });
    expect(stage.text()).toContain('It rings within a minute or two.');
    await act(async () => vi.advanceTimersByTime(15_000));
    expect(stage.text()).toContain('Nothing rang yet.');
    expect(stage.text()).toContain(words);
    expect(await axeViolations()).toEqual([]);
  });

  test('lists the camps that it waits for, each with a way to stop', async () => {
    const { now: state } = await show({
      isOn: true,
      seatAlerts: [
        { campId: 'pond', name: 'Rocket Pond', isStored: true },
        { campId: 'pine', name: 'Pine', isStored: false },
      ],
    });
    expect(stage.text()).toContain('Pine, waiting for a connection');
    expect(await axeViolations()).toEqual([]);
    await stage.press('Stop waiting for Rocket Pond');
    expect(state().seatAlerts.map(({ name }) => name)).toEqual(['Pine']);
    await stage.press('Stop waiting for Pine');
    expect(stage.text()).not.toContain('Waiting for a spot');
  });
});

describe('a loss', () => {
  test.each([
    ['permission', 'Your browser doesn’t allow Camply’s notifications anymore.'],
    ['subscription', 'Your browser dropped them. That happens after updates.'],
  ] as const)('of the %s says why, and turns on again in one press', async (loss, words) => {
    const { now: state } = await show({ loss });
    expect(stage.text()).toContain(words);
    expect(await axeViolations()).toEqual([]);
    await stage.press('Turn on again');
    expect(state()).toMatchObject({ isOn: true, loss: null });
    expect(stage.text()).toContain('What rings next');
  });

  test('says so where leaving it could not be kept', async () => {
    await show({ loss: 'subscription' }, 'failed');
    await stage.press('Leave them off');
    expect(stage.text()).toContain('That didn’t work, so nothing has changed.');
    expect(stage.text()).toContain('Leave them off');
  });

  test('can be left as it is', async () => {
    await show({ loss: 'subscription' });
    await stage.press('Leave them off');
    expect(stage.text()).not.toContain('no longer ring');
    expect(stage.text()).toContain('Ring on this phone');
  });

  test('says how to allow notifications again where they are blocked', async () => {
    await show({ loss: 'permission', way: 'blocked' });
    expect(stage.text()).toContain('Alarms no longer ring on this phone');
    expect(stage.text()).toContain('tap the icon beside the address');
    expect(stage.text()).not.toContain('Turn on again');
  });
});

describe('the season’s fee', () => {
  const fee = { checkoutUrl: 'https://pay.example/season', cents: 499 };

  test('is named with a link to the checkout that opens without an opener', async () => {
    await show({ fee });
    expect(stage.text()).toContain('Alarms cost $4.99 for a season. Everything else stays free.');
    const link = stage.find('a[href^="https://pay.example/season?client_reference_id="]');
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(link.textContent).toBe('Pay $4.99, opens in a new tab');
    expect(await axeViolations()).toEqual([]);
  });

  test('is paid until the last day of the pass', async () => {
    await show({ fee, passUntil: '2026-08-31', isOn: true });
    expect(stage.text()).toContain('Paid through Aug 31, 2026. Thank you.');
    expect(stage.text()).not.toContain('$4.99');
  });
});

const noCode = () => Promise.reject(new TypeError('no code'));

test('code that does not arrive is said in the row of the settings, and is no “Off”', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = appWithAlarms(fakeAlarms().alarms);
  stage = await onStage(
    {},
    <AppContext value={{ ...app, planner: noCode }}>
      <AlarmsRow open onOpenChange={() => undefined} />
    </AppContext>,
  );
  await stage.says('They didn’t load');
  await stage.says('Your alarms didn’t load.');
  expect(document.querySelector('summary, button')?.textContent).not.toContain('Off');
});
