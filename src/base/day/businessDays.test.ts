import { describe, expect, it } from 'vitest';
import { businessDaysAfter, businessDaysUpTo, isBusinessDay } from './businessDays.ts';

describe('business days', () => {
  it.each([
    ['2026-09-11', true, 'a Friday'],
    ['2026-09-12', false, 'a Saturday'],
    ['2026-09-13', false, 'a Sunday'],
    ['2026-01-19', false, 'Martin Luther King Jr.'],
    ['2026-02-16', false, "Washington's birthday"],
    ['2026-05-18', true, 'the Monday a week before Memorial Day'],
    ['2026-05-25', false, 'Memorial Day'],
    ['2026-06-19', false, 'Juneteenth'],
    ['2026-09-07', false, 'Labor Day'],
    ['2026-09-14', true, 'the Monday after Labor Day'],
    ['2026-10-12', false, 'Columbus Day'],
    ['2026-11-11', false, 'Veterans Day'],
    ['2026-11-26', false, 'Thanksgiving'],
    ['2026-11-27', true, 'the Friday after Thanksgiving'],
    ['2026-12-25', false, 'Christmas'],
    ['2026-07-03', false, 'the Friday before a Fourth of July on a Saturday'],
    ['2027-07-05', false, 'the Monday after a Fourth of July on a Sunday'],
    ['2027-12-31', false, "the Friday before a New Year's Day on a Saturday"],
  ])('classify %s: %s, %s', (day, isOne) => {
    expect(isBusinessDay(day)).toBe(isOne);
  });

  it.each([
    ['2026-09-11', 3, '2026-09-16'],
    ['2026-09-12', 3, '2026-09-16'],
    ['2026-09-15', 3, '2026-09-18'],
    ['2026-11-25', 1, '2026-11-27'],
    ['2026-12-31', 1, '2027-01-04'],
  ])('count from %s by %d to %s', (from, count, day) => {
    expect(businessDaysAfter(from, count)).toBe(day);
    expect(businessDaysUpTo(from, day)).toBe(count);
  });

  it('count none between a day and an earlier one', () => {
    expect(businessDaysUpTo('2026-09-16', '2026-09-11')).toBe(0);
  });
});
