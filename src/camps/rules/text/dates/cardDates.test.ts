import { describe, expect, test } from 'vitest';
import { cardDates, datesText } from './cardDates.ts';

const says = (text: string | null, days: string[] | null = null) =>
  cardDates({ datesText: text, days }, 2025);

describe('what a card says about dates', () => {
  test('read dates are shown as sessions', () => {
    expect(says('10/6-10/10')).toEqual({ kind: 'simple', text: 'Oct\u00a06–\u206010' });
    expect(says('Oct 6, 7, 8, 9').kind).toBe('complex');
  });

  test('the own words of the provider are never hidden by what was read of them', () => {
    for (const words of [
      'TBA',
      'Oct 6-10; half day Oct 13',
      'Oct 6, 7, 8, 9, Columbus Day',
      ';',
      'Oct 6-10 sold out',
      'Oct 6-10 $350',
    ]) {
      expect(says(` ${words} `)).toEqual({ kind: 'simple', text: words });
    }
  });

  test('no dates gives Dates not available', () => {
    expect(says(null)).toEqual({ kind: 'none' });
    expect(says('  ', [])).toEqual({ kind: 'none' });
  });

  test('a listing without words still names the days it has', () => {
    expect(says(null, ['2025-10-07', '2025-10-06', '2025-10-13', '2025-10-06'])).toEqual({
      kind: 'simple',
      text: 'Oct\u00a06–\u20607, Oct\u00a013',
    });
  });

  test('a winter list may begin next year', () => {
    const camp = { datesText: 'Dec 30; Jan 2; Jan 5; Jan 9', days: null };
    expect(cardDates(camp, 2025, 11)).toMatchObject({
      span: 'Dec\u00a030–\u2060Jan\u00a09',
      sessions: ['Tue, Dec 30', 'Fri, Jan 2', 'Mon, Jan 5', 'Fri, Jan 9'],
    });
  });
});

/** In one line, with plain spaces. */
const inOneLine = (text: string, fromMonth: number, impliedYear?: number) =>
  datesText(cardDates({ datesText: text, days: null }, 2026, fromMonth, impliedYear))
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '');

test('names a year only where it is another than the implied one', () => {
  expect(inOneLine('Dec 28-30, Jan 4', 11)).toBe('Dec 28–30, Jan 4');
  expect(inOneLine('Dec 28-30, Jan 4', 11, 2026)).toBe('Dec 28–30, Jan 4, 2027');
  expect(inOneLine('Jan 4, Feb 15-19', 11, 2026)).toBe('Jan 4, Feb 15–19, 2027');
  expect(inOneLine('Dec 21-23', 11, 2026)).toBe('Dec 21–23');
});

test('many dates in one line: a range never hides days without camp', () => {
  expect(inOneLine('Dec 21, 22, 28, 29', 6)).toBe('Dec 21–22, Dec 28–29');
  expect(inOneLine('Jun 1-5; Jun 8-12; Jun 15-19; Jun 22-26', 6)).toBe('Jun 1–26 (20 days)');
  expect(inOneLine('Sep 7; Sep 14; Sep 21; Sep 28', 6)).toBe('Sep 7–28 (4 days)');
});

test('formats dates in one line as sessions, a span, or nothing', () => {
  expect(datesText(says('10/6-10/10, 10/13'))).toBe('Oct\u00a06–\u206010, Oct\u00a013');
  expect(datesText(says('Oct 6, 7, 8, 9'))).toBe('Oct\u00a06–\u20609');
  expect(datesText(says(null))).toBe('');
});
