// @vitest-environment jsdom
import { act } from 'react';
import { expect, test } from 'vitest';
import { aChild } from '#tests/fakes/PlanStage.tsx';
import { onStage } from '#tests/fakes/onStage.tsx';
import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import { AddSummer } from './AddSummer.tsx';

const children = [
  aChild(),
  aChild({ id: 'leo', firstName: 'Leo' }),
  aChild({ id: 'zoe', firstName: 'Zoe', districtId: 'cobb' }),
];
const schoolBreaks = [
  aSchoolBreak(),
  aSchoolBreak({ id: 'last', kind: 'last_day', startsOn: '2025-05-22', dayKind: 'school' }),
];
const rowsOf = (stage: Awaited<ReturnType<typeof onStage>>) =>
  stage.log.state.ownDays.map(({ childId, from, to }) => [childId, from, to]);

test('adds a summer by two taps, for the children of one district at once', async () => {
  const stage = await onStage({ children, schoolBreaks }, <AddSummer childId="maya" />);
  await stage.press('Thu, May 21, like last year');
  expect(rowsOf(stage)).toEqual([]);
  await stage.press('Mon, Aug 3');
  expect(rowsOf(stage)).toEqual([
    ['maya', '2026-05-22', '2026-08-02'],
    ['leo', '2026-05-22', '2026-08-02'],
  ]);
  expect(stage.log.said).toEqual(['Added the summer for Maya and Leo']);
  expect(stage.log.commands).toHaveLength(1);
  await stage.close();
});

test('asks only for the day that the district has not published', async () => {
  const known = aSchoolBreak({ id: 'known', kind: 'last_day', startsOn: '2026-05-27' });
  const stage = await onStage(
    { children, schoolBreaks: [...schoolBreaks, { ...known, dayKind: 'school' }] },
    <AddSummer childId="maya" />,
  );
  expect(stage.text()).toContain('From the district’s calendar.');
  await stage.press('Leo');
  await stage.press('Tue, Aug 4');
  expect(rowsOf(stage)).toEqual([['maya', '2026-05-28', '2026-08-03']]);
  await stage.close();
});

test('says what is wrong with an entered day', async () => {
  const stage = await onStage({ children, schoolBreaks }, <AddSummer childId="zoe" />);
  await stage.press('Add the summer');
  expect(stage.text()).toContain('Choose both days');
  expect(document.activeElement?.textContent).toMatch(/^Last day of school/);
  await stage.press('Thu, May 21');
  await stage.press('Add the summer');
  expect(document.activeElement?.textContent).toMatch(/^First day back/);
  const another = stage.find('fieldset:last-of-type button:last-child');
  await act(async () => another.click());
  await stage.type('input[type=date]', '2026-05-01');
  await stage.press('Add the summer');
  expect(stage.text()).toContain('The first day is before the last one');
  expect(rowsOf(stage)).toEqual([]);
  await stage.type('input[type=date]', '2026-08-10');
  await stage.press('Add the summer');
  expect(rowsOf(stage)).toEqual([['zoe', '2026-05-22', '2026-08-09']]);
  await stage.close();
});

test('drops an entered day when its field is closed', async () => {
  const stage = await onStage({ children, schoolBreaks }, <AddSummer childId="zoe" />);
  await stage.press('Another day');
  await stage.type('input[type=date]', '2026-05-12');
  await stage.press('Another day');
  await stage.press('Mon, Aug 3');
  expect(rowsOf(stage)).toEqual([]);
  await stage.press('Thu, May 21');
  expect(rowsOf(stage)).toEqual([['zoe', '2026-05-22', '2026-08-02']]);
  await stage.close();
});

test('closes the date field when a day is tapped', async () => {
  const stage = await onStage({ children, schoolBreaks }, <AddSummer childId="zoe" />);
  await stage.press('Another day');
  await stage.press('Thu, May 21');
  expect(document.querySelector('input[type=date]')).toBe(null);
  const pressed = [...document.querySelectorAll('[aria-pressed=true]')];
  expect(pressed.map(({ textContent }) => textContent)).toEqual(['Zoe', 'Thu, May 21']);
  await stage.close();
});

test('leaves a published day for a date that is half entered', async () => {
  const known = aSchoolBreak({ id: 'known', kind: 'last_day', startsOn: '2026-05-27' });
  const stage = await onStage(
    { children, schoolBreaks: [...schoolBreaks, { ...known, dayKind: 'school' }] },
    <AddSummer childId="maya" />,
  );
  await stage.press('Another day');
  await stage.type('input[type=date]', '');
  await stage.press('Tue, Aug 4');
  expect(rowsOf(stage)).toEqual([]);
  await stage.press('Another day');
  await stage.press('Tue, Aug 4');
  expect(rowsOf(stage).map(([, from]) => from)).toEqual(['2026-05-28', '2026-05-28']);
  await stage.close();
});

test('adds a summer once where the second day is pressed twice', async () => {
  const stage = await onStage({ children, schoolBreaks }, <AddSummer childId="zoe" />);
  await stage.press('Thu, May 21');
  await stage.press('Mon, Aug 3', 2);
  expect(rowsOf(stage)).toEqual([['zoe', '2026-05-22', '2026-08-02']]);
  await stage.close();
});
