import { describe, expect, test } from 'vitest';
import { includesDay, toggleDay } from './dayRange.ts';

const none = { start: '', end: '' };
const monToWed = { start: '2025-10-06', end: '2025-10-08' };

describe('tapping break days', () => {
  test('the first tap chooses one day, a second tap on it removes it', () => {
    const one = toggleDay(none, '2025-10-06');
    expect(one).toEqual({ start: '2025-10-06', end: '2025-10-06' });
    expect(toggleDay(one, '2025-10-06')).toEqual(none);
  });

  test('a tap outside extends the range, also across a gap', () => {
    expect(toggleDay(monToWed, '2025-10-10')).toEqual({ start: '2025-10-06', end: '2025-10-10' });
    expect(toggleDay(monToWed, '2025-09-30')).toEqual({ start: '2025-09-30', end: '2025-10-08' });
  });

  test('a tap on an end removes that day, also across months', () => {
    expect(toggleDay(monToWed, '2025-10-06')).toEqual({ start: '2025-10-07', end: '2025-10-08' });
    expect(toggleDay(monToWed, '2025-10-08')).toEqual({ start: '2025-10-06', end: '2025-10-07' });
    expect(toggleDay({ start: '2025-09-30', end: '2025-10-01' }, '2025-09-30')).toEqual({
      start: '2025-10-01',
      end: '2025-10-01',
    });
  });

  test('a tap inside leaves only that day', () => {
    expect(toggleDay(monToWed, '2025-10-07')).toEqual({ start: '2025-10-07', end: '2025-10-07' });
  });

  test('a link with only a first day means that day', () => {
    const oneDay = { start: '2025-10-06', end: '' };
    expect(includesDay(oneDay, '2025-10-06')).toBe(true);
    expect(includesDay(oneDay, '2025-10-07')).toBe(false);
    expect(includesDay(none, '2025-10-06')).toBe(false);
    expect(toggleDay(oneDay, '2025-10-08')).toEqual(monToWed);
  });
});
