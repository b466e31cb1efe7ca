import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dollars, grouped, type Price, readPrice } from './price.ts';

test.each<[string, Price]>([
  ['Free', { kind: 'free' }],
  ['FREE!', { kind: 'free' }],
  ['$0', { kind: 'free' }],
  ['95', { kind: 'flat', cents: 9500 }],
  ['$295', { kind: 'flat', cents: 29500 }],
  ['$1,250.50', { kind: 'flat', cents: 125050 }],
  ['$325/week', { kind: 'perWeek', cents: 32500 }],
  ['$325 / wk', { kind: 'perWeek', cents: 32500 }],
  ['$325 for the week', { kind: 'perWeek', cents: 32500 }],
  ['$72 a day', { kind: 'perDay', cents: 7200, perWeekCents: null }],
  ['72 per day.', { kind: 'perDay', cents: 7200, perWeekCents: null }],
  ['$72/day', { kind: 'perDay', cents: 7200, perWeekCents: null }],
  ['$80 per day, $360 all week', { kind: 'perDay', cents: 8000, perWeekCents: 36000 }],
  ['$1,360 a week or $300\u00a0daily', { kind: 'perDay', cents: 30000, perWeekCents: 136000 }],
  ['$80 a day / $360 a week', { kind: 'perDay', cents: 8000, perWeekCents: 36000 }],
  ['No charge', { kind: 'free' }],
  ['$450 per session', { kind: 'perSession', cents: 45000 }],
  ['Weekly tuition: $325', { kind: 'perWeek', cents: 32500 }],
  ['$325/week (includes lunch)', { kind: 'perWeek', cents: 32500 }],
  ['$75/day; $375/week', { kind: 'perDay', cents: 7500, perWeekCents: 37500 }],
  ['$360/week ($80/day)', { kind: 'perDay', cents: 8000, perWeekCents: 36000 }],
  ['$80/day; $360/week', { kind: 'perDay', cents: 8000, perWeekCents: 36000 }],
])('reads %j with certainty', (text, price) => {
  expect(readPrice(text)).toEqual(price);
});

test.each([
  null,
  '',
  'TBA',
  'Contact us',
  '$50-$75',
  'from $95',
  '$95+',
  '95.5',
  '$12,34',
  '$80, $360',
  '$80 per day, $75 a day',
  '$80 a week, $360 a day',
  '$80 per day, $360 all week, $50 deposit',
  '$80 per child',
  'Free for members',
  '$80 per day, siblings free',
  '2 days $120',
  // Five such days cost less than the week: the smaller amount is for care.
  '$350/week, $25/day',
  // A session at this price may be one class of a day.
  '$30 per session',
  'Weekly $65 per day',
  '$325 (lunch not included)',
  '$75/day; $376/week',
  '$0/day, $0/week',
  '$404555',
])('treats %j as unknown', (text) => {
  expect(readPrice(text)).toEqual({ kind: 'unknown' });
});

test('reads any amount in any format to the cent', () => {
  const whole = fc.integer({ min: 1, max: 9999 });
  const cents = fc.constantFrom('', '.00', '.50', '.05', '.99');
  fc.assert(
    fc.property(
      whole,
      cents,
      fc.constantFrom('', '$', '$ '),
      fc.boolean(),
      (amount, rest, sign, isGrouped) => {
        const text = sign + (isGrouped ? grouped(amount) : String(amount)) + rest;
        const expected = amount * 100 + Number(rest.slice(1) || 0);
        expect(readPrice(text)).toEqual({ kind: 'flat', cents: expected });
        expect(readPrice(`${text} per week`)).toEqual({ kind: 'perWeek', cents: expected });
        expect(readPrice(`${text}/day, ${text} all week`)).toEqual({
          kind: 'perDay',
          cents: expected,
          perWeekCents: expected,
        });
      },
    ),
    { seed: 12, numRuns: 300 },
  );
});

test('reads any text as a price or unknown without throwing', () => {
  const piece = fc.constantFrom(
    ...'$|80|360|,|.|50|/| |day|week|per |a |all |or |free|-|+|x'.split('|'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
      const price = readPrice(pieces.join(''));
      expect('cents' in price ? Number.isSafeInteger(price.cents) && price.cents > 0 : true).toBe(
        true,
      );
    }),
    { seed: 13, numRuns: 1000 },
  );
});

test('writes cents as dollars', () => {
  expect([0, 5, 7700, 6250, 99_999, 125_000, 3333.3].map(dollars)).toEqual([
    '$0',
    '$0.05',
    '$77',
    '$62.50',
    '$999.99',
    '$1,250',
    '$33.33',
  ]);
  const plainly = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  fc.assert(
    fc.property(fc.nat(), (cents) => {
      expect(dollars(cents)).toBe(plainly.format(cents / 100).replace(/\.00$/, ''));
    }),
    { seed: 7 },
  );
});
