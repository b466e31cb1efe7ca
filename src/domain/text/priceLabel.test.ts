import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceLabel, priceParts } from './priceLabel.ts';

test('no price asks the family to call', () => {
  expect(priceLabel(null)).toBe('Contact for pricing');
  expect(priceLabel('')).toBe('Contact for pricing');
  expect(priceLabel(' \u00a0')).toBe('Contact for pricing');
});

test('text with a dollar sign is shown as it is', () => {
  expect(priceLabel('$325/week')).toBe('$325/week');
  expect(priceLabel('$80 per day, $360 all week')).toBe('$80 per day, $360 all week');
});

test('a bare number gets a dollar sign', () => {
  expect(priceLabel('95')).toBe('$95');
  expect(priceLabel(' 95.50 ')).toBe('$95.50');
  expect(priceLabel('1,200')).toBe('$1,200');
});

test('other text is shown unchanged', () => {
  expect(priceLabel('Free')).toBe('Free');
  expect(priceLabel('95 per day')).toBe('95 per day');
  expect(priceLabel('50-75')).toBe('50-75');
});

test('a leading amount can be set apart from its words', () => {
  expect(priceParts('$72 a day')).toEqual({ amount: '$72', rest: 'a day' });
  expect(priceParts('$325/week')).toEqual({ amount: '$325', rest: '/week' });
  expect(priceParts('95')).toEqual({ amount: '$95', rest: '' });
  expect(priceParts('$50-$75')).toEqual({ amount: '', rest: '$50-$75' });
  expect(priceParts(null)).toEqual({ amount: '', rest: 'Contact for pricing' });
});

test('setting apart loses no word of any price', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('$', '9', '0', ',', '.', ' ', '/', 'd') }),
      (price) => {
        const { amount, rest } = priceParts(price);
        expect((amount + rest).replaceAll(' ', '')).toBe(priceLabel(price).replaceAll(' ', ''));
      },
    ),
    { seed: 5 },
  );
});
