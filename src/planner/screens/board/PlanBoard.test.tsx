// @vitest-environment jsdom
// One file although long: the board of one family is drawn on one stage.
import { useLocation, useRouter } from '@tanstack/react-router';
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { breakable } from '#base/text/unbroken.ts';
import { AppContext } from '#base/useApp.ts';
import { plainSearch } from '#planner/rules/planSearch.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { addChild } from '#family/rules/editProfile.ts';
import { fullLocalStorage } from '#tests/fakes/fullLocalStorage.ts';
import { aChild } from '#tests/fakes/PlanStage.tsx';
import { onStage } from '#tests/fakes/onStage.tsx';
import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import { twoHomes } from '#tests/fixtures/plan/twoHomes.ts';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { PlanBoard } from './PlanBoard.tsx';

const days = ['06', '07', '08', '09', '10'].map((date) => `2025-10-${date}`);

beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  })),
);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function Board() {
  const [search, setSearch] = useState(plainSearch);
  return <PlanBoard search={search} onSearch={setSearch} />;
}

const gaps = () => document.querySelectorAll('[aria-label$="Open, 12–4:30"]');

test('draws the gap of a half day and leaves it out of totals', async () => {
  const app = fakeApp({ store: fakeDevice().openApp() });
  const half = aPlanEntry({ days, hours: { from: 9 * 60, to: 12 * 60 } });
  const stage = await onStage(
    { state: { entries: [half] } },
    <AppContext value={app}>
      <Board />
    </AppContext>,
  );
  const monday = stage.find('[data-cell="0/0"]').getAttribute('aria-label');
  expect(monday).toMatch(/Pine & Paddle, to 12, part of the day/);
  const number = breakable(stage.find('[aria-label$="in one number"]').textContent);
  expect(number).toMatch(/0 of 5/);
  expect(number).toContain('5 partly');
  await stage.press('Hours');
  await expect.poll(() => act(async () => gaps())).toHaveLength(5);
  await stage.close();
});

test('counts one’s own days of two homes, and leaves the open ones of the other to it', async () => {
  const app = fakeApp({ store: fakeDevice().openApp() });
  const stage = await onStage(
    { state: twoHomes(), dayFilter: 'mine' },
    <AppContext value={app}>
      <Board />
    </AppContext>,
  );
  expect(stage.find('[aria-label$="in one number"]').textContent).toMatch(/0 of 2/);
  const said = (at: number) => stage.find(`[data-cell="0/${at}"]`).getAttribute('aria-label');
  expect(said(0)).toBe('Maya, Monday, Oct 6, Robin’s day, Robin brings, you pick up: Open');
  expect(said(1)).toBe('Maya, Tuesday, Oct 7, Your day: Open, none fit');
  expect(said(2)).toContain('Your day, You bring, Robin picks up');
  expect(stage.find('[data-child][data-day="2025-10-09"]').textContent).toContain('Robin’s day');
  expect(stage.find('[aria-label="Which days"]').textContent).toBe('My daysAll days');
  await stage.close();
});

test('offers two homes to a family without them, and shows nothing else of it', async () => {
  const app = fakeApp({ store: fakeDevice().openApp() });
  const stage = await onStage(
    {},
    <AppContext value={app}>
      <Board />
    </AppContext>,
  );
  await stage.press('Two homes?');
  expect(stage.log.opened).toEqual([{ kind: 'homes', childId: null }]);
  expect(stage.text()).not.toMatch(/Which days|My days|Robin/);
  await stage.close();
});

test('counts days that miss 30 minutes, and leads to the camps of the next open day', async () => {
  const app = fakeApp({ store: fakeDevice().openApp() });
  const near = aPlanEntry({ days: days.slice(0, 3), hours: { from: 9 * 60, to: 16 * 60 } });
  const stage = await onStage(
    { camps: [aCamp({ id: 'other', days })], state: { entries: [near] } },
    <AppContext value={app}>
      <Board />
    </AppContext>,
  );
  const poster = stage.find('[aria-label$="in one number"]');
  expect(poster.textContent).toMatch(/3 of 5 days covered/);
  expect(breakable(poster.textContent)).toContain('3 of them 30 minutes short, 2 open');
  expect(poster.textContent).toContain('Next: Thu, Oct 9 is open for Maya.');
  expect(poster.querySelectorAll('button')).toHaveLength(1);
  await stage.press('See 1 camp');
  expect(stage.log.opened).toEqual([{ kind: 'day', childId: 'maya', day: days[3] }]);
  await stage.close();
});

const hours = (to: number) => ({ from: 9 * 60, to: to * 60 });

const noHours = { campId: 'gone', snapshot: { ...aPlanEntry().snapshot, hours: null } };

test.each([
  ['names a last kind of days beside the number', { hours: hours(17) }, /2 of 5/, '1 waiting'],
  ['counts the kinds of days that have no room', noHours, /1 of 5/, '2 more'],
])('%s', async (_, thursday, number, last) => {
  const app = fakeApp({ store: fakeDevice().openApp() });
  const [mon = '', tue = '', wed = '', thu = ''] = days;
  const entries = [
    aPlanEntry({ id: 'near', days: [mon], hours: hours(16) }),
    aPlanEntry({ id: 'part', days: [tue], hours: hours(12) }),
    aPlanEntry({ id: 'wait', days: [wed], hours: hours(17), status: 'waitlisted' }),
    aPlanEntry({ id: 'last', days: [thu], ...thursday }),
  ];
  const stage = await onStage(
    { state: { entries } },
    <AppContext value={app}>
      <Board />
    </AppContext>,
  );
  const poster = breakable(stage.find('[aria-label$="in one number"]').textContent);
  expect(poster).toMatch(number);
  expect(poster).toContain(`1 of them 30 minutes short, 1 open, 1 partly, ${last}`);
  await stage.close();
});

test('asks for the alarm of the next sign-up where every day is covered', async () => {
  vi.useFakeTimers({ now: Date.parse('2025-07-01T12:00:00-04:00'), toFake: ['Date'] });
  const app = fakeApp({ store: fakeDevice().openApp() });
  const opens = aCamp({ days, registrationOpensAt: '2025-07-07T09:00:00-04:00' });
  const planned = aPlanEntry({ days, hours: { from: 9 * 60, to: 17 * 60 } });
  const stage = await onStage(
    { today: '2025-07-01', camps: [opens], state: { entries: [planned] } },
    <AppContext value={app}>
      <Board />
    </AppContext>,
  );
  const poster = stage.find('[aria-label$="in one number"]');
  expect(poster.textContent).toContain('Everyone has a place to be.');
  await expect
    .poll(() => act(async () => breakable(poster.textContent)))
    .toContain('Sign-up at Pine & Paddle opens Monday at 9:00 am.');
  expect(poster.querySelector('button, a')?.textContent).toBe('Set the alarm');
  await stage.close();
});

test('counts no day that is over, and offers nothing for it', async () => {
  const app = fakeApp({ store: fakeDevice().openApp() });
  const booked = aPlanEntry({ days: [days[1] ?? ''], status: 'confirmed' });
  const stage = await onStage(
    { today: '2025-10-08', camps: [aCamp({ days })], state: { entries: [booked] } },
    <AppContext value={app}>
      <Board />
    </AppContext>,
  );
  const number = breakable(stage.find('[aria-label$="in one number"]').textContent);
  expect(number).toMatch(/0 of 3 days covered/);
  expect(number).toContain('3 open');
  const said = (at: number) => stage.find(`[data-cell="0/${at}"]`).getAttribute('aria-label');
  expect(said(0)).toBe('Maya, Monday, Oct 6: Over');
  expect(said(1)).toBe('Maya, Tuesday, Oct 7: Pine & Paddle, Over, Confirmed');
  expect(said(2)).toContain('1 fits');
  await stage.press(said(0) ?? '');
  await stage.press(said(1) ?? '');
  expect(stage.log.opened).toEqual([
    { kind: 'day', childId: 'maya', day: days[0] },
    { kind: 'entry', entryId: booked.id },
  ]);
  await expect.poll(() => act(async () => stage.text())).toContain('3 of 3 days not covered yet.');
  await stage.close();
});

test('shows a booking whose days no calendar has off, with its cost', async () => {
  const app = fakeApp({ store: fakeDevice().openApp() });
  const lost = aPlanEntry({ days: ['2025-12-22', '2025-12-23'], cents: 42_000 });
  const past = aPlanEntry({ id: 'past', days: ['2025-08-20'], cents: 9_000 });
  const noDay = aPlanEntry({ id: 'later', days: [], status: 'waitlisted', cents: 26_300 });
  const stage = await onStage(
    { state: { entries: [lost, past, noDay] } },
    <AppContext value={app}>
      <Board />
    </AppContext>,
  );
  expect(stage.text()).toContain('On days with school');
  expect(stage.text()).toContain('Pine & PaddleMaya, $263');
  expect(stage.text()).toContain('Pine & PaddleMaya, Mon and Tue, Dec 22–23. $420');
  await expect.poll(() => act(async () => stage.text())).toContain('Past camps outside of breaks');
  expect(stage.text()).toContain('Maya, Wed, Aug 20. $90');
  await stage.close();
});

test('lists past breaks at the end of the year', async () => {
  const app = fakeApp({ store: fakeDevice().openApp() });
  const schoolBreaks = [
    aSchoolBreak({ id: 'fall' }),
    aSchoolBreak({ id: 'mlk', name: 'MLK', startsOn: '2026-01-19', endsOn: '2026-01-19' }),
  ];
  const entries = days.map((day) => aPlanEntry({ id: day, days: [day], status: 'confirmed' }));
  const stage = await onStage(
    { today: '2026-01-10', schoolBreaks, state: { entries } },
    <AppContext value={app}>
      <Board />
    </AppContext>,
  );
  await expect.poll(() => act(async () => stage.text())).toContain('Past breaks (1)');
  expect(stage.text()).toContain('Fall breakOct 6–10Over, 1 camp');
  await stage.close();
});

test('counts no day at home that is only a guess, in the poster, the year and the tabs', async () => {
  const app = fakeApp({ store: fakeDevice().openApp() });
  const schoolBreaks = [
    aSchoolBreak({ name: 'Thanksgiving', startsOn: '2025-11-24', endsOn: '2025-11-28' }),
    aSchoolBreak({ id: 'mlk', name: 'MLK', startsOn: '2026-01-19', endsOn: '2026-01-19' }),
  ];
  const stage = await onStage(
    { schoolBreaks },
    <AppContext value={app}>
      <Board />
    </AppContext>,
  );
  const number = breakable(stage.find('[aria-label$="in one number"]').textContent);
  expect(number).toMatch(/0 of 5 days covered/);
  expect(number).toContain('3 open, 2 are guesses');
  await expect.poll(() => act(async () => stage.text())).toContain('3 of 6 days not covered yet.');
  expect(stage.text()).toContain('3 days at home are our guess.');
  expect(stage.find('[aria-labelledby="school-year"]').textContent).toMatch(/MLKJan 191 guess/);
  expect(stage.find('nav').textContent).toContain('Jan 19, 1 guess');
  await stage.close();
});

test('speaks only for children whose calendar is known', async () => {
  const app = fakeApp({ store: fakeDevice().openApp() });
  const ben = aChild({ id: 'ben', firstName: 'Ben', districtId: '' });
  const booked = aPlanEntry({ days, hours: { from: 480, to: 1080 } });
  const stage = await onStage(
    { children: [aChild(), ben], state: { entries: [booked] } },
    <AppContext value={app}>
      <Board />
    </AppContext>,
  );
  const number = breakable(stage.find('[aria-label$="in one number"]').textContent);
  expect(number).toContain('Maya has a place to be. We don’t know Ben’s calendar.');
  expect(stage.text()).toContain('no calendar yet');
  expect(stage.text()).not.toContain('nothing to cover');
  await expect.poll(() => act(async () => stage.text())).toContain('Every day is covered.');
  await stage.close();
});

/** The address, and how many pages Back leads through. */
function Where() {
  const { history } = useRouter();
  return `${useLocation().href} after ${history.length - 1}`;
}

test('pushes the days of a held week, so that Back leads to the weeks', async () => {
  const app = fakeApp({ store: fakeDevice().openApp() });
  const june = ['08', '09', '10', '11', '12'].map((date) => `2026-06-${date}`);
  const summer = aSchoolBreak({ id: 'summer', startsOn: '2026-05-22', endsOn: '2026-08-02' });
  const stage = await onStage(
    {
      schoolBreaks: [summer],
      state: { entries: [aPlanEntry({ days: june, hours: { from: 480, to: 1080 } })] },
    },
    <AppContext value={app}>
      <Board />
      <Where />
    </AppContext>,
  );
  const held = 'Maya, Jun 8–12: Pine & Paddle, 5 of 5 days covered';
  const cells = () => document.querySelectorAll(`[aria-label='${held}']`);
  await expect.poll(() => act(async () => cells())).toHaveLength(1);
  await stage.press(held);
  await stage.says('/my-camps?break=2026-05-22&week=2026-06-08&view=days after 1');
  await stage.close();
});

test('leaves the focus at the number when the last guess is confirmed', async () => {
  const app = fakeApp({ store: fakeDevice().openApp() });
  const mlk = aSchoolBreak({ name: 'MLK', startsOn: '2026-01-19', endsOn: '2026-01-19' });
  const stage = await onStage(
    { schoolBreaks: [mlk] },
    <AppContext value={app}>
      <Board />
    </AppContext>,
  );
  await stage.press('That’s right');
  expect(stage.text()).not.toContain('That’s right');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('MLK in one number');
  await stage.close();
});

test('says where the plan is kept, or that the browser keeps no change to the family', async () => {
  const full = fullLocalStorage();
  const app = fakeApp({ store: fakeDevice().openApp(), localStorage: full.open });
  const profile = await app.profile();
  const stage = await onStage(
    {},
    <AppContext value={app}>
      <Board />
    </AppContext>,
  );
  expect(stage.text()).toContain('Saved on this device.');
  await act(async () =>
    profile.change((before) => addChild(before, 'ben', aChild({ firstName: 'Ben' }), '2025-09-15')),
  );
  expect(stage.text()).not.toContain('Saved on this device');
  expect(stage.text()).toContain('Not savedYour browser didn’t save this change.');
  full.makeRoom();
  await stage.press('Try again');
  expect(stage.text()).toContain('Saved on this device.');
  await stage.close();
});
