// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CircleRow, CircleWish } from '#family/rules/plan/circleRows.ts';
import type { CircleFriend, QuietMatch } from '#planner/rules/circles/circleWords.ts';
import type { ShownCircle } from '#planner/store/circles/createCircleKeeper.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { onStage } from '#tests/fakes/onStage.tsx';
import type { StageGiven } from '#tests/fakes/PlanStage.tsx';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { usePlan } from '../PlanContext.ts';
import type { CircleActions } from './circlePlan.ts';
import { CirclesView } from './CirclesView.tsx';

const SECRET = 'AbCdEfGhIjKlMnOpQrStUv';
const WEEK = '2025-10-06';

const row: CircleRow = {
  id: 'circle',
  name: 'Room 12',
  access: { secret: SECRET, ownSecret: '', proof: '', privateKey: '', publicKey: '', keys: '' },
  joinedAt: 0,
  ended: null,
};
const own: CircleRow = { ...row, access: { ...row.access, ownSecret: 'own' } };

const friend: CircleFriend = {
  label: 'Leo',
  color: 'teal',
  campId: 'pine',
  campName: 'Pine & Paddle',
  week: WEEK,
  days: ['2025-10-06', '2025-10-07', '2025-10-08'],
  note: { text: 'I can drive two', day: '2025-10-07', task: 'bring' },
  familyId: 'other',
  circleId: 'circle',
  circleName: 'Room 12',
};
const later: CircleFriend = {
  ...friend,
  label: 'N',
  campId: 'owl',
  campName: 'Owl',
  week: '2025-09-29',
  days: ['2025-09-29'],
  note: null,
};

const circle = (fields: Partial<ShownCircle> = {}, quiet = 0): ShownCircle => ({
  row,
  view: {
    syncedAt: Date.now(),
    me: 'me',
    families: [
      { id: 'me', quiet: 0, wishes: [] },
      { id: 'other', quiet, wishes: [] },
    ],
    waiting: [],
    matches: [],
    unreadable: 0,
    isWaiting: false,
  },
  friends: [],
  matches: [],
  ...fields,
});

const alone = (): ShownCircle => {
  const { view, ...rest } = circle();
  return { ...rest, view: view && { ...view, families: [{ id: 'me', quiet: 0, wishes: [] }] } };
};

const pine = aPlanEntry({
  id: 'entry',
  campId: 'pine',
  childId: 'maya',
  days: ['2025-10-06', '2025-10-07', '2025-10-08'],
  snapshot: { ...aPlanEntry().snapshot, providerName: 'Pine & Paddle' },
});
const pond = aPlanEntry({
  id: 'pond',
  campId: 'pond',
  childId: 'maya',
  days: ['2025-10-09'],
  snapshot: { ...aPlanEntry().snapshot, providerName: 'Rocket Pond' },
});

const nothing: CircleActions = {
  onMake: async () => ({ id: 'circle' }),
  onLook: async () => ({ id: 'circle', name: 'Room 12' }),
  onJoin: async () => ({ id: 'circle' }),
  onRefresh: async () => undefined,
  onRenew: async () => null,
};

type Shown = Partial<CircleActions> & {
  circles?: readonly ShownCircle[];
  secret?: string | null;
  hasChild?: boolean;
  onLinkDone?: () => void;
};

const link = (secret: string | null) => ({ secret });

const NONE: readonly ShownCircle[] = [];

function Staged({
  circles = NONE,
  hasChild = true,
  given,
  ...actions
}: Shown & { given: { secret: string | null } }) {
  const { state, today, change, keep, children } = usePlan();
  const family = hasChild ? children.map(({ child }) => child) : [];
  const plan = { state, today, change, keep, family };
  return (
    <main>
      <h1>Camp buddies</h1>
      <CirclesView
        {...nothing}
        onLinkDone={() => undefined}
        {...actions}
        {...{ plan, circles }}
        link={given}
      />
    </main>
  );
}

async function show({ secret = null, ...props }: Shown, given: StageGiven['state'] = {}) {
  const circles = props.circles ?? [];
  const state = { entries: [pine, pond], circles: circles.map((one) => one.row), ...given };
  return onStage({ state }, <Staged {...props} given={link(secret)} />);
}

const wish: CircleWish = {
  id: 'circle entry 2025-10-06',
  circleId: 'circle',
  entryId: 'entry',
  week: WEEK,
  label: 'Mouse',
  color: 'moss',
  isQuiet: false,
  note: null,
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('says what a circle is, and makes one by its name', async () => {
  const made: string[] = [];
  const onMake = async (name: string) => {
    made.push(name);
    return { id: 'circle' };
  };
  const stage = await show({ onMake });
  expect(await axeViolations()).toEqual([]);
  await stage.press('Make a circle');
  expect(stage.describes('input')).toContain('Give the circle a name.');
  await stage.type('input', ' Room 12 ');
  await stage.press('Make a circle', 2);
  expect(made).toEqual(['Room 12']);
  await stage.close();
});

test.each([
  ['unreachable', 'No signal right now'],
  ['limited', 'That’s too many tries right now'],
  ['full', 'This circle is full'],
] as const)('keeps the name of a circle that could not be made: %s', async (trouble, words) => {
  const stage = await show({ onMake: async () => ({ trouble }) });
  await stage.type('input', 'Room 12');
  await stage.press('Make a circle');
  expect(stage.text()).toContain(words);
  expect(document.querySelector('input')?.value).toBe('Room 12');
  await stage.close();
});

test('says that this phone could not keep a circle', async () => {
  const error = Object.assign(new Error('full'), { name: 'StorageError' });
  const stage = await show({ onMake: () => Promise.reject(error) });
  await stage.type('input', 'Room 12');
  await stage.press('Make a circle');
  expect(stage.text()).toContain('This phone couldn’t save that');
  await stage.close();
});

test('joins by a press, not by opening the link, and says what joining means', async () => {
  const joined: string[] = [];
  const onLinkDone = vi.fn<() => void>();
  const onJoin = async (secret: string) => {
    joined.push(secret);
    return { id: 'circle' };
  };
  const stage = await show({ secret: SECRET, onJoin, onLinkDone });
  await stage.says('Join “Room 12”?');
  expect(stage.text()).toContain('Joining tells them nothing yet');
  expect(stage.text()).not.toContain('Name of the circle');
  expect(joined).toEqual([]);
  expect(await axeViolations()).toEqual([]);
  await stage.press('Join', 2);
  expect(joined).toEqual([SECRET]);
  expect(onLinkDone).toHaveBeenCalledOnce();
  expect(stage.text()).not.toContain('Join “Room 12”?');
  await stage.close();
});

test('puts a link aside', async () => {
  const onLinkDone = vi.fn<() => void>();
  const stage = await show({ secret: SECRET, onLinkDone });
  await stage.says('Join “Room 12”?');
  await stage.press('Not now');
  expect(onLinkDone).toHaveBeenCalledOnce();
  expect(stage.text()).toContain('Name of the circle');
  await stage.close();
});

test.each([
  ['abc', 'Part of the link is missing'],
  [`${SECRET}x`, 'Part of the link is missing'],
])('says that a link was cut off: %s', async (secret, words) => {
  const onLook = vi.fn<CircleActions['onLook']>();
  const stage = await show({ secret, onLook });
  expect(stage.text()).toContain(words);
  expect(onLook).not.toHaveBeenCalled();
  await stage.close();
});

test('says that a link was taken back', async () => {
  const stage = await show({ secret: SECRET, onLook: async () => 'none' });
  await stage.says('This link doesn’t work any more');
  expect(stage.text()).not.toContain('Try again');
  expect(await axeViolations()).toEqual([]);
  await stage.close();
});

test('reads a link again when there was no signal', async () => {
  const answers: Awaited<ReturnType<CircleActions['onLook']>>[] = [
    'unreachable',
    { id: 'circle', name: 'Room 12' },
  ];
  const stage = await show({ secret: SECRET, onLook: async () => answers.shift() ?? 'none' });
  await stage.says('No signal right now');
  await stage.press('Try again');
  await stage.says('Join “Room 12”?');
  expect(stage.text()).not.toContain('No signal right now');
  await stage.close();
});

test('says why joining failed, and keeps the invitation', async () => {
  const stage = await show({ secret: SECRET, onJoin: async () => ({ trouble: 'full' }) });
  await stage.says('Join “Room 12”?');
  await stage.press('Join');
  expect(stage.text()).toContain('This circle is full');
  expect(stage.text()).toContain('Join “Room 12”?');
  await stage.close();
});

test('says that the family is in it already', async () => {
  const stage = await show({ secret: SECRET, circles: [circle()] });
  await stage.says('You’re in “Room 12” already');
  expect(stage.text()).not.toContain('Join “Room 12”?');
  await stage.close();
});

test('shows the link of a circle that nobody else has joined', async () => {
  const stage = await show({ circles: [alone()] });
  expect(stage.text()).toContain('Only you so far');
  expect(stage.text()).toContain('Nobody else is here yet');
  expect(document.querySelector<HTMLInputElement>('details[open] input')?.value).toBe(
    `${window.location.origin}/matches#${SECRET}`,
  );
  expect(stage.text()).toContain('Whoever has the link can join');
  expect(stage.text()).not.toContain('Make a new link');
  expect(await axeViolations()).toEqual([]);
  await stage.close();
});

test('says nothing of the others before anything came from them', async () => {
  const stage = await show({ circles: [circle({ view: null })] });
  expect(stage.text()).toContain('Nothing has come from the others yet.');
  expect(stage.text()).not.toContain('Only you so far');
  expect(stage.text()).not.toContain('Nobody');
  await stage.close();
});

test('leads a family without a child, or without a camp, to its plan', async () => {
  const newcomer = await show({ circles: [circle()], hasChild: false });
  expect(newcomer.text()).toContain('Add your child, then plan a camp.');
  expect(newcomer.find('a[href="/my-camps"]').textContent).toBe('Go to My Schedule');
  await newcomer.close();
  const stage = await show({ circles: [circle()] }, { entries: [] });
  expect(stage.text()).toContain('There’s no camp in your plan yet.');
  await stage.close();
});

test('shows who goes, first in the weeks of this family, and who goes to the same camp', async () => {
  const stage = await show({ circles: [circle({ friends: [later, friend] }, 2)] });
  const weeks = [...document.querySelectorAll('section h4')].map((one) => one.textContent);
  expect(weeks.slice(0, 2)).toEqual(['Week of Oct 6', 'Week of Sep 29']);
  expect(stage.text()).toContain('Leo goes, too');
  expect(stage.text()).toContain('Same camp and week as Maya.');
  expect(stage.text()).toContain('“Tuesday drop-off: I can drive two”');
  expect(stage.text()).toContain('N.Owl, Mon, Sep 29');
  expect(stage.find('a[href="/camps/pine"]').textContent).toBe('Pine & Paddle');
  expect(stage.text()).toContain('Another family has 2 quiet wishes.');
  expect(await axeViolations()).toEqual([]);
  await stage.close();
});

test('tells a week exactly as it is shown before, and takes it back', async () => {
  const stage = await show({ circles: [circle()] });
  expect(stage.text()).toContain('They’d read: “M., Pine & Paddle, Mon to Wed, Oct 6–8”');
  await stage.press('Tell the circle');
  await stage.says('They read: “M., Pine & Paddle, Mon to Wed, Oct 6–8”');
  expect(stage.log.state.circleWishes).toEqual([{ ...wish, label: 'M', color: 'clay' }]);
  expect(stage.log.said).toEqual(['Told: Pine & Paddle']);
  await stage.press('Don’t tell');
  await stage.says('They’d read: “M., Pine & Paddle');
  expect(stage.log.state.circleWishes).toEqual([]);
  await stage.close();
});

test('moves the quiet wish of a week, and says that it takes up to three days', async () => {
  const view = circle().view;
  const waits = circle({ view: view && { ...view, waiting: [`maya ${WEEK}`] } });
  const stage = await show({ circles: [waits] }, { circleWishes: [{ ...wish, isQuiet: true }] });
  expect(stage.text()).toContain(
    'Only a family with the same quiet wish learns of it, and sees “Mouse”.',
  );
  const choices = [...document.querySelectorAll<HTMLElement>('fieldset button')];
  const pressed = choices.map((one) => one.getAttribute('aria-pressed'));
  expect(pressed).toEqual(['false', 'false', 'true', 'true', 'false', 'false']);
  expect(stage.text()).toContain('This one counts within three days.');
  await act(async () => choices.at(-1)?.click());
  await stage.says('Only a family with');
  expect(stage.log.said).toEqual([
    'Your quiet wish moves to Rocket Pond. That can take three days.',
  ]);
  expect(stage.log.state.circleWishes.map(({ entryId }) => entryId)).toEqual(['pond']);
  await stage.close();
});

test('offers no quiet wish for a camp that only the family knows', async () => {
  const owls = { ...pine, campId: 'own-camp-owls' };
  const stage = await show({ circles: [circle()] }, { entries: [owls] });
  expect(document.querySelectorAll('fieldset button')).toHaveLength(2);
  expect(stage.text()).not.toContain('Invite a friend');
  await stage.close();
});

test('changes what the circle calls a child, before and after something was told', async () => {
  const stage = await show({ circles: [circle()] });
  await stage.press('Change what they call Maya');
  await stage.type('section section input', 'Mouse');
  await stage.leave('section section input');
  expect(stage.text()).toContain('They’d read: “Mouse, Pine & Paddle');
  await stage.press('Tell the circle');
  await stage.says('They read: “Mouse, Pine & Paddle');
  await stage.type('section section select', 'moss');
  expect(stage.log.state.circleWishes).toEqual([wish]);
  await stage.type('section section input', ' ');
  await stage.leave('section section input');
  expect(stage.text()).toContain('A letter or a nickname is enough.');
  expect(stage.log.state.circleWishes).toEqual([wish]);
  await stage.close();
});

test('saves a note with the drop-off that it is about when its field is left', async () => {
  const stage = await show({ circles: [circle()] }, { circleWishes: [wish] });
  await stage.press('Add a note');
  await stage.type('select', '2025-10-07 bring');
  await stage.type('textarea', 'I can drive two ');
  expect(stage.log.state.circleWishes).toEqual([wish]);
  await stage.leave('textarea');
  const note = { text: 'I can drive two', day: '2025-10-07', task: 'bring' } as const;
  expect(stage.log.state.circleWishes).toEqual([{ ...wish, note }]);
  expect(stage.text()).toContain('Oct 6–8. Tuesday drop-off: I can drive two”');
  expect(await axeViolations()).toEqual([]);
  await stage.type('select', '');
  expect(stage.log.state.circleWishes[0]?.note).toEqual({ ...note, day: null, task: null });
  await stage.type('textarea', '');
  await stage.leave('textarea');
  expect(stage.log.state.circleWishes).toEqual([wish]);
  await stage.close();
});

test('tells a quiet match to both, with the camp', async () => {
  const match: QuietMatch = {
    label: 'N',
    color: 'plum',
    circleId: 'circle',
    circleName: 'Room 12',
    childId: 'maya',
    week: WEEK,
  };
  const circles = [circle({ matches: [match] })];
  const stage = await show({ circles }, { circleWishes: [{ ...wish, isQuiet: true }] });
  expect(stage.text()).toContain('N. wants to go to Pine & Paddle, too');
  expect(stage.text()).toContain('Maya, the week of Oct 6: you both chose it quietly');
  expect(await axeViolations()).toEqual([]);
  await stage.close();
});

test('says what has not gone out, and what could not be read', async () => {
  const view = circle().view;
  const stage = await show({
    circles: [circle({ view: view && { ...view, isWaiting: true, unreadable: 2 } })],
  });
  expect(stage.text()).toContain('Your last change is saved here.');
  expect(stage.text()).toContain('What 2 families wrote couldn’t be read.');
  await stage.close();
});

test('says without a signal from when it is', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const stage = await show({ circles: [circle({ friends: [friend] })] });
  expect(stage.text()).toContain('No signal right now');
  expect(stage.text()).toContain('Leo goes, too');
  vi.restoreAllMocks();
  await stage.close();
});

test.each([
  ['closed', 'This circle is closed', []],
  // The server still knows the family.
  [
    'shutOut',
    'The link was changed before this phone was known. Ask for the new one.',
    ['leaving'],
  ],
] as const)(
  'says that a circle is over, and takes it off the page: %s',
  async (ended, words, left) => {
    const over = circle({ row: { ...row, ended } });
    const stage = await show({ circles: [over] }, { circleWishes: [wish] });
    expect(stage.text()).toContain(words);
    expect(stage.text()).not.toContain('Who goes');
    expect(await axeViolations()).toEqual([]);
    await stage.press('Take it off this page');
    expect(stage.log.state.circles.map((one) => one.ended)).toEqual(left);
    expect(stage.log.state.circleWishes).toEqual([]);
    expect(stage.text()).not.toContain(words);
    await stage.close();
  },
);

test('leaves after a question, and takes back what was told', async () => {
  const stage = await show({ circles: [circle()] }, { circleWishes: [wish] });
  expect(stage.text()).not.toContain('Close the circle');
  await stage.press('Leave');
  expect(document.activeElement?.textContent).toContain('You leave “Room 12”.');
  await stage.press('Keep it');
  expect(document.activeElement?.textContent).toBe('Leave');
  expect(stage.log.commands).toEqual([]);
  await stage.press('Leave');
  await stage.press('Yes, leave', 2);
  expect(stage.log.state.circles[0]?.ended).toBe('leaving');
  expect(stage.log.state.circleWishes).toEqual([]);
  expect(document.activeElement?.textContent).toBe('You left “Room 12”.');
  await stage.close();
});

test('lets whoever started a circle close it', async () => {
  const stage = await show({ circles: [circle({ row: own })] });
  await stage.press('Close the circle');
  await stage.press('Yes, close it');
  expect(stage.log.state.circles[0]?.ended).toBe('closing');
  expect(document.activeElement?.textContent).toBe('You closed “Room 12”.');
  await stage.close();
});

test('makes a new link after a question, and says why it could not', async () => {
  const answers = ['unreachable', null] as const;
  let asked = 0;
  const onRenew = async () => answers[asked++] ?? null;
  const stage = await show({ circles: [circle({ row: own })], onRenew });
  await stage.press('Make a new link');
  expect(stage.text()).toContain('The link you sent stops working');
  await stage.press('Yes, make a new one');
  expect(stage.text()).toContain('The old link still works.');
  await stage.press('Make a new link');
  await stage.press('Yes, make a new one');
  expect(stage.text()).toContain('The new link is ready.');
  expect(stage.text()).not.toContain('The old link still works.');
  await stage.close();
});

test('sends a friend a link with the camp and the week only', async () => {
  const sent: ShareData[] = [];
  const share = async (data: ShareData) => void sent.push(data);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const stage = await show({ circles: [circle()] });
  await stage.press('Invite a friend to Pine & Paddle');
  expect(sent).toEqual([
    {
      title: 'Pine & Paddle, week of Oct 6',
      url: `${window.location.origin}/camps/pine?week=2025-10-06`,
    },
  ]);
  Reflect.deleteProperty(navigator, 'share');
  await stage.close();
});
