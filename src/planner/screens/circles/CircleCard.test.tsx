// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { QuietMatch } from '#planner/rules/circles/circleFriends.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import {
  SECRET,
  WEEK,
  circleFriend,
  laterFriend,
  aShownCircle,
  circleRow,
  aCircleAlone,
  pineEntry,
  showCircles,
  aCircleWish,
} from '#tests/fakes/circlesOnStage.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('shows the link of a circle that nobody else has joined', async () => {
  const stage = await showCircles({ circles: [aCircleAlone()] });
  expect(stage.text()).toContain('Only you so far');
  expect(stage.text()).toContain('Nobody else is here yet');
  expect(document.querySelector<HTMLInputElement>('details[open] input')?.value).toBe(
    `${window.location.origin}/matches#${SECRET}`,
  );
  expect(stage.text()).toContain('Anyone who has the link can join');
  expect(stage.text()).not.toContain('Make a new link');
  expect(await axeViolations()).toEqual([]);
  await stage.close();
});

test('says nothing of the others before anything came from them', async () => {
  const stage = await showCircles({ circles: [aShownCircle({ view: null })] });
  expect(stage.text()).toContain('We haven’t heard from the others yet.');
  expect(stage.text()).not.toContain('Only you so far');
  expect(stage.text()).not.toContain('Nobody');
  await stage.close();
});

test('leads a family without a child, or without a camp, to its plan', async () => {
  const newcomer = await showCircles({ circles: [aShownCircle()], hasChild: false });
  expect(newcomer.text()).toContain('Add your child, then plan a camp.');
  expect(newcomer.find('a[href="/my-camps"]').textContent).toBe('Go to My Schedule');
  await newcomer.close();
  const stage = await showCircles({ circles: [aShownCircle()] }, { entries: [] });
  expect(stage.text()).toContain('There’s no camp ahead in your plan.');
  await stage.close();
});

test('shows who goes, first in the weeks of this family, and who goes to the same camp', async () => {
  const stage = await showCircles({
    circles: [aShownCircle({ friends: [laterFriend, circleFriend] }, 2)],
  });
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

test('gives each part of two circles a name of its own', async () => {
  const cousins = aShownCircle({ row: { ...circleRow, id: 'cousins', name: 'Cousins' } });
  const stage = await showCircles({ circles: [aShownCircle(), cousins] });
  const regions = [...document.querySelectorAll('section')];
  expect(regions.map((one) => one.querySelector('h2')?.textContent)).toEqual([
    'Room 12',
    'Cousins',
  ]);
  expect(await axeViolations()).toEqual([]);
  await stage.close();
});

test('tells a week exactly as it is shown before, and takes it back', async () => {
  const stage = await showCircles({ circles: [aShownCircle()] });
  expect(stage.text()).toContain('They’d read: “M., Pine & Paddle, Mon to Wed, Oct 6–8”');
  await stage.press('Tell the circle');
  await stage.says('They read: “M., Pine & Paddle, Mon to Wed, Oct 6–8”');
  expect(stage.log.state.circleWishes).toEqual([{ ...aCircleWish, label: 'M', color: 'clay' }]);
  expect(stage.log.said).toEqual(['Shared: Pine & Paddle']);
  await stage.press('Don’t tell');
  await stage.says('They’d read: “M., Pine & Paddle');
  expect(stage.log.state.circleWishes).toEqual([]);
  await stage.close();
});

test('moves the quiet wish of a week, and says that it takes up to three days', async () => {
  const view = aShownCircle().view;
  const waits = aShownCircle({ view: view && { ...view, waiting: [`maya ${WEEK}`] } });
  const stage = await showCircles(
    { circles: [waits] },
    { circleWishes: [{ ...aCircleWish, isQuiet: true }] },
  );
  expect(stage.text()).toContain(
    'Only a family with the same quiet wish finds out, and sees: “Mouse”',
  );
  const choices = [...document.querySelectorAll<HTMLElement>('fieldset button')];
  const pressed = choices.map((one) => one.getAttribute('aria-pressed'));
  expect(pressed).toEqual(['false', 'false', 'true', 'true', 'false', 'false']);
  expect(stage.text()).toContain('This one replaces it within three days.');
  await act(async () => choices.at(-1)?.click());
  await stage.says('Only a family with');
  expect(stage.log.said).toEqual(['In up to three days, your quiet wish moves to Rocket Pond']);
  expect(stage.log.state.circleWishes.map(({ entryId }) => entryId)).toEqual(['pond']);
  await stage.close();
});

test('offers no quiet wish for a camp that only the family knows', async () => {
  const owls = { ...pineEntry, campId: 'own-camp-owls' };
  const stage = await showCircles({ circles: [aShownCircle()] }, { entries: [owls] });
  expect(document.querySelectorAll('fieldset button')).toHaveLength(2);
  expect(stage.text()).not.toContain('Invite a friend');
  await stage.close();
});

test('changes what the circle calls a child, before and after something was told', async () => {
  const stage = await showCircles({ circles: [aShownCircle()] });
  await stage.press('Change what they call Maya');
  await stage.type('section input', 'Mouse');
  await stage.leave('section input');
  expect(stage.text()).toContain('They’d read: “Mouse, Pine & Paddle');
  await stage.press('Tell the circle');
  await stage.says('They read: “Mouse, Pine & Paddle');
  await stage.type('section select', 'moss');
  expect(stage.log.state.circleWishes).toEqual([aCircleWish]);
  await stage.type('section input', ' ');
  await stage.leave('section input');
  expect(stage.text()).toContain('A letter or a nickname is enough.');
  expect(stage.log.state.circleWishes).toEqual([aCircleWish]);
  await stage.close();
});

test('saves a note with the drop-off that it is about when its field is left', async () => {
  const stage = await showCircles({ circles: [aShownCircle()] }, { circleWishes: [aCircleWish] });
  await stage.press('Add a note');
  await stage.type('select', '2025-10-07 bring');
  await stage.type('textarea', 'I can drive two ');
  expect(stage.log.state.circleWishes).toEqual([aCircleWish]);
  await stage.leave('textarea');
  const note = { text: 'I can drive two', day: '2025-10-07', task: 'bring' } as const;
  expect(stage.log.state.circleWishes).toEqual([{ ...aCircleWish, note }]);
  expect(stage.text()).toContain('Oct 6–8. Tuesday drop-off: I can drive two”');
  expect(await axeViolations()).toEqual([]);
  await stage.type('select', '');
  expect(stage.log.state.circleWishes[0]?.note).toEqual({ ...note, day: null, task: null });
  await stage.type('textarea', '');
  await stage.leave('textarea');
  expect(stage.log.state.circleWishes).toEqual([aCircleWish]);
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
  const circles = [aShownCircle({ matches: [match] })];
  const stage = await showCircles(
    { circles },
    { circleWishes: [{ ...aCircleWish, isQuiet: true }] },
  );
  expect(stage.text()).toContain('N. wants to go to Pine & Paddle, too');
  expect(stage.text()).toContain('Maya, the week of Oct 6: you both chose it quietly');
  expect(await axeViolations()).toEqual([]);
  await stage.close();
});

test('says what has not gone out, and what could not be read', async () => {
  const view = aShownCircle().view;
  const stage = await showCircles({
    circles: [aShownCircle({ view: view && { ...view, isWaiting: true, unreadable: 2 } })],
  });
  expect(stage.text()).toContain('Your last change is saved here.');
  expect(stage.text()).toContain('We couldn’t read what 2 families wrote.');
  await stage.close();
});

test('says without a signal from when it is', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const stage = await showCircles({ circles: [aShownCircle({ friends: [circleFriend] })] });
  expect(stage.text()).toContain('No signal right now');
  expect(stage.text()).toContain('Leo goes, too');
  vi.restoreAllMocks();
  await stage.close();
});

test('sends a friend a link with the camp and the week only', async () => {
  const sent: ShareData[] = [];
  const share = async (data: ShareData) => void sent.push(data);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const stage = await showCircles({ circles: [aShownCircle()] });
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
