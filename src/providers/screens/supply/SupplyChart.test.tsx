// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import type { PopularWeek } from '#camps/rules/popular/popularWeek.ts';
import { breakable } from '#base/text/unbroken.ts';
import { seasonOfWeek, type SupplyWeek } from '#providers/rules/supply/supplyWeeks.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { SupplyChart } from './SupplyChart.tsx';

const week = (monday: string, districts: SupplyWeek['districts']): SupplyWeek => ({
  monday,
  districts,
  daysOff: 5,
  season: seasonOfWeek(monday),
});
const weeks = [week('2025-09-29', 'all'), week('2025-10-06', 1), week('2025-10-13', 12)];
const supply = {
  camps: new Map([
    ['2025-09-29', 0],
    ['2025-10-06', 3],
    ['2025-10-13', 12],
  ]),
  undated: 0,
  unplaced: 0,
};

const cellsOf = (row: Element) =>
  [...row.children].map((cell) => breakable(cell.textContent).trim());

function chart(props: Partial<Parameters<typeof SupplyChart>[0]> = {}) {
  document.body.innerHTML = renderToStaticMarkup(
    <SupplyChart caption="Fall: camps near you" weeks={weeks} supply={supply} {...props} />,
  );
  return {
    rows: [...document.querySelectorAll('tbody tr')].map(cellsOf),
    bars: [...document.querySelectorAll('tbody rect:last-child')].map((bar) =>
      bar.getAttribute('width'),
    ),
    text: () => breakable(document.body.textContent),
  };
}

afterEach(() => document.body.replaceChildren());

test('says of each week in words and figures what its bar shows', async () => {
  const { rows, bars } = chart();
  expect(rows).toEqual([
    ['Sep 29–Oct 3 Summer Break', '0'],
    ['Oct 6–10 1 district off', '3'],
    ['Oct 13–17 12 districts off', '12'],
  ]);
  expect(bars).toEqual(['0', '25', '100']);
  expect(document.querySelector('caption')?.textContent).toBe('Fall: camps near you');
  expect(await axeViolations(document.body.querySelector('table') ?? document.body)).toEqual([]);
});

test('marks the fewest, and the provider’s own dates, with words', () => {
  const { rows } = chart({ fewest: ['2025-09-29'], own: ['2025-10-13'] });
  expect(rows.map(([, camps]) => camps)).toEqual(['0Fewest', '3', '12Your dates']);
});

test('marks no fewest where most weeks are', () => {
  const mondays = [...weeks.map(({ monday }) => monday), '2025-10-20'];
  expect(chart({ fewest: mondays }).text()).not.toContain('Fewest');
});

test('says where a week is shown for its camps, because no calendar is published', () => {
  const { rows, text } = chart({ weeks: [week('2025-10-06', 'unknown')] });
  expect(rows).toEqual([['Oct 6–10', '3']]);
  expect(text()).toContain('Schools haven’t published all these dates yet.');
  expect(chart().text()).not.toContain('Schools haven’t');
});

test('draws no longer bars than it has room for where no week has a camp', () => {
  expect(chart({ supply: { ...supply, camps: new Map() } }).bars).toEqual(['0', '0', '0']);
});

test('says beside a week where families look for care then, many before some', () => {
  const popular: PopularWeek[] = [
    { area: 'zip:303', week: '2025-10-06', level: 'some' },
    { area: 'zip:303', week: '2025-10-13', level: 'some' },
    { area: 'district:dekalb', week: '2025-10-13', level: 'many' },
  ];
  const districts = [{ id: 'dekalb', label: 'DeKalb County', calendarUrl: null }];
  expect(chart({ popular, districts }).rows.map(([, camps]) => camps)).toEqual([
    '0',
    '3Some families need care: ZIP codes 303xx',
    '12Many families need care: DeKalb CountySome families need care: ZIP codes 303xx',
  ]);
  expect(chart().text()).not.toContain('families');
});
