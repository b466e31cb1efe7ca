import { expect, test } from 'vitest';
import { fallSeason as season } from '#tests/fixtures/fallSeason.ts';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { createBreakCamps, readDaysInSteps } from './breakCamps.ts';

test('reads the dates of 100 camps in a hundred steps, after which the days of a break are the same', () => {
  const camps = Array.from({ length: 100 }, (_, at) =>
    aCamp({ id: `${at}`, seasonId: 'fall-2025', days: null, datesText: `Oct ${(at % 28) + 1}` }),
  );
  expect([...readDaysInSteps(camps, [season])]).toHaveLength(100);
  const days = ['2025-10-01', '2025-10-02'];
  const found = createBreakCamps(camps, [season], days, '2025-07-01');
  expect(days.map((day) => found.get(day)?.map(({ camp }) => camp.id))).toEqual([
    ['0', '28', '56', '84'],
    ['1', '29', '57', '85'],
  ]);
});
