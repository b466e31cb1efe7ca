import { MOST_CENTS } from '#family/rules/plan/planEntry.ts';

const AMOUNT = /^\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.(\d{1,2}))?$/;

/** Typed dollars as cents: '231', '$62.50', '1,250'. Null for nothing, 'wrong' for anything else and for what no row takes. */
export function readDollars(text: string): number | null | 'wrong' {
  const plain = text.trim();
  if (plain === '') return null;
  const [, whole, fraction = ''] = AMOUNT.exec(plain) ?? [];
  if (whole === undefined) return 'wrong';
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
  return cents > MOST_CENTS ? 'wrong' : cents;
}

/** Cents as they are typed: '231', '62.50'; '' for null. */
export const typedDollars = (cents: number | null): string =>
  cents === null ? '' : cents % 100 === 0 ? `${cents / 100}` : (cents / 100).toFixed(2);
