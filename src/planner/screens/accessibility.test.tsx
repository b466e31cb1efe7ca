// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { AppContext } from '#base/useApp.ts';
import type { Directory } from '#camps/rules/camp/directory.ts';
import { plainSearch } from '#planner/rules/planSearch.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import type { PlanSheet } from './planSheet.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { onStage } from '#tests/fakes/onStage.tsx';
import { aChild } from '#tests/fakes/PlanStage.tsx';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aCustodyChange, twoHomes } from '#tests/fixtures/plan/twoHomes.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { PlanBoard } from './board/PlanBoard.tsx';
import { FirstChild } from './first/FirstChild.tsx';
import { PlanBBoard } from './planB/PlanBBoard.tsx';
import { FridgeSheets } from './print/FridgeSheets.tsx';
import { ShownSheet } from './sheets/ShownSheet.tsx';

const [MON = '', TUE = '', WED = '', THU = '', FRI = ''] = ['06', '07', '08', '09', '10'].map(
  (date) => `2025-10-${date}`,
);
const pond = aCamp({
  id: 'pond',
  providerName: 'Rocket Pond',
  registrationOpensAt: '2025-09-22T13:00:00Z',
});
const camps = [aCamp(), pond, aCamp({ id: 'ink', providerName: 'Ink', hours: 'Full day' })];
const snapshot = { ...aPlanEntry().snapshot, providerName: 'Rocket Pond', price: '$300' };
const planned = (id: string, fields: Partial<PlanEntry>) =>
  aPlanEntry({ id, wantId: id, ...fields });

/** A day that is booked, waits with a back-up, is only thought of, is at home or open; a camp that is nobody's. */
const entries = [
  planned('booked', {
    days: [MON],
    status: 'confirmed',
    cents: 25_500,
    note: 'Two pairs of shoes',
    extended: [{ span: { from: 960, to: 1080 }, cents: 2000 }],
    receipts: [{ paidOn: '2025-08-04', cents: 10_000, note: 'Deposit' }],
  }),
  planned('waits', { campId: 'pond', days: [TUE], status: 'waitlisted', snapshot }),
  planned('backup', { days: [TUE], wantId: 'waits', rank: 2, status: 'considering' }),
  planned('thought', { campId: 'pond', days: [WED], status: 'considering', snapshot }),
  planned('silent', { campId: 'ink', days: [THU] }),
  planned('own', { childId: 'leo', campId: 'own-care-kim', days: [MON], status: 'confirmed' }),
  planned('nobody', { childId: null, days: [MON, TUE] }),
];
const home = [{ id: 'home', childId: 'maya', day: FRI, isHome: true, who: 'Grandma', span: null }];
const ownDays = [
  {
    id: 'workday',
    childId: 'maya',
    from: '2025-10-20',
    to: '2025-10-20',
    dayKind: 'early' as const,
    source: 'parent' as const,
    name: 'Workday',
    letsOutAt: null,
  },
];
const given = {
  camps,
  children: [aChild(), aChild({ id: 'leo', firstName: 'Leo' })],
  state: {
    ...twoHomes({
      custodyChanges: [
        aCustodyChange({ name: 'Trip', alternates: true }),
        aCustodyChange({ id: 'swap', askedBy: 'b', turn: 0 }),
      ],
    }),
    entries,
    home,
    ownDays,
  },
};

type SheetStates = {
  [Kind in PlanSheet['kind']]: Record<string, Extract<PlanSheet, { kind: Kind }>>;
};

/** States of every kind of sheet, by what they show. */
const sheets: SheetStates = {
  day: {
    'an open day': { kind: 'day', childId: 'leo', day: FRI },
    'a day that waits': { kind: 'day', childId: 'maya', day: TUE },
    'a day no camp runs on': { kind: 'day', childId: 'maya', day: '2025-10-20' },
  },
  week: { 'an open week': { kind: 'week', childId: 'leo', days: [MON, TUE, WED] } },
  entry: {
    'a booked camp': { kind: 'entry', entryId: 'booked' },
    'a camp with a back-up': { kind: 'entry', entryId: 'waits' },
    'a camp without hours': { kind: 'entry', entryId: 'silent' },
    'an own entry': { kind: 'entry', entryId: 'own' },
    'a camp of no child': { kind: 'entry', entryId: 'nobody' },
  },
  move: { 'other days': { kind: 'move', entryId: 'booked' } },
  home: {
    'a day at home': { kind: 'home', childId: 'maya', day: FRI },
    'an early release': { kind: 'home', childId: 'maya', day: '2025-10-20' },
  },
  own: {
    'a new own entry': { kind: 'own', childId: 'maya', days: [FRI] },
    'a trip of everybody': { kind: 'own', childId: null, days: [], who: 'We’re away' },
  },
  hours: { 'hours of care': { kind: 'hours' } },
  lastSummer: { 'the bookings of last summer': { kind: 'lastSummer' } },
  summer: { 'the days a summer lies between': { kind: 'summer', childId: 'maya' } },
  calendar: { 'the calendar of a school': { kind: 'calendar', childId: 'maya' } },
  register: { 'a sign-up ahead': { kind: 'register', entryId: 'waits' } },
  ask: { 'a question to a camp': { kind: 'ask', entryId: 'silent' } },
  budget: { 'the budget': { kind: 'budget' } },

  child: { 'a new child': { kind: 'child' } },
  homes: { 'the two homes': { kind: 'homes', childId: 'leo' } },
  household: { 'one of the homes': { kind: 'household', home: 'a' } },
  nights: { 'nights that differ': { kind: 'nights', childId: 'maya', day: WED } },
  shareHomes: { 'two homes on two phones': { kind: 'shareHomes' } },
  sharedFields: { 'what is shared': { kind: 'sharedFields' } },
  alarms: { 'the alarms of this phone': { kind: 'alarms' } },
  handOver: { 'ways to hand the plan over': { kind: 'handOver' } },
  covered: { 'a week that is not covered yet': { kind: 'covered' } },
  share: { 'a link for one person': { kind: 'share' } },
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2025-09-15T16:00:00Z'), toFake: ['Date'] });
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

async function show(shown: PlanSheet) {
  const stage = await onStage(
    given,
    <AppContext value={app}>
      <ShownSheet shown={shown} isOpen onClose={() => undefined} />
    </AppContext>,
  );
  // What a sheet reads of the family may take a moment.
  await expect.poll(() => act(async () => document.querySelector('dialog[open]'))).not.toBeNull();
  return stage;
}

const states = Object.values(sheets).flatMap((one) => Object.entries<PlanSheet>(one));

test.each(states)('has no axe findings in the sheet of %s', async (_, shown) => {
  const stage = await show(shown);
  expect(await axeViolations(stage.find('dialog[open]'))).toEqual([]);
  await stage.close();
});

test('has no axe findings in an imported school calendar', async () => {
  const stage = await show({ kind: 'calendar', childId: 'maya' });
  const days = ['20251112', '20251126'].map((day) =>
    [
      'BEGIN:VEVENT',
      `UID:${day}`,
      `DTSTART;VALUE=DATE:${day}`,
      'SUMMARY:Workday',
      'END:VEVENT',
    ].join('\r\n'),
  );
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...days, 'END:VCALENDAR'].join('\r\n');
  const input = stage.find('input[type=file]');
  Object.defineProperty(input, 'files', { value: [new File([text], 'school.ics')] });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
  await expect.poll(() => act(async () => stage.text())).toContain('We found 2 entries');
  expect(await axeViolations(stage.find('dialog[open]'))).toEqual([]);
  await stage.close();
});

const directory: Directory = {
  camps,
  seasons: [],
  activities: [],
  districts: [{ id: 'dekalb', label: 'DeKalb County', calendarUrl: null }],
  schoolBreaks: [],
};
const app = {
  ...fakeApp({ store: fakeDevice().openApp() }),
  directory: createStore(() => ({ status: 'ready' as const, directory, refreshedAt: 0 })),
};

/** A page, as soon as it says `says`. */
async function showPage(page: ReactNode, says: RegExp) {
  const stage = await onStage(
    given,
    <AppContext value={app}>
      <main>{page}</main>
    </AppContext>,
  );
  await expect.poll(() => act(async () => stage.text())).toMatch(says);
  return stage;
}

const board = (view: 'days' | 'hours') => (
  <PlanBoard search={{ ...plainSearch, view }} onSearch={() => undefined} />
);
const planB = <PlanBBoard gazetteer={null} search={plainSearch} />;

test.each([
  ['days', board('days'), /Worth a look/],
  ['hours', board('hours'), /Home Grandma.*Worth a look/],
  ['plans while they are made', planB, /Trying combinations/],
  ['plans', planB, /Use the fullest plan/],
  ['a printed week', <FridgeSheets key="" />, /Printed Sep 15, 2025/],
])('has no axe findings in the page of %s', async (_, page, says) => {
  const stage = await showPage(page, says);
  expect(await axeViolations()).toEqual([]);
  await stage.close();
});

test('has no axe findings in the page of plans with a budget that is too small', async () => {
  const stage = await showPage(planB, /Use the fullest plan/);
  await stage.type('input[inputmode]', '1');
  await stage.press('Look again');
  await expect.poll(() => act(async () => stage.text())).toContain('Any of these would help');
  expect(await axeViolations()).toEqual([]);
  await stage.close();
});

test('has no axe findings in the page of a first child', async () => {
  const stage = await showPage(
    <FirstChild store={await app.profile()} open={() => undefined} onTyping={() => undefined} />,
    /Who’s off school/,
  );
  expect(await axeViolations()).toEqual([]);
  await stage.press('Show the days off');
  expect(stage.text()).toContain('Enter a first name or a nickname');
  expect(await axeViolations()).toEqual([]);
  await stage.close();
});
