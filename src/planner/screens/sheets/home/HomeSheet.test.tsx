// @vitest-environment jsdom
import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import { expect, test, vi } from 'vitest';
import { onStage } from '#tests/fakes/onStage.tsx';
import type { StageGiven } from '#tests/fakes/PlanStage.tsx';
import { HomeSheet } from './HomeSheet.tsx';
import { HoursSheet } from './HoursSheet.tsx';

const row = aSchoolBreak();
const friday = '2025-10-10';
const show = async (day: string, given: StageGiven = {}) =>
  onStage(
    given,
    <HomeSheet sheet={{ kind: 'home', childId: 'maya', day }} isOpen onClose={() => undefined} />,
  );

test('sets who is home, all day or for some hours', async () => {
  const stage = await show(friday);
  await stage.press('You');
  expect(stage.log.state.home).toMatchObject([{ who: '', span: null }]);
  await stage.press('Some hours');
  expect(stage.log.state.home).toMatchObject([{ who: '', span: { from: 540, to: 990 } }]);
  await stage.press('Nobody’s home');
  expect(stage.log.state.home).toEqual([]);
  await stage.close();
});

test('leads to an entry of the family’s own for anybody else', async () => {
  const stage = await show(friday);
  await stage.press('Add your own');
  expect(stage.log.opened).toEqual([{ kind: 'own', childId: 'maya', days: [friday] }]);
  await stage.close();
});

test('still shows and removes a person of an earlier build', async () => {
  const home = [
    { id: 'h', childId: 'maya', day: friday, isHome: true, who: 'Aunt Jo', span: null },
  ];
  const stage = await show(friday, { state: { home } });
  expect(stage.text()).toContain('Aunt Jo');
  await stage.press('Nobody’s home');
  expect(stage.log.state.home).toEqual([]);
  await stage.close();
});

test('marks a suggested holiday that can be undone', async () => {
  const thanksgiving = '2025-11-27';
  const stage = await show(thanksgiving, {
    schoolBreaks: [{ ...row, startsOn: thanksgiving, endsOn: thanksgiving }],
  });
  expect(stage.text()).toContain('Most parents have Thanksgiving off.');
  await stage.press('Nobody’s home');
  expect(stage.log.state.home).toMatchObject([{ isHome: false }]);
  expect(stage.text()).not.toContain('Most parents');
  await stage.close();
});

test('shows the source of a day and lets a parent override it', async () => {
  const stage = await show(friday, { schoolBreaks: [{ ...row, status: 'unverified' }] });
  expect(stage.text()).toContain(
    '“Fall break”, from the district’s calendar. We haven’t checked it with the district yet.',
  );
  await stage.press('Digital day');
  expect(stage.log.state.ownDays).toMatchObject([
    { from: friday, to: friday, dayKind: 'digital', source: 'parent' },
  ]);
  await stage.press('School');
  expect(stage.log.state.ownDays, 'one row for one day').toHaveLength(1);
  expect(stage.text()).toContain('Set by you.');
  await stage.press('Follow the school calendar');
  expect(stage.log.state.ownDays).toEqual([]);
  await stage.close();
});

test('gives two answers about a day one id', async () => {
  const stage = await show(friday, { schoolBreaks: [row] });
  await stage.press('Digital day');
  // The screen knows of no answer, as before the first is stored.
  await stage.press('Follow the school calendar');
  await stage.press('School');
  const ids = stage.log.commands.flat().map(({ id }) => id);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
  await stage.close();
});

test('an early release without a bell asks for it', async () => {
  const stage = await show(friday, { schoolBreaks: [{ ...row, dayKind: 'early' }] });
  expect(stage.text()).toContain('When does school let out?');
  expect(stage.text()).toContain('Until then this day counts as neither covered nor open');
  await stage.type('select', '720');
  expect(stage.log.state.ownDays).toMatchObject([{ dayKind: 'early', letsOutAt: 720 }]);
  await stage.close();
});

test('the first answer when school lets out is for all days of that name', async () => {
  const early = { ...row, dayKind: 'early' } as const;
  const later = { ...early, id: 'later', startsOn: '2025-11-05', endsOn: '2025-11-05' };
  const stage = await show(friday, { schoolBreaks: [early, later] });
  await stage.type('select', '720');
  expect(stage.log.state.ownDays.map(({ from, letsOutAt }) => [from, letsOutAt])).toEqual([
    [early.startsOn, 720],
    ['2025-11-05', 720],
  ]);
  await stage.type('select', '735');
  expect(stage.log.state.ownDays).toHaveLength(3);
  await stage.close();
});

test('without a grade the earliest bell of all levels counts, and the answer is for all days of that name', async () => {
  const early = { ...row, dayKind: 'early', bellElementary: 750, bellHigh: 690 } as const;
  const later = { ...early, id: 'later', startsOn: '2025-11-05', endsOn: '2025-11-05' };
  const stage = await show(friday, { schoolBreaks: [early, later] });
  expect(stage.text()).toContain('let out at different times: this is the earliest.');
  await stage.type('select', '720');
  expect(stage.log.state.ownDays.map(({ from, letsOutAt }) => [from, letsOutAt])).toEqual([
    [early.startsOn, 720],
    ['2025-11-05', 720],
  ]);
  await stage.close();
});

test('a day that may be made up says so, and is a day off', async () => {
  const stage = await show(friday, { schoolBreaks: [{ ...row, mayBeMadeUp: true }] });
  expect(stage.text()).toContain(
    'from the district’s calendar. A day off, unless the district needs it to make up for snow days.',
  );
  await stage.close();
});

test('offers the usual hours, and saves any other by one command', async () => {
  const stage = await onStage(
    {},
    <HoursSheet sheet={{ kind: 'hours' }} isOpen onClose={() => undefined} />,
  );
  expect(stage.text()).toContain('When do you need care?9–38:30–48–5:30Other');
  await stage.press('8:30–4');
  expect(document.querySelector('select')).toBeNull();
  await stage.press('Other');
  await stage.type('select', '480');
  await stage.press('Maya is old enough to stay home');
  await stage.press('Save');
  expect(stage.log.commands).toHaveLength(1);
  const span = { from: 480, to: 960 };
  expect(stage.log.state.family.careHours).toEqual([null, span, span, span, span, span, null]);
  expect(stage.log.state.children).toMatchObject([{ id: 'maya', staysOnDigitalDays: true }]);
  await stage.close();
});

test.each([
  ['closes the hours once they are stored', false, 1],
  ['keeps the hours open when they could not be stored', true, 0],
])('%s', async (_, isFull, closed) => {
  const onClose = vi.fn<() => void>();
  const stage = await onStage(
    { isFull },
    <HoursSheet sheet={{ kind: 'hours' }} isOpen onClose={onClose} />,
  );
  await stage.type('select', '480');
  await stage.press('Save', 2);
  expect(onClose).toHaveBeenCalledTimes(closed);
  expect(stage.log.commands).toHaveLength(1);
  expect(stage.find('select')).toHaveProperty('value', '480');
  await stage.close();
});
