import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPrice } from './price.ts';
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

test.each([
  // The provider's words, as everywhere else.
  ['$72 a day', '$72', 'a day', ''],
  ['$60 per day', '$60', 'per day', ''],
  ['72/day', '', '', '72/day'],
  ['$325/week', '$325', '/week', ''],
  ['$1,150 for the week', '$1,150', 'for the week', ''],
  ['$72.50 a day', '$72.50', 'a day', ''],
  ['$80 per day, $360 all week', '$80', 'per day', '$360 all week'],
  // An amount alone stays alone.
  ['95', '$95', '', ''],
  ['$340', '$340', '', ''],
  ['$95+', '$95+', '', ''],
  // Ranges.
  ['$45-$65', '$45\u201365', '', ''],
  ['$45 to $65 per day', '$45\u201365', 'per day', ''],
  ['$1,200 \u2013 1,400', '$1,200\u20131,400', '', ''],
  // A number that is not the higher end of a range is of something else.
  ['$300 - 5 days', '$300', '', '5 days'],
  ['$300 - 2 weeks', '$300', '', '2 weeks'],
  ['$95 - $80 for siblings', '$95', '', '$80 for siblings'],
  // Words that join a remark to the price stay, between two prices they go.
  ['$200 and up', '$200', 'and up', ''],
  ['$20 or more', '$20', 'or more', ''],
  ['$385 and lunch', '$385', 'and lunch', ''],
  ['$72 a day or $340 a week', '$72', 'a day', '$340 a week'],
  ['$80/day / $360/week', '$80', '/day', '$360/week'],
  ['$45 or Free for members', '$45', '', 'Free for members'],
  // Free is a price.
  ['Free', 'Free', '', ''],
  ['FREE!', 'Free', '', ''],
  ['$0', 'Free', '', ''],
  ['0/day', 'Free', '', ''],
  ['$0 per day', 'Free', '', ''],
  ['0 a week', 'Free', '', ''],
  ['0.00', 'Free', '', ''],
  ['$0 deposit', '', '', '$0 deposit'],
  ['$0, $20 for lunch', '$0', '', '$20 for lunch'],
  // Other words keep their place beside or below the amount.
  ['$540 overnight', '$540', 'overnight', ''],
  ['$80 per child', '$80', 'per child', ''],
  ['$80 with a deposit', '$80', '', 'with a deposit'],
  ['$80, siblings half price', '$80', '', 'siblings half price'],
  ['Sliding scale', '', '', 'Sliding scale'],
  // The unit stays beside its amount, the remark goes below.
  ['$60/day plus $100 registration', '$60', '/day', 'plus $100 registration'],
  ['$350/wk + $25 materials', '$350', '/wk', '+ $25 materials'],
  ['$60/day (3-day minimum)', '$60', '/day', '(3-day minimum)'],
  ['$440 per two-week session', '$440', 'per two-week session', ''],
  ['$85 per day per child, siblings less', '$85', 'per day per child', 'siblings less'],
  ['$315 members | $350 non-members', '$315', 'members', '$350 non-members'],
  // What the camp does not cost is never large.
  ['$25 registration fee, $350/week', '', '', '$25 registration fee, $350/week'],
  ['$50 deposit, $350 total', '', '', '$50 deposit, $350 total'],
  ['$25 (supply fee) + $350/week', '', '', '$25 (supply fee) + $350/week'],
  ['$100 holds your spot; balance $250', '', '', '$100 holds your spot; balance $250'],
  ['$20/day aftercare, $300/week', '', '', '$20/day aftercare, $300/week'],
  ['$30 off for siblings', '', '', '$30 off for siblings'],
  ['$350 ($50 non-refundable deposit)', '$350', '', '($50 non-refundable deposit)'],
  ['$350 (includes registration fee)', '$350', '', '(includes registration fee)'],
  ['$350 plus registration fee', '$350', '', 'plus registration fee'],
  ['from $95', '', '', 'from $95'],
  [null, '', '', 'Contact for pricing'],
])('%j is %j, %j and %j on a card', (price, amount, rest, more) => {
  expect(priceParts(price)).toEqual({ amount, rest, more });
});

test('what a card calls free is free to filters, too', () => {
  const piece = fc.constantFrom(
    '$',
    '0',
    '.00',
    ' ',
    '/',
    ' per ',
    ' a ',
    'day',
    'week',
    'free',
    '!',
  );
  let count = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 5 }), (pieces) => {
      const price = pieces.join('');
      if (priceParts(price).amount !== 'Free') return;
      count += 1;
      expect(readPrice(price).kind).toBe('free');
    }),
    { seed: 6, numRuns: 3000 },
  );
  expect(count).toBeGreaterThan(50);
});

const digits = (text: string) => text.replaceAll(/[^\d.]/g, '');

test('loses no digit of any price when splitting it', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('$', '9', '1', ',', ' ', '/', '-', 'to', 'day', 'x') }),
      (price) => {
        const { amount, rest, more } = priceParts(price);
        expect(digits(amount + rest + more)).toBe(digits(priceLabel(price)));
      },
    ),
    { seed: 5 },
  );
});
