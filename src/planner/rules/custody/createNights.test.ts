import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays, weekdayOf } from '#base/day/calendar.ts';
import {
  CUSTODY_PATTERNS,
  type CustodyChange,
  type CustodyRow,
  type HomeId,
} from '#family/rules/plan/custodyRows.ts';
import { aCustody, aCustodyChange } from '#tests/fixtures/plan/twoHomes.ts';
import { createNights, custodyDay, CYCLES, isHandOver } from './createNights.ts';

const MONDAY = '2025-10-06';
/** 19 years: every weekday falls on every date. */
const MANY_DAYS = 6940;

const nightsOf = (custody: readonly CustodyRow[], changes: readonly CustodyChange[] = []) => {
  const nightOf = createNights({ custody, custodyChanges: changes }, 'maya');
  if (nightOf === null) throw new Error('not in two homes');
  return nightOf;
};

const line = (nightOf: (day: string) => HomeId, from: string, count: number): string =>
  Array.from({ length: count }, (_, at) => nightOf(addDays(from, at))).join('');

const nights = (from: string, to: string, home: HomeId) => [{ from, to, home }];

afterEach(() => vi.unstubAllEnvs());

describe('a pattern', () => {
  it.each([
    ['2-2-3', 'aabbaaa bbaabbb'],
    ['2-2-5-5', 'aabbaaa aabbbbb'],
    ['3-4-4-3', 'aaabbbb aaaabbb'],
    ['weeks', 'aaaaaaa bbbbbbb'],
    ['weekends', 'aaaabba aaaaaaa'],
    ['weekendsAndWednesdays', 'aababba aabaaaa'],
  ] as const)('%s gives the nights of two weeks as %s', (pattern, expected) => {
    const nightOf = nightsOf([aCustody({ pattern })]);
    expect(line(nightOf, MONDAY, 14)).toBe(expected.replace(' ', ''));
    const fromB = nightsOf([aCustody({ pattern, firstHome: 'b' })]);
    const swapped = expected.replaceAll(/[ab]/g, (one) => (one === 'a' ? 'b' : 'a'));
    expect(line(fromB, MONDAY, 14)).toBe(swapped.replace(' ', ''));
  });

  it('gives every other weekend on Friday and Saturday nights', () => {
    const nightOf = nightsOf([aCustody({ pattern: 'weekends' })]);
    const others = Array.from({ length: 364 }, (_, at) => addDays(MONDAY, at)).filter(
      (day) => nightOf(day) === 'b',
    );
    expect(others).toHaveLength(52);
    expect(new Set(others.map(weekdayOf))).toEqual(new Set([5, 6]));
  });

  it.each(['America/New_York', 'America/Santiago'])(
    'repeats for 19 years forwards and backwards, through every clock change, in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      for (const pattern of CUSTODY_PATTERNS) {
        const cycle = CYCLES[pattern];
        const nightOf = nightsOf([aCustody({ pattern })]);
        let forwards = MONDAY;
        let backwards = MONDAY;
        const wrong: string[] = [];
        for (let at = 0; at < MANY_DAYS; at += 1) {
          if (nightOf(forwards) !== cycle[at % cycle.length]) wrong.push(forwards);
          const before = (cycle.length - (at % cycle.length)) % cycle.length;
          if (nightOf(backwards) !== cycle[before]) wrong.push(backwards);
          forwards = addDays(forwards, 1);
          backwards = addDays(backwards, -1);
        }
        expect(wrong).toEqual([]);
      }
    },
  );

  it.each([
    ['2026-03-08', 'clocks go forward'],
    ['2026-11-01', 'clocks go back'],
  ])('keeps its nights around %s, when %s', (day) => {
    vi.stubEnv('TZ', 'America/New_York');
    const nightOf = nightsOf([aCustody({ firstNight: addDays(day, -6) })]);
    expect(line(nightOf, addDays(day, -6), 14)).toBe(CYCLES['2-2-3']);
  });

  it('of a child itself counts instead of that of all, and none keeps the child in one home', () => {
    const all = aCustody({ pattern: 'weeks' });
    const nightOf = nightsOf([all, aCustody({ id: 'maya', pattern: '2-2-3' })]);
    expect(line(nightOf, MONDAY, 7)).toBe('aabbaaa');
    const custody = [all, aCustody({ id: 'maya', pattern: null })];
    expect(createNights({ custody, custodyChanges: [] }, 'maya')).toBeNull();
    expect(createNights({ custody: [], custodyChanges: [] }, 'maya')).toBeNull();
  });
});

describe('an exception', () => {
  it('gives its nights to a home, and no others', () => {
    const nightOf = nightsOf([aCustody()], [aCustodyChange()]);
    expect(line(nightOf, MONDAY, 7)).toBe('aaabaaa');
  });

  it('of a later turn wins, whatever the order of the rows', () => {
    const first = aCustodyChange({ nights: nights('2025-10-06', '2025-10-12', 'b') });
    const second = aCustodyChange({ id: 'change-0', turn: 2 });
    for (const changes of [
      [first, second],
      [second, first],
    ]) {
      expect(line(nightsOf([aCustody()], changes), MONDAY, 7)).toBe('bbabbbb');
    }
  });

  it('of the same turn is decided by its id alone, so that both phones agree', () => {
    const one = aCustodyChange({ id: 'one', nights: nights(MONDAY, MONDAY, 'a') });
    const two = aCustodyChange({ id: 'two', nights: nights(MONDAY, MONDAY, 'b') });
    expect(nightsOf([aCustody()], [one, two])(MONDAY)).toBe('b');
    expect(nightsOf([aCustody()], [two, one])(MONDAY)).toBe('b');
  });

  it('of another child changes nothing', () => {
    const nightOf = nightsOf([aCustody()], [aCustodyChange({ childId: 'leo' })]);
    expect(line(nightOf, MONDAY, 7)).toBe('aabbaaa');
  });

  it.each([
    ['the year before, which is not touched', '2024-12-24', 'b'],
    ['its own year', '2025-12-24', 'a'],
    ['the next year, in the other home', '2026-12-24', 'b'],
    ['the year after that', '2027-12-26', 'a'],
  ] as const)('alternates: in %s, %s is in home %s', (_, day, home) => {
    // Otherwise all of these nights are in the other one.
    const isHomeA =
      createNights({ custody: [aCustody()], custodyChanges: [] }, 'maya')?.(day) === 'a';
    const flipped = isHomeA === (home === 'a');
    const custody = [aCustody({ firstHome: flipped ? 'b' : 'a' })];
    const changes = [
      aCustodyChange({ nights: nights('2025-12-24', '2025-12-26', 'a'), alternates: true }),
    ];
    const expected = day < '2025' ? nightsOf(custody)(day) : home;
    expect(nightsOf(custody)(day)).not.toBe(home);
    expect(nightsOf(custody, changes)(day)).toBe(expected);
  });

  it('alternates across New Year as one holiday', () => {
    const changes = [
      aCustodyChange({ nights: nights('2025-12-28', '2026-01-03', 'b'), alternates: true }),
    ];
    const nightOf = nightsOf([aCustody()], changes);
    expect(line(nightOf, '2025-12-28', 7)).toBe('bbbbbbb');
    expect(line(nightOf, '2026-12-28', 7)).toBe('aaaaaaa');
    expect(line(nightOf, '2027-12-28', 7)).toBe('bbbbbbb');
  });
});

describe('a swap', () => {
  const swap = aCustodyChange({ askedBy: 'b', nights: nights('2025-10-06', '2025-10-07', 'b') });

  it.each([
    [null, 'aabb'],
    ['no', 'aabb'],
    ['yes', 'bbbb'],
  ] as const)('with the answer %s makes the nights %s', (answer, expected) => {
    expect(line(nightsOf([aCustody()], [{ ...swap, answer }]), MONDAY, 4)).toBe(expected);
  });

  it('without an answer changes no night, however many there are', () => {
    const day = fc.integer({ min: -400, max: 400 }).map((count) => addDays(MONDAY, count));
    const swaps = fc.array(
      fc.tuple(day, fc.constantFrom<HomeId>('a', 'b'), fc.constantFrom(null, 'no' as const)),
    );
    const plain = nightsOf([aCustody()]);
    fc.assert(
      fc.property(swaps, day, (asked, night) => {
        const changes = asked.map(([from, home, answer], at) =>
          aCustodyChange({ id: `${at}`, askedBy: home, answer, nights: nights(from, from, home) }),
        );
        expect(nightsOf([aCustody()], changes)(night)).toBe(plain(night));
      }),
      { seed: 11, numRuns: 200 },
    );
  });
});

describe('a day', () => {
  it('belongs to the home of the night before, which brings; the home of the night after fetches', () => {
    const nightOf = nightsOf([aCustody()]);
    expect(custodyDay(nightOf, '2025-10-07')).toEqual({ morning: 'a', evening: 'a' });
    const handOver = custodyDay(nightOf, '2025-10-08');
    expect(handOver).toEqual({ morning: 'a', evening: 'b' });
    expect(isHandOver(handOver)).toBe(true);
  });

  it('hands over exactly where the nights change', () => {
    const nightOf = nightsOf([aCustody()], [aCustodyChange()]);
    for (let day = '2025-09-01'; day < '2026-09-01'; day = addDays(day, 1)) {
      const isChange = nightOf(addDays(day, -1)) !== nightOf(day);
      expect(isHandOver(custodyDay(nightOf, day))).toBe(isChange);
    }
  });
});
