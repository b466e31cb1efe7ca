import { expect, it } from 'vitest';
import { aCamp } from '../fixtures/aCamp.ts';
import { labelledQueries, rightAnswers } from './labelledQueries.ts';
import { benchCamps } from './page/benchCamps.ts';

it('at least 120 different queries, and each has a right answer', () => {
  const answers = rightAnswers(benchCamps(1000).camps);
  expect(new Set(labelledQueries.map(({ typed }) => typed)).size).toBe(labelledQueries.length);
  expect(labelledQueries.length).toBeGreaterThanOrEqual(120);
  const lost = labelledQueries.filter((_, number) => answers[number]?.size === 0);
  expect(lost.map(({ typed }) => typed)).toEqual([]);
});

it('a theme in a town means that theme and that town, however untidy, and nothing else', () => {
  const number = labelledQueries.findIndex(({ means }) => means.themes && means.city);
  const { themes: [theme = ''] = [], city = '' } = labelledQueries[number]?.means ?? {};
  const right = aCamp({ id: 'right', theme: `Chess, ${theme}`, city });
  const camps = [
    right,
    { ...right, id: 'untidy', theme: ` ${theme.toUpperCase()} `, city: city.toUpperCase() },
    { ...right, id: 'elsewhere', city: 'Macon' },
    { ...right, id: 'nowhere', city: null },
    { ...right, id: 'part-of-another', theme: `${theme}ish` },
  ];
  expect(rightAnswers(camps)[number]).toEqual(new Set(['right', 'untidy']));
});
