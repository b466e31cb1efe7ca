import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PLAN_STATUSES } from '#family/rules/plan/planEntry.ts';
import { type CoverageClaim, type Cover, dayCell, NEAR_MINUTES } from './dayCell.ts';
import type { AtHomeClaim } from './homeDays.ts';
import { totalMinutes, type Span } from './span.ts';

const hours = (from: number, to: number): Span => ({ from: from * 60, to: to * 60 });
const claim = (fields: Partial<CoverageClaim>): CoverageClaim => ({
  entryId: 'a',
  status: 'registered',
  hours: hours(9, 15),
  extended: [],
  place: null,
  isListed: true,
  ...fields,
});
const atHome = (span: Span | null): AtHomeClaim => ({
  who: 'Grandma',
  span,
  rowId: 'h',
  holiday: null,
});
const day = hours(8, 17);

describe('one day', () => {
  test.each<[string, Span | 'unknown' | null, CoverageClaim[], Cover]>([
    ['the camp reaches', day, [claim({ hours: day })], 'covered'],
    ['30 minutes are missing at an end', day, [claim({ hours: hours(8.5, 17) })], 'near'],
    ['15 minutes are missing at each end', day, [claim({ hours: hours(8.25, 16.75) })], 'near'],
    ['31 minutes are missing', day, [claim({ hours: { from: 511, to: 1020 } })], 'part'],
    ['30 minutes are missing at each end', day, [claim({ hours: hours(8.5, 16.5) })], 'part'],
    [
      '30 minutes are missing in the middle',
      day,
      [claim({ hours: hours(8, 12) }), claim({ entryId: 'b', hours: hours(12.5, 17) })],
      'near',
    ],
    ['all of 30 minutes is missing', hours(16, 16.5), [claim({ hours: hours(9, 12) })], 'open'],
    [
      'hours not given, but another camp leaves 30 minutes',
      day,
      [claim({ hours: 'unknown' }), claim({ entryId: 'b', hours: hours(8, 16.5) })],
      'near',
    ],
    [
      'two half days that touch',
      hours(9, 16),
      [claim({ hours: hours(9, 12) }), claim({ entryId: 'b', hours: hours(12, 16) })],
      'covered',
    ],
    ['hours not given', day, [claim({ hours: 'unknown' })], 'unknown'],
    [
      'hours not given, but another camp reaches',
      day,
      [claim({ hours: 'unknown' }), claim({ entryId: 'b', hours: day })],
      'covered',
    ],
    ['a night at camp', day, [claim({ hours: 'allDay' })], 'covered'],
    ['before and after care', day, [claim({ extended: [hours(8, 9), hours(15, 17)] })], 'covered'],
    ['a waitlist', day, [claim({ hours: day, status: 'waitlisted' })], 'open'],
    ['a thought', day, [claim({ hours: day, status: 'considering' })], 'open'],
    ['a day that the camp no longer runs', day, [claim({ hours: day, isListed: false })], 'open'],
    ['a camp in the evening', day, [claim({ hours: hours(18, 20) })], 'open'],
    ['nobody needs care', null, [claim({})], 'none'],
    ['nobody knows when school lets out', 'unknown', [claim({ hours: day })], 'unknown'],
  ])('%s', (_, need, claims, cover) => {
    expect(dayCell(need, claims, []).cover).toBe(cover);
  });

  test('counts a parent at home, alone and beside a camp', () => {
    expect(dayCell(day, [], [atHome(null)]).cover).toBe('home');
    expect(dayCell('unknown', [], [atHome(null)]).cover).toBe('home');
    expect(dayCell('unknown', [], [atHome(hours(8, 12))]).cover).toBe('unknown');
    const beside = dayCell(day, [claim({ hours: hours(8, 13) })], [atHome(hours(13, 17))]);
    expect(beside.cover).toBe('covered');
    expect(dayCell(day, [], [atHome(hours(8, 13))]).gaps).toEqual([hours(13, 17)]);
    const evening = claim({ hours: hours(18, 20) });
    expect(dayCell(day, [evening], [atHome(null)]).cover).toBe('home');
  });

  test('detects a clash of two rows, possible without hours', () => {
    const certain = { entryIds: ['a', 'b'], isCertain: true };
    expect(clashes(hours(9, 12), hours(11, 16))).toEqual([certain]);
    expect(clashes('allDay', 'unknown')).toEqual([certain]);
    expect(clashes('unknown', hours(9, 12))).toEqual([{ ...certain, isCertain: false }]);
    expect(clashes(hours(9, 12), hours(12, 16))).toEqual([]);
  });
});

const isIn = (minute: number, spans: readonly Span[]) =>
  spans.some(({ from, to }) => from <= minute && minute < to);
const holding = ({ status, isListed }: CoverageClaim) =>
  isListed && ['planned', 'registered', 'confirmed'].includes(status);
const isHeld = (minute: number, all: readonly CoverageClaim[]) =>
  all.filter(holding).some(({ hours: own, extended }) => {
    if (own === 'allDay') return true;
    return isIn(minute, own === 'unknown' ? extended : [own, ...extended]);
  });
const isAtHome = (minute: number, all: readonly AtHomeClaim[]) =>
  all.some((one) => one.span === null || isIn(minute, [one.span]));
const clashes = (one: CoverageClaim['hours'], other: CoverageClaim['hours']) =>
  dayCell(day, [claim({ hours: one }), claim({ entryId: 'b', hours: other })], []).clashes;

/** What a person would call it who has crossed out each covered minute on paper. */
function shapeOf(wanted: readonly number[], missing: readonly number[]): Cover {
  if (missing.length === wanted.length) return 'open';
  return missing.length <= NEAR_MINUTES ? 'near' : 'part';
}

describe('a day that most parents have off', () => {
  const guess: AtHomeClaim = { who: '', span: null, rowId: null, holiday: 'mlk' };
  const needed = { from: 540, to: 990 };
  const cover = (need: typeof needed | 'unknown' | null, rows: CoverageClaim[], more = [guess]) =>
    dayCell(need, rows, more).cover;

  test('is a guess until the family says so, and holds nothing', () => {
    expect(cover(needed, [])).toBe('guess');
    expect(cover('unknown', [])).toBe('guess');
    expect(cover(null, [])).toBe('none');
    expect(cover(needed, [claim({ status: 'waitlisted' })])).toBe('guess');
    expect(cover(needed, [], [{ ...guess, rowId: 'said' }])).toBe('home');
  });

  test('is what a booking makes of it where there is one', () => {
    expect(cover(needed, [claim({ hours: needed })])).toBe('covered');
    expect(cover(needed, [claim({ hours: { from: 540, to: 720 } })])).toBe('part');
    expect(cover('unknown', [claim({ hours: 'unknown' })])).toBe('unknown');
  });
});

describe('any day, compared with a minute-by-minute check', () => {
  const span = fc
    .tuple(fc.nat(96), fc.nat(96))
    .map(([a, b]): Span => ({ from: Math.min(a, b) * 15, to: Math.max(a, b) * 15 }));
  const need = span.filter(({ from, to }) => to - from > 60);
  const someHours = fc.oneof(span, fc.constantFrom<CoverageClaim['hours']>('unknown', 'allDay'));
  const claims = fc.array(
    fc.record<CoverageClaim>({
      entryId: fc.uuid(),
      status: fc.constantFrom(...PLAN_STATUSES),
      hours: fc.oneof({ weight: 4, arbitrary: span }, { weight: 1, arbitrary: someHours }),
      extended: fc.array(span, { maxLength: 2 }),
      place: fc.constantFrom(null, '1 mill st', '2 oak st'),
      isListed: fc.boolean(),
    }),
    { maxLength: 5 },
  );
  const home = fc.array(fc.option(span, { nil: null }).map(atHome), { maxLength: 2 });
  const minutes = Array.from({ length: 1440 }, (_, minute) => minute);
  test('is covered exactly when each needed minute is', () => {
    fc.assert(
      fc.property(need, claims, home, (needed, rows, people) => {
        const cell = dayCell(needed, rows, people);
        const wanted = minutes.filter((minute) => isIn(minute, [needed]));
        const missing = wanted.filter((at) => !isHeld(at, rows) && !isAtHome(at, people));
        expect(wanted.filter((minute) => isIn(minute, cell.gaps))).toEqual(missing);
        expect(totalMinutes(cell.gaps)).toBe(missing.length);
        expect(['covered', 'home'].includes(cell.cover)).toBe(missing.length === 0);
        expect(cell.cover === 'home').toBe(wanted.every((at) => isAtHome(at, people)));
        const hasUnknown = rows.some((row) => holding(row) && row.hours === 'unknown');
        const seen = shapeOf(wanted, missing);
        const shape = hasUnknown && seen !== 'near' ? 'unknown' : seen;
        expect(missing.length === 0 || cell.cover === shape).toBe(true);
      }),
      { seed: 21, numRuns: 1000 },
    );
  });

  const rank: Record<Cover, number> = {
    none: 0,
    open: 1,
    unknown: 2,
    part: 3,
    near: 4,
    covered: 5,
    home: 5,
    guess: 1,
  };

  test('never opens by one more row, in any order, ignoring cancelled rows', () => {
    fc.assert(
      fc.property(need, claims, claims, home, (needed, rows, more, people) => {
        const before = dayCell(needed, rows, people);
        for (const row of more) {
          const after = dayCell(needed, [...rows, row], people);
          expect(totalMinutes(after.gaps)).toBeLessThanOrEqual(totalMinutes(before.gaps));
          const isWorse = rank[after.cover] < rank[before.cover];
          expect(isWorse && row.hours !== 'unknown').toBe(false);
          const cancelled = { ...row, status: 'cancelled' as const };
          expect(dayCell(needed, [...rows, cancelled], people)).toEqual(before);
        }
        const { cover, gaps } = dayCell(needed, rows.toReversed(), people);
        expect({ cover, gaps }).toEqual({ cover: before.cover, gaps: before.gaps });
      }),
      { seed: 22, numRuns: 500 },
    );
  });

  test('is neither covered nor open by unknown hours', () => {
    fc.assert(
      fc.property(need, claims, (needed, rows) => {
        const nameless = { ...claim({ hours: 'unknown' }), entryId: 'nameless' };
        const known = dayCell(needed, rows, []);
        const { cover } = dayCell(needed, [...rows, nameless], []);
        expect(cover).not.toBe('open');
        expect(cover === 'covered').toBe(known.cover === 'covered');
      }),
      { seed: 23, numRuns: 500 },
    );
  });
});
