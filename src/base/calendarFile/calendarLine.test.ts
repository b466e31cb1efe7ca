import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeText, fold } from './calendarLine.ts';

const mixed = fc.string({
  unit: fc.constantFrom(...Array.from('abc ,;:\\"nñé😀👨‍👩‍👧ß漢^%\t\n')),
  maxLength: 160,
});
const bytes = (text: string) => new TextEncoder().encode(text).length;

test('folds lines at 75 bytes without cutting a character, and unfolds to the same line', () => {
  fc.assert(
    fc.property(mixed, (text) => {
      const folded = fold(text.replaceAll('\n', ' '));
      const lines = folded.split('\r\n');
      for (const line of lines) expect(bytes(line)).toBeLessThanOrEqual(75);
      expect(lines.every((line) => !/\p{Surrogate}/u.test(line))).toBe(true);
      expect(folded.replaceAll('\r\n ', '')).toBe(text.replaceAll('\n', ' '));
    }),
    { seed: 1, numRuns: 500 },
  );
  expect(fold('a'.repeat(75))).toBe('a'.repeat(75));
  expect(fold('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`);
  // Three bytes do not fit into the last two.
  expect(fold(`${'a'.repeat(73)}漢`)).toBe(`${'a'.repeat(73)}\r\n 漢`);
});

test('escapes text and removes control characters', () => {
  expect(escapeText('a,b;c\\d\r\ne\u0007f')).toBe(String.raw`a\,b\;c\\d\nef`);
});
