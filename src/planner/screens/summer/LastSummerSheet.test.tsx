// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { onStage } from '#tests/fakes/onStage.tsx';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import { LastSummerSheet } from './LastSummerSheet.tsx';
import { SameAsLastYear } from './SameAsLastYear.tsx';

const weekFrom = (year: string, first: number) =>
  Array.from({ length: 5 }, (_, at) => `${year}-06-${String(first + at).padStart(2, '0')}`);
const past = (id: string, providerName: string, first: number) => {
  const entry = aPlanEntry({ id, campId: `old-${id}`, days: weekFrom('2025', first) });
  return { ...entry, snapshot: { ...entry.snapshot, providerName } };
};
const entries = [
  past('kite', 'Kite & Kin', 9),
  past('moon', 'Half Moon', 16),
  past('gone', 'Gone Fishing', 23),
];
const given = {
  camps: [
    aCamp({ id: 'kite-26', providerName: 'Kite & Kin', days: weekFrom('2026', 8) }),
    aCamp({ id: 'moon-26', providerName: 'Half Moon', days: weekFrom('2026', 22) }),
  ],
  schoolBreaks: [aSchoolBreak({ id: 'summer', startsOn: '2026-05-22', endsOn: '2026-08-02' })],
  today: '2026-03-02',
  state: { entries },
};

test('offers the same week checked, another one unchecked, and adds them as considering', async () => {
  const sheet = { kind: 'lastSummer' } as const;
  const stage = await onStage(
    given,
    <LastSummerSheet sheet={sheet} isOpen onClose={() => undefined} />,
  );
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  expect(boxes.map((box) => box.checked)).toEqual([true, false]);
  expect(stage.text()).toContain('Jun 8–12. Last year it was Jun 9–13.');
  expect(stage.text()).toContain('Listed for Jun 22–26 this year. Last year it was Jun 16–20.');
  expect(stage.text()).toContain('Maya: Gone Fishing Not listed yet.');
  await stage.press('Maya: Half Moon');
  await stage.press('Add 2');
  expect(stage.log.commands).toHaveLength(1);
  const added = stage.log.state.entries.filter(({ campId }) => campId.endsWith('-26'));
  expect(added.map(({ campId, days, status }) => [campId, days[0], status])).toEqual([
    ['kite-26', '2026-06-08', 'considering'],
    ['moon-26', '2026-06-22', 'considering'],
  ]);
  await stage.close();
});

test.each([
  { isFull: false, closed: 1 },
  { isFull: true, closed: 0 },
])('writes once for two presses, and closes when it is stored: %j', async ({ isFull, closed }) => {
  const onClose = vi.fn<() => void>();
  const stage = await onStage(
    { ...given, isFull },
    <LastSummerSheet sheet={{ kind: 'lastSummer' }} isOpen onClose={onClose} />,
  );
  const add = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Add 1');
  await act(async () => {
    add?.click();
    add?.click();
  });
  expect(stage.log.commands).toHaveLength(1);
  expect(onClose).toHaveBeenCalledTimes(closed);
  const kite = stage.find('input[type=checkbox]');
  expect(kite.matches(':checked')).toBe(true);
  await stage.close();
});

test('is offered while a booking of last summer can be added', async () => {
  const stage = await onStage(given, <SameAsLastYear />);
  await stage.press('Same as last year? 2 bookings');
  expect(stage.log.opened).toEqual([{ kind: 'lastSummer' }]);
  await stage.close();
  const nothing = await onStage({ ...given, state: {} }, <SameAsLastYear />);
  expect(nothing.text()).toBe('');
  await nothing.close();
  const notListed = await onStage({ ...given, camps: [] }, <SameAsLastYear />);
  expect(notListed.text()).toBe('');
  await notListed.close();
});
