import { expect, test } from 'vitest';
import { codeOf, newSecret, seal, stepOfCode, unseal } from './totp.ts';

// The test values of RFC 6238 (secret "12345678901234567890"), cut to six digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [20_000_000_000, '353130'],
])('computes at second %i the code %s', (second, code) => {
  expect(codeOf(secret, Math.floor(second / 30))).toBe(code);
});

test('accepts one step of clock difference, but not two', () => {
  const step = 1000;
  const at = (offset: number) =>
    stepOfCode(secret, codeOf(secret, step + offset), step * 30_000, 0);
  expect([at(-1), at(0), at(1)]).toEqual([999, 1000, 1001]);
  expect([at(-2), at(2)]).toEqual([null, null]);
});

test('refuses a code of a used or earlier step', () => {
  expect(stepOfCode(secret, codeOf(secret, 1000), 1000 * 30_000, 1000)).toBeNull();
  expect(stepOfCode(secret, codeOf(secret, 999), 1000 * 30_000, 1000)).toBeNull();
});

test('refuses a code that is not six digits', () => {
  expect(stepOfCode(secret, '28708', 59_000, 0)).toBeNull();
});

test('opens an encrypted secret with its own key only', () => {
  const [key, other] = [
    Buffer.alloc(32, 1).toString('base64url'),
    Buffer.alloc(32, 2).toString('base64url'),
  ];
  const made = newSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(seal(made, key)).not.toContain(made);
  expect(unseal(seal(made, key), key)).toBe(made);
  expect(() => unseal(seal(made, key), other)).toThrow(/authenticate/);
});
