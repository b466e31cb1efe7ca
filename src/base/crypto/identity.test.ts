import { expect, it } from 'vitest';
import { newId, newLogoToken, newSecret } from './identity.ts';

const filledWith = (byte: number) => (length: number) => new Uint8Array(length).fill(byte);

it('a secret is 32 bytes in letters that an address takes', () => {
  expect(newSecret(filledWith(0))).toBe('A'.repeat(43));
  expect(newSecret(filledWith(0xff))).toBe(`${'_'.repeat(42)}8`);
  expect(newSecret(filledWith(0xfb))).toMatch(/^[\w-]{43}$/);
});

it('an id is a random UUID, whatever the bytes', () => {
  expect(newId(filledWith(0))).toBe('00000000-0000-4000-8000-000000000000');
  expect(newId(filledWith(0xff))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
});

it('a logo’s token is 16 bytes in 22 letters that a name takes', () => {
  expect(newLogoToken(filledWith(0))).toBe('A'.repeat(22));
  expect(newLogoToken(filledWith(0xff))).toMatch(/^[\w-]{22}$/);
});
