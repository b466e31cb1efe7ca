import { expect, test } from 'vitest';
import { readHours } from '#domain/text/hours.ts';
import { type Price, readPrice } from '#domain/text/price.ts';
import { HOUR_TEXTS } from '#tests/fixtures/providerTexts/hours.ts';
import { PRICE_TEXTS } from '#tests/fixtures/providerTexts/prices.ts';
import type { ProviderTexts } from '#tests/fixtures/providerTexts/providerTexts.ts';

/** How much is read at least of what can be read. */
const LEAST_SHARE = 0.95;

/** A reading that is not the right one is a fault; none at all is not. Prints the share in one line. */
function score(name: string, texts: ProviderTexts, read: (text: string) => string | null) {
  const readings = Object.values(texts)
    .flat()
    .map(([text, right]) => ({ text, right, now: read(text) }));
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
  const { wrong, share } = score('Prices', PRICE_TEXTS, (text) => dollarsOf(readPrice(text)));
  expect(wrong).toEqual([]);
  expect(share).toBeGreaterThanOrEqual(LEAST_SHARE);
});

const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

test('no hours of providers are read wrong', () => {
  const { wrong, share } = score('Hours', HOUR_TEXTS, (text) => {
    const hours = readHours(text);
    return hours === 'unknown' ? null : `${clock(hours.from)}-${clock(hours.to)}`;
  });
  expect(wrong).toEqual([]);
  expect(share).toBeGreaterThanOrEqual(LEAST_SHARE);
});
