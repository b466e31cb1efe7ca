import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { fallRules } from './breakRules.ts';
import { browse, type Browsed } from './browse.ts';
import type { Camp } from './camp.ts';
import { type Filters, noFilters } from './filters.ts';

const noHits = new Map<string, number>();
const ids = (list: Browsed['featured']) => list.map(({ camp }) => camp.id);

const camps = [
  aCamp({ id: 'a', providerName: 'Acorn', theme: 'Art', city: 'Atlanta' }),
  aCamp({ id: 'b', providerName: 'Beeline', theme: 'Robotics', listing: 'basic' }),
  aCamp({ id: 'c', providerName: 'Casa', theme: 'STEM robots', days: null }),
  aCamp({ id: 'd', providerName: 'Dough', theme: 'Baking', listing: 'basic', days: [] }),
];
const find = (filters: Partial<Filters>, hits = noHits) =>
  browse(camps, { ...noFilters, ...filters }, hits, fallRules);

describe('browse', () => {
  test('without filters every camp shows, in the order it came, on its own list', () => {
    const all = find({});
    expect(ids(all.featured)).toEqual(['a', 'c']);
    expect(ids(all.basic)).toEqual(['b', 'd']);
    expect(all).toMatchObject({ shown: 4, total: 4 });
  });

  test('a search of nothing but spaces is no search', () => {
    expect(find({ search: '   ', location: '\t', activity: ' ' }).shown).toBe(4);
  });

  test('filters narrow together', () => {
    expect(ids(find({ search: 'robot' }).featured)).toEqual(['c']);
    expect(find({ search: 'robot', location: 'decatur' }).shown).toBe(2);
    expect(find({ search: 'robot', location: 'decatur', start: '2025-10-06' }).shown).toBe(1);
    expect(find({ search: 'robot', location: 'decatur', activity: 'baking' }).shown).toBe(0);
  });

  test('spec 5: the end defaults to the start', () => {
    expect(find({ start: '2025-10-10' }).shown).toBe(2);
    expect(find({ start: '2025-10-11' }).shown).toBe(0);
  });

  test('close matches stand after exact ones, best first, and say so', () => {
    const hits = new Map([
      ['a', 1],
      ['c', 9],
      ['d', 7],
      ['b', 5],
      ['gone', 99],
    ]);
    const found = find({ search: 'robots' }, hits);
    expect(found.featured).toEqual([
      { camp: camps[2], close: false },
      { camp: camps[0], close: true },
    ]);
    expect(ids(found.basic)).toEqual(['d', 'b']);
    expect(found.shown).toBe(4);
  });

  test('a close match still has to pass every other filter', () => {
    const hits = new Map([
      ['a', 3],
      ['c', 2],
    ]);
    expect(find({ search: 'zzz', location: 'atlanta' }, hits).shown).toBe(1);
    expect(find({ search: 'zzz', start: '2025-10-06' }, hits).shown).toBe(1);
  });

  test('hits without words change nothing', () => {
    expect(find({ activity: 'baking' }, new Map([['a', 9]])).shown).toBe(1);
  });
});

const has = (text: string | null, part: string) =>
  (text ?? '').toLowerCase().includes(part.trim().toLowerCase());

/** The rules of spec section 5 once more, word by word and as slow as they read. */
function passesSpec(camp: Camp, filters: Filters): boolean {
  const { search, activity, location, start } = filters;
  if (search.trim() !== '') {
    const inAny = [camp.providerName, camp.theme, camp.city, camp.state].some((t) =>
      has(t, search),
    );
    if (!inAny) return false;
  }
  if (activity.trim() !== '' && !camp.theme.split(',').some((part) => has(part.trim(), activity))) {
    return false;
  }
  if (location.trim() !== '') {
    const inAny = [camp.city, camp.state, camp.streetAddress, camp.zipCode].some((t) =>
      has(t, location),
    );
    if (!inAny) return false;
  }
  if (start !== '') {
    const end = filters.end || start;
    return (camp.days ?? []).some((day) => day >= start && day <= end);
  }
  return true;
}

const maybe = (arbitrary: fc.Arbitrary<string>) => fc.option(arbitrary, { freq: 4 });

describe('spec 5: filtering', () => {
  const word = fc.constantFrom(
    'Art',
    'STEM',
    'robotics',
    'Decatur',
    'Atlanta',
    'GA',
    'Pine',
    'lake',
    '300',
    '30030',
    'Martial Arts',
  );
  const day = fc
    .integer({ min: 1, max: 14 })
    .map((date) => `2025-10-${String(date).padStart(2, '0')}`);
  const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((list) => list.join(' '));
  const anyCamp: fc.Arbitrary<Omit<Camp, 'id'>> = fc
    .record({
      listing: fc.constantFrom('featured' as const, 'basic' as const),
      providerName: words,
      theme: fc.array(words, { maxLength: 3 }).map((list) => list.join(', ')),
      streetAddress: maybe(words),
      city: maybe(word),
      state: maybe(fc.constant('GA')),
      zipCode: maybe(fc.constantFrom('30030', '30307', '30301-300')),
      days: fc.option(fc.array(day, { maxLength: 4 }), { freq: 4 }),
    })
    .map((said) => aCamp(said));
  const piece = fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.constant('  ') },
    {
      weight: 6,
      arbitrary: word.chain((text) =>
        fc
          .tuple(fc.nat(3), fc.integer({ min: 1, max: 9 }))
          .map(([from, size]) => ` ${text.slice(from, from + size).toUpperCase()}`),
      ),
    },
  );
  const anyFilters: fc.Arbitrary<Filters> = fc
    .record({
      search: piece,
      activity: piece,
      location: piece,
      dates: fc.oneof(
        fc.constant(['', '']),
        day.map((start) => [start, '']),
        fc.tuple(day, day).map((both) => both.toSorted()),
      ),
    })
    .map(({ dates: [start = '', end = ''], ...rest }) => ({ ...noFilters, ...rest, start, end }));

  test('the exact set equals a naive reading of the rules, whatever the hits say', () => {
    let [compared, kept] = [0, 0];
    fc.assert(
      fc.property(
        fc.array(anyCamp, { minLength: 20, maxLength: 20 }),
        anyFilters,
        fc.array(fc.nat(20), { maxLength: 5 }),
        (some, filters, hitIds) => {
          const list = some.map((camp, at) => ({ ...camp, id: String(at) }));
          const hits = new Map(hitIds.map((id) => [String(id), id]));
          const found = browse(list, filters, hits, fallRules);
          const both = [...found.featured, ...found.basic];
          const exact = new Set(both.filter(({ close }) => !close).map(({ camp }) => camp.id));
          const naive = list.filter((camp) => passesSpec(camp, filters)).map(({ id }) => id);
          expect([...exact].toSorted()).toEqual(naive.toSorted());
          expect(new Set(both.map(({ camp }) => camp.id)).size).toBe(found.shown);
          expect(both.every(({ camp, close }) => !close || hits.has(camp.id))).toBe(true);
          expect(ids(found.featured).every((id) => list[Number(id)]?.listing === 'featured')).toBe(
            true,
          );
          const order = ids(found.featured)
            .filter((id) => exact.has(id))
            .map(Number);
          expect(order).toEqual(order.toSorted((a, b) => a - b));
          compared += list.length;
          kept += exact.size;
        },
      ),
      { seed: 2025, numRuns: 120 },
    );
    expect(compared).toBeGreaterThanOrEqual(2000);
    expect(kept).toBeGreaterThan(200);
    expect(kept).toBeLessThan(compared / 2);
  });
});
