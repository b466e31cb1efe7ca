import { describe, expect, it } from 'vitest';
import { dateToDay, dayToDate, rangeLabel } from './calendarDay.ts';

describe('days of the picker', () => {
  it('keeps the day it was given, in whatever zone the phone is', () => {
    const day = dayToDate('2025-10-06');
    expect(day && dateToDay(day)).toBe('2025-10-06');
  });

  it('knows no February 30 and no empty day', () => {
    expect(dayToDate('2025-02-30')).toBeUndefined();
    expect(dayToDate('')).toBeUndefined();
  });
});

describe('the chosen dates in words', () => {
  it('says one day once', () => {
    expect(rangeLabel('2025-10-06', '2025-10-06')).toBe('Oct 6');
  });

  it('names the month once within a month and twice across two', () => {
    expect(rangeLabel('2025-10-06', '2025-10-08')).toBe('Oct 6–8');
    expect(rangeLabel('2025-09-29', '2025-10-03')).toBe('Sep 29–Oct 3');
  });

  it('names the one end that is set', () => {
    expect(rangeLabel('2025-10-06', '')).toBe('from Oct 6');
    expect(rangeLabel('', '2025-10-08')).toBe('until Oct 8');
    expect(rangeLabel('', '')).toBe('');
  });
});
