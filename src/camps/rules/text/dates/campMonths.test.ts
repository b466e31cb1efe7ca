import { expect, test } from 'vitest';
import { campMonths } from './campMonths.ts';

/** '[' and ']' where a bar of camp days begins and ends, '*' inside it, '.' for other days. */
const drawn = (days: string[]) =>
  campMonths(days).map(({ title, weeks }) => [
    title,
    ...weeks.map((week) => week.map(signOf).join('')),
  ]);
function signOf(square: ReturnType<typeof campMonths>[number]['weeks'][number][number]): string {
  if (square === null) return ' ';
  if (!square.isCamp) return '.';
  if (square.starts && square.ends) return 'o';
  return square.starts ? '[' : square.ends ? ']' : '*';
}

test('starts a month on its weekday and joins consecutive camp days', () => {
  expect(drawn(['2025-10-06', '2025-10-07', '2025-10-08', '2025-10-13'])).toEqual([
    ['October 2025', '   ....', '.[*]...', '.o.....', '.......', '...... '],
  ]);
});

test('only months with camp days have a page, in order, over the turn of the year', () => {
  const titles = campMonths(['2026-01-02', '2025-11-24', '2026-01-05']).map(({ title }) => title);
  expect(titles).toEqual(['November 2025', 'January 2026']);
});

test('continues a bar into the next month', () => {
  const [first, second] = campMonths(['2025-12-31', '2026-01-01']);
  expect(first?.weeks.flat().findLast((square) => square !== null)?.ends).toBe(false);
  expect(second?.weeks.flat().find((square) => square !== null)?.starts).toBe(false);
});

test('draws only the weeks around the camp of several months', () => {
  expect(drawn(['2025-09-29', '2025-09-30', '2025-10-01', '2025-10-02', '2025-10-03'])).toEqual([
    ['September 2025', '.......', '.[*    '],
    ['October 2025', '   **].', '.......'],
  ]);
});

test('marks a day off with or without camp', () => {
  const [october] = campMonths(['2025-10-06'], ['2025-10-06', '2025-10-13', '2025-11-03']);
  const off = october?.weeks.flat().flatMap((square) => (square?.isOff ? [square.day] : []));
  expect(off).toEqual(['2025-10-06', '2025-10-13']);
});

test('shows a leap day, and no page without days', () => {
  expect(drawn(['2028-02-29'])[0]?.at(-1)).toBe('..o    ');
  expect(campMonths([])).toEqual([]);
});
