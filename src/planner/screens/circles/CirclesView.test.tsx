// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import {
  SECRET,
  circleRow,
  ownCircleRow,
  aShownCircle,
  showCircles,
  aCircleWish,
} from '#tests/fakes/circlesOnStage.tsx';
import type { CircleActions } from './circlePlan.ts';

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
  const stage = await showCircles({ onMake });
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
  ['limited', 'Too many tries right now'],
  ['full', 'This circle is full'],
] as const)('keeps the name of a circle that could not be made: %s', async (trouble, words) => {
  const stage = await showCircles({ onMake: async () => ({ trouble }) });
  await stage.type('input', 'Room 12');
  await stage.press('Make a circle');
  expect(stage.text()).toContain(words);
  expect(document.querySelector('input')?.value).toBe('Room 12');
  await stage.close();
});

test('says that this phone could not keep a circle', async () => {
  const error = Object.assign(new Error('full'), { name: 'StorageError' });
  const stage = await showCircles({ onMake: () => Promise.reject(error) });
  await stage.type('input', 'Room 12');
  await stage.press('Make a circle');
  expect(stage.text()).toContain('This device couldn’t save that');
  await stage.close();
});

test('joins by a press, not by opening the link, and says what joining means', async () => {
  const joined: string[] = [];
  const onLinkDone = vi.fn<() => void>();
  const onJoin = async (secret: string) => {
    joined.push(secret);
    return { id: 'circle' };
  };
  const stage = await showCircles({ secret: SECRET, onJoin, onLinkDone });
  await stage.says('Join “Room 12”?');
  expect(stage.text()).toContain('Joining shares nothing yet');
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
  const stage = await showCircles({ secret: SECRET, onLinkDone });
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
  const stage = await showCircles({ secret, onLook });
  expect(stage.text()).toContain(words);
  expect(onLook).not.toHaveBeenCalled();
  await stage.close();
});

test('says that a link was taken back', async () => {
  const stage = await showCircles({ secret: SECRET, onLook: async () => 'none' });
  await stage.says('This link doesn’t work anymore');
  expect(stage.text()).not.toContain('Try again');
  expect(await axeViolations()).toEqual([]);
  await stage.close();
});

test('reads a link again when there was no signal', async () => {
  const answers: Awaited<ReturnType<CircleActions['onLook']>>[] = [
    'unreachable',
    { id: 'circle', name: 'Room 12' },
  ];
  const stage = await showCircles({
    secret: SECRET,
    onLook: async () => answers.shift() ?? 'none',
  });
  await stage.says('No signal right now');
  await stage.press('Try again');
  await stage.says('Join “Room 12”?');
  expect(stage.text()).not.toContain('No signal right now');
  await stage.close();
});

test('says why joining failed, and keeps the invitation', async () => {
  const stage = await showCircles({ secret: SECRET, onJoin: async () => ({ trouble: 'full' }) });
  await stage.says('Join “Room 12”?');
  await stage.press('Join');
  expect(stage.text()).toContain('This circle is full');
  expect(stage.text()).toContain('Join “Room 12”?');
  await stage.close();
});

test('says that the family is in it already', async () => {
  const stage = await showCircles({ secret: SECRET, circles: [aShownCircle()] });
  await stage.says('You’re in “Room 12” already');
  expect(stage.text()).not.toContain('Join “Room 12”?');
  await stage.close();
});

test.each([
  ['closed', 'This circle is closed', []],
  // The server still knows the family.
  ['shutOut', 'The link was changed before this device got it. Ask for the new one.', ['leaving']],
] as const)(
  'says that a circle is over, and takes it off the page: %s',
  async (ended, words, left) => {
    const over = aShownCircle({ row: { ...circleRow, ended } });
    const stage = await showCircles({ circles: [over] }, { circleWishes: [aCircleWish] });
    expect(stage.text()).toContain(words);
    expect(stage.text()).not.toContain('Who goes');
    expect(await axeViolations()).toEqual([]);
    await stage.press('Take it off this page');
    expect(stage.log.state.circles.map((one) => one.ended)).toEqual(left);
    expect(stage.log.state.circleWishes).toEqual([]);
    expect(stage.text()).not.toContain(words);
    expect(document.activeElement?.textContent).toBe('“Room 12” is off this page.');
    await stage.close();
  },
);

test('leaves after a question, and takes back what was told', async () => {
  const stage = await showCircles({ circles: [aShownCircle()] }, { circleWishes: [aCircleWish] });
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
  await stage.type('input', 'Our street');
  await stage.press('Make a circle');
  expect(stage.text()).not.toContain('You left “Room 12”.');
  await stage.close();
});

test('lets whoever started a circle close it', async () => {
  const stage = await showCircles({ circles: [aShownCircle({ row: ownCircleRow })] });
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
  const stage = await showCircles({ circles: [aShownCircle({ row: ownCircleRow })], onRenew });
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
