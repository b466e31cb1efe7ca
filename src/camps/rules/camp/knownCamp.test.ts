import { expect, it } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { campDays } from '../text/dates/campDays.ts';
import { cardDates } from '../text/dates/cardDates.ts';
import type { Camp } from './camp.ts';
import { knownCamp, campSeasonDay } from './knownCamp.ts';

/** On a phone that has the camp but not its season. */
function withoutSeason(fields: Partial<Camp>) {
  const camp = aCamp({ id: 'a', days: null, ...fields });
  const known = knownCamp({ camps: [camp], seasons: [] }, 'a');
  if (known === null) throw new Error('not there');
  const { year, fromMonth } = campSeasonDay(known, '2026-11-22');
  return { label: cardDates(camp, year, fromMonth), days: campDays(camp, year, fromMonth) };
}

it.each(['Feb 16-20', 'Oct 6', 'Dec 22 - Jan 2'])(
  'guesses no year without a season and keeps %s as the provider wrote it',
  (datesText) => {
    const { label, days } = withoutSeason({ datesText });
    expect(label).toEqual({ kind: 'simple', text: datesText });
    expect(days).toEqual([]);
  },
);

it('reads a text that names its year', () => {
  expect(withoutSeason({ datesText: 'Feb 16-17, 2026' }).days).toEqual([
    '2026-02-16',
    '2026-02-17',
  ]);
});

it('takes the year of a text from the single days, even across New Year', () => {
  const days = ['2025-12-22', '2026-01-02'];
  expect(withoutSeason({ datesText: 'Dec 22, Jan 2', days })).toEqual({
    label: { kind: 'simple', text: 'Dec\u00a022, Jan\u00a02' },
    days,
  });
});
