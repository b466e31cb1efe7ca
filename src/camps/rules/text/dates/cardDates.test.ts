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

test('formats dates in one line as sessions, a span, or nothing', () => {
  expect(datesText(says('10/6-10/10, 10/13'))).toBe('Oct\u00a06–\u206010, Oct\u00a013');
  expect(datesText(says('Oct 6, 7, 8, 9'))).toBe('Oct\u00a06–\u20609');
  expect(datesText(says(null))).toBe('');
});
