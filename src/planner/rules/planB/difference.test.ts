import { expect, it } from 'vitest';
import { difference } from './difference.ts';
import type { Booking } from './week.ts';

const booking = (id: number, cells: number, child = 0, week = 0): Booking => ({
  week,
  child,
  offer: { id, cells, cents: 0, misfit: 0, site: 0 },
  cells,
});

it('is the share of cells filled by another camp', () => {
  const whole = [booking(1, 0b111), booking(2, 0b1, 1)];
  expect(difference(whole, whole)).toBe(0);
  expect(difference(whole, [booking(1, 0b111), booking(3, 0b1, 1)])).toBe(1 / 4);
  expect(difference(whole, [booking(1, 0b011)])).toBe(2 / 4);
  expect(difference(whole, [booking(1, 0b111, 0, 1)])).toBe(1);
  expect(difference(whole, [])).toBe(1);
  expect(difference([], [])).toBe(0);
});

it("ignores how a camp's booking is split", () => {
  expect(difference([booking(1, 0b11)], [booking(1, 0b01), booking(1, 0b10)])).toBe(0);
});
