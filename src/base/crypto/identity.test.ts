import { expect, it } from 'vitest';
import { newId, newLogoToken, newSecret } from './identity.ts';

const filledWith = (byte: number) => (length: number) => new Uint8Array(length).fill(byte);

it('makes a secret of 32 bytes in URL-safe letters', () => {
  expect(newSecret(filledWith(0))).toBe('A'.repeat(43));
  expect(newSecret(filledWith(0xff))).toBe(`${'_'.repeat(42)}8`);
  expect(newSecret(filledWith(0xfb))).toMatch(/^[\w-]{43}$/);
});

it('makes a valid random UUID from any bytes', () => {
  expect(newId(filledWith(0))).toBe('00000000-0000-4000-8000-000000000000');
  expect(newId(filledWith(0xff))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
});

it('makes a logo token of 16 bytes in 22 URL-safe letters', () => {
  expect(newLogoToken(filledWith(0))).toBe('A'.repeat(22));
  expect(newLogoToken(filledWith(0xff))).toMatch(/^[\w-]{22}$/);
});
