import { expect, it } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { campDays } from '../text/campDays.ts';
import { cardDates } from '../text/cardDates.ts';
import type { Camp } from './camp.ts';
import { knownCamp, seasonDayOf } from './knownCamp.ts';

/** On a phone that has the camp but not its season. */
function withoutSeason(fields: Partial<Camp>) {
  const camp = aCamp({ id: 'a', days: null, ...fields });
  const known = knownCamp({ camps: [camp], seasons: [] }, 'a');
  if (known === null) throw new Error('not there');
  const { year, fromMonth } = seasonDayOf(known, '2026-11-22');
  return { label: cardDates(camp, year, fromMonth), days: campDays(camp, year, fromMonth) };
}

it.each(['Feb 16-20', 'Oct 6', 'Dec 22 - Jan 2'])(
  'without a season no year is guessed: %s stays in the words of the provider',
  (datesText) => {
    const { label, days } = withoutSeason({ datesText });
    expect(label).toEqual({ kind: 'simple', text: datesText });
    expect(days).toEqual([]);
  },
);

it('a text that names its year is read', () => {
  expect(withoutSeason({ datesText: 'Feb 16-17, 2026' }).days).toEqual([
    '2026-02-16',
    '2026-02-17',
  ]);
});

it('single days say the year of the text beside them, also when it turns between them', () => {
  const days = ['2025-12-22', '2026-01-02'];
  expect(withoutSeason({ datesText: 'Dec 22, Jan 2', days })).toEqual({
    label: { kind: 'simple', text: 'Dec\u00a022, Jan\u00a02' },
    days,
  });
});
