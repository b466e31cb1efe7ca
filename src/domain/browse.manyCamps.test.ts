import { expect, test } from 'vitest';
import { campsOf, manyActivities, manyCamps } from '#tests/fixtures/manyCamps.ts';
import { passesSpec } from '#tests/fixtures/passesSpec.ts';
import { type Seeded, seeded } from '#tests/fixtures/seeded.ts';
import { fallRules } from './breakRules.ts';
import { browse } from './browse.ts';
import { type Filters, noFilters } from './filters.ts';
import { plain } from './plain.ts';

const camps = campsOf(manyCamps(2000));

/** Each filter as often as not, made of pieces of what some camp says. */
function someFilters(random: Seeded): Filters {
  const camp = random.pick(camps);
  const piece = (text: string | null) => {
    const words = plain(text ?? '');
    const from = random.below(Math.max(1, words.length - 3));
    return words.slice(from, from + 1 + random.below(9));
  };
  const maybe = (text: string) => (random.chance(0.5) ? text : '');
  const day = (first: number) => `2025-10-${String(first + random.below(9)).padStart(2, '0')}`;
  const start = maybe(day(1));
  return {
    ...noFilters,
    search: maybe(piece(random.pick([camp.providerName, camp.theme, camp.city]))),
    activity: maybe(random.chance(0.8) ? random.pick(manyActivities) : piece(camp.theme)),
    location: maybe(random.chance(0.5) ? piece(camp.streetAddress) : (camp.zipCode ?? 'GA')),
    start,
    end: start === '' ? '' : maybe(day(10)),
  };
}

test('2,000 untidy camps: lists and counts are those of the naive reading', () => {
  const random = seeded(2025);
  let shown = 0;
  for (let asked = 0; asked < 50; asked += 1) {
    const filters = someFilters(random);
    const found = browse(camps, filters, new Map(), fallRules);
    const naive = camps.filter((camp) => passesSpec(camp, filters));
    expect([...found.featured, ...found.basic].map(({ camp }) => camp.id).toSorted()).toEqual(
      naive.map(({ id }) => id).toSorted(),
    );
    const anyActivity = camps.filter((camp) => passesSpec(camp, { ...filters, activity: '' }));
    for (const activity of manyActivities) {
      const only = { ...noFilters, activity };
      const naiveCount = anyActivity.filter((camp) => passesSpec(camp, only)).length;
      expect(found.countWith(activity)).toBe(naiveCount);
    }
    shown += found.shown;
  }
  // Neither everything nor nothing was asked for.
  expect(shown).toBeGreaterThan(3_000);
  expect(shown).toBeLessThan(50_000);
});
