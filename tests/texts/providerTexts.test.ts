import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAges } from '#camps/rules/text/ages.ts';
import { readHours } from '#camps/rules/text/hours.ts';
import { type Price, readPrice } from '#camps/rules/text/price.ts';
import { providerTexts } from '#tests/fixtures/providerTexts/providerTexts.ts';

/** How much is read at least of what can be read. */
const LEAST_SHARE = 0.95;

/** A reading that is not the right one is a fault; none at all is not. Prints the share in one line. */
function score(name: 'ages' | 'hours' | 'prices', read: (text: string) => string | null) {
  const readings = providerTexts(name).map(([, text = '', right = '']) => {
    return { text, right: right === '' ? null : right, now: read(text) };
  });
  const wrong = readings.filter(({ right, now }) => now !== null && now !== right);
  const readable = readings.filter(({ right }) => right !== null);
  const share = readable.filter(({ now }) => now !== null).length / readable.length;
  console.log(
    `${name}: ${readings.length} texts, ${wrong.length} read wrong, ${Math.round(share * 100)} % of the ${readable.length} readable ones read`,
  );
  return { wrong, share };
}

function dollarsOf(price: Price): string | null {
  switch (price.kind) {
    case 'unknown':
      return null;
    case 'free':
      return 'free';
    case 'flat':
      return String(price.cents / 100);
    case 'perWeek':
      return `${price.cents / 100} a week`;
    case 'perDay': {
      const week = price.perWeekCents === null ? '' : `, ${price.perWeekCents / 100} a week`;
      return `${price.cents / 100} a day${week}`;
    }
    default:
      return price satisfies never;
  }
}

test('no price text of providers is read wrong', () => {
  const { wrong, share } = score('prices', (text) => dollarsOf(readPrice(text)));
  expect(wrong).toEqual([]);
  expect(share).toBeGreaterThanOrEqual(LEAST_SHARE);
});

const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

test('no hours of providers are read wrong', () => {
  const { wrong, share } = score('hours', (text) => {
    const hours = readHours(text);
    return hours === 'unknown' ? null : `${clock(hours.from)}-${clock(hours.to)}`;
  });
  expect(wrong).toEqual([]);
  expect(share).toBeGreaterThanOrEqual(LEAST_SHARE);
});

test('no ages of providers are read wrong', () => {
  const { wrong, share } = score('ages', (text) => {
    const ages = parseAges(text);
    if (ages === 'unknown') return null;
    const { min, max } = ages;
    if (min === null) return max === null ? 'any' : `up to ${max}`;
    return max === null ? `${min}+` : `${min}-${max}`;
  });
  expect(wrong).toEqual([]);
  expect(share).toBeGreaterThanOrEqual(LEAST_SHARE);
});

test('any text of ages gives bounds in whole or half years that rise, or none', () => {
  const unit = fc.constantFrom(...'5|12|.5|½|-| to |+| and up|up to |age |years|K|,| '.split('|'));
  let count = 0;
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 6 }), (text) => {
      const ages = parseAges(text);
      if (ages === 'unknown') return;
      count += 1;
      const [min, max] = [ages.min ?? 0, ages.max ?? 18];
      expect(0 <= min && min <= max && max <= 18).toBe(true);
      expect([min * 2, max * 2].every(Number.isInteger)).toBe(true);
    }),
    { seed: 3, numRuns: 3000 },
  );
  expect(count).toBeGreaterThan(20);
});

test('a text longer than any field takes is not read, whatever it begins with', () => {
  const tail = ' '.repeat(100_000);
  expect(readPrice(`$350${tail}`)).toEqual({ kind: 'unknown' });
  expect(readHours(`9am-3pm${tail}`)).toBe('unknown');
  expect(parseAges(`5-12${tail}`)).toBe('unknown');
});
