import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, weekdayOf } from '#base/day/calendar.ts';
import { type CalendarEntry, createSchoolCalendar } from './schoolDay.ts';

// Monday to Sunday.
const fall: CalendarEntry = {
  from: '2026-09-21',
  to: '2026-09-27',
  kind: 'off',
  source: 'district',
  name: 'Fall Break',
  isConfirmed: false,
  letsOutAt: null,
};
const weakestFirst = ['district', 'import', 'parent'] as const;
const term = (kind: 'firstDay' | 'lastDay', day: string) => ({ kind, day, isConfirmed: true });

test('tells the kind, source and confirmation of a day', () => {
  const calendar = createSchoolCalendar([fall]);
  expect(calendar('2026-09-21')).toEqual({
    kind: 'off',
    name: 'Fall Break',
    source: 'district',
    isConfirmed: false,
    letsOutAt: null,
    caveat: null,
  });
  expect(calendar('2026-09-26').kind).toBe('weekend');
  expect(calendar('2026-09-28')).toMatchObject({ kind: 'school', name: null, source: null });
});

test('gives an end to an early release only and ignores an empty name', () => {
  const early = { ...fall, kind: 'early', letsOutAt: 750, name: '' } as const;
  expect(createSchoolCalendar([early])('2026-09-21')).toMatchObject({ letsOutAt: 750, name: null });
  expect(createSchoolCalendar([{ ...early, kind: 'off' }])('2026-09-21').letsOutAt).toBeNull();
});

describe('precedence of sources', () => {
  const school = { ...fall, kind: 'school' } as const;

  test('ranks parent, import, district in any order', () => {
    const sources = fc.uniqueArray(fc.constantFrom(...weakestFirst), { minLength: 1 });
    const kinds = { district: 'off', import: 'digital', parent: 'early' } as const;
    fc.assert(
      fc.property(sources, (named) => {
        const rows = named.map((source) => ({ ...fall, source, kind: kinds[source] }));
        const strongest = weakestFirst.findLast((source) => named.includes(source));
        expect(createSchoolCalendar(rows)('2026-09-22').source).toBe(strongest);
      }),
      { seed: 1, numRuns: 50 },
    );
  });

  test('makes a weekend a school day only by a parent', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            source: fc.constantFrom(...weakestFirst),
            kind: fc.constantFrom('school', 'off', 'digital', 'early'),
          }),
        ),
        (words) => {
          const rows = words.map((word) => ({ ...fall, ...word }));
          const { kind, source } = createSchoolCalendar(rows)('2026-09-26');
          expect(source).toBe(kind === 'weekend' ? null : 'parent');
          expect(kind).not.toBe('off');
        },
      ),
      { seed: 2, numRuns: 200 },
    );
    const parent = { ...school, from: '2026-09-26', to: '2026-09-26', source: 'parent' } as const;
    expect(createSchoolCalendar([parent])('2026-09-26').kind).toBe('school');
  });

  test('prefers the shorter range of one source, then the later', () => {
    const monday = { ...school, to: fall.from };
    for (const rows of [
      [fall, monday],
      [monday, fall],
    ]) {
      expect(createSchoolCalendar(rows)('2026-09-21').kind).toBe('school');
      expect(createSchoolCalendar(rows)('2026-09-22').kind).toBe('off');
    }
    expect(createSchoolCalendar([fall, school])('2026-09-22').kind).toBe('school');
    expect(createSchoolCalendar([school, fall])('2026-09-22').kind).toBe('off');
  });
});

describe('unknown days', () => {
  test('include a half year without a day off in the calendar', () => {
    const calendar = createSchoolCalendar([fall]);
    expect(calendar('2026-12-14').kind).toBe('school');
    expect(calendar('2027-01-11').kind).toBe('unknown');
    expect(calendar('2026-06-01').kind).toBe('unknown');
    const typed = createSchoolCalendar([{ ...fall, source: 'parent' }]);
    expect(typed('2026-09-21').kind).toBe('off');
    expect(typed('2026-09-28').kind).toBe('unknown');
    expect(createSchoolCalendar([])('2026-10-05').kind).toBe('unknown');
  });

  test('end in summer once its last and first day are known', () => {
    const ends = [term('lastDay', '2027-05-26'), term('firstDay', '2027-08-04')];
    const spring = { ...fall, from: '2027-04-05', to: '2027-04-09' };
    const summer = createSchoolCalendar([spring], ends);
    const kinds = ['2027-05-26', '2027-05-27', '2027-06-15', '2027-08-03', '2027-08-04'];
    expect(kinds.map((day) => summer(day).kind)).toEqual([
      'school',
      'off',
      'off',
      'off',
      // The calendar of the next year is not known yet.
      'unknown',
    ]);
    expect(summer('2027-06-15').name).toBeNull();
    const open = createSchoolCalendar([spring], ends.slice(0, 1));
    expect(kinds.map((day) => open(day).kind)).toEqual([
      'school',
      'unknown',
      'unknown',
      'unknown',
      'unknown',
    ]);
  });

  test('include a year between two terms', () => {
    const ends = [term('lastDay', '2026-05-26'), term('firstDay', '2027-08-04')];
    expect(createSchoolCalendar([], ends)('2026-07-01').kind).toBe('unknown');
  });

  test('exclude a year between its first and last day', () => {
    const year = [term('firstDay', '2026-08-03'), term('lastDay', '2027-05-26')];
    const calendar = createSchoolCalendar([], year);
    expect(calendar('2026-07-31').kind).toBe('unknown');
    for (let day = '2026-08-03'; day <= '2027-05-26'; day = addDays(day, 1)) {
      expect(calendar(day).kind).toBe(weekdayOf(day) % 6 === 0 ? 'weekend' : 'school');
    }
  });
});

test('stay bounded for a mistyped year', () => {
  const calendar = createSchoolCalendar([{ ...fall, to: '9999-12-31' }]);
  expect(calendar('2026-12-01').kind).toBe('off');
  expect(calendar('2036-12-01').kind).not.toBe('off');
});
