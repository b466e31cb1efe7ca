import { expect, it } from 'vitest';
import { aCamp } from '../fixtures/aCamp.ts';
import { labelledQueries, rightAnswers } from './labelledQueries.ts';
import { benchCamps } from './page/benchCamps.ts';

it('has at least 120 different queries with a right answer each', () => {
  const answers = rightAnswers(benchCamps(1000).camps);
  expect(new Set(labelledQueries.map(({ typed }) => typed)).size).toBe(labelledQueries.length);
  expect(labelledQueries.length).toBeGreaterThanOrEqual(120);
  expect(labelledQueries.filter((_, number) => answers[number]?.size === 0)).toEqual([]);
});

it('takes a theme in a town for that theme and that town, however untidy, and nothing else', () => {
  const number = labelledQueries.findIndex(({ themes, city }) => themes.length > 0 && city !== '');
  const { themes: [theme = ''] = [], city = '' } = labelledQueries[number] ?? {};
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
