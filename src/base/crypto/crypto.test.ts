import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromBase64url, toBase64url } from './base64url.ts';
import { newCode, readCode } from './code.ts';
import { decrypt, encrypt, encryptionKey } from './encrypt.ts';
import { ITERATIONS, deriveBits } from './deriveBits.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const keyOf = (byte: number) => encryptionKey(new Uint8Array(32).fill(byte));

it('encodes and decodes bytes of any length', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (some) => {
      expect(fromBase64url(toBase64url(some))).toEqual(some);
    }),
    { seed: 1 },
  );
  const many = new Uint8Array(1_000_000).fill(251);
  expect(fromBase64url(toBase64url(many))).toEqual(many);
});

it.each(['=', 'AA==', 'A', 'AB', 'AAB', 'A A', 'AA+/', 'AAAA\n', 'ÄAAA'])(
  'rejects %j as base64url',
  (text) => {
    expect(fromBase64url(text)).toBeNull();
  },
);

it('derives the same bits from equivalent Unicode forms of a passphrase', async () => {
  const salt = bytes('salt of sixteen.');
  const once = await deriveBits('caf\u00e9', salt, 100_000, 256);
  expect(once).toHaveLength(32);
  expect(await deriveBits('cafe\u0301', salt, 100_000, 256)).toEqual(once);
  expect(await deriveBits('cafe', salt, 100_000, 256)).not.toEqual(once);
  expect(await deriveBits('caf\u00e9', bytes('another salt'), 100_000, 256)).not.toEqual(once);
});

// Computed with openssl kdf -keylen 32 -kdfopt digest:SHA256 -kdfopt iter:100000.
it('derives the bits of PBKDF2-SHA256', async () => {
  const bits = await deriveBits('password', bytes('salt'), 100_000, 256);
  expect(toBase64url(bits)).toBe('A5Si7eMyyaE-uC6bJGMWBMMd-Xi04vD70sVJlE-deaU');
});

it('uses at least the 600,000 iterations that OWASP recommends for PBKDF2-SHA256', () => {
  expect(ITERATIONS).toBeGreaterThanOrEqual(600_000);
});

it.each([1, 99_999, 5_000_001, 1e12, Number.NaN, 200_000.5, -600_000])(
  'rejects %d iterations',
  async (iterations) => {
    await expect(deriveBits('secret', bytes('salt'), iterations, 256)).rejects.toThrow(RangeError);
  },
);

it('opens sealed data only with its own key and name', async () => {
  const key = await keyOf(1);
  const sealed = await encrypt(key, bytes('Maya'), 'child:1:name');
  expect(await decrypt(key, sealed, 'child:1:name')).toEqual(bytes('Maya'));
  expect(await decrypt(key, sealed, 'child:2:name')).toBeNull();
  expect(await decrypt(await keyOf(2), sealed, 'child:1:name')).toBeNull();
  expect(await encrypt(key, bytes('Maya'), 'child:1:name')).not.toBe(sealed);
});

it('detects damage at any position', async () => {
  const key = await keyOf(1);
  const sealed = await encrypt(key, bytes('Maya'), 'name');
  const whole = fromBase64url(sealed) ?? new Uint8Array();
  for (const at of whole.keys()) {
    const damaged = whole.with(at, (whole[at] ?? 0) ^ 1);
    expect(await decrypt(key, toBase64url(damaged), 'name')).toBeNull();
  }
  for (const cut of ['', 'AAAA', sealed.slice(0, -1), `${sealed}A`, `${sealed}=`]) {
    expect(await decrypt(key, cut, 'name')).toBeNull();
  }
});

it('reads a code in any spelling', () => {
  const code = newCode(10, () => Uint8Array.of(17, 14, 43, 73, 38, 224, 10, 198, 7, 255));
  expect(code).toBe('HEB9-60A6-7Z');
  for (const typed of ['heb960a67z', ' HEB9 6oA6 7Z ', 'heb9–60a6—7z', 'ＨＥＢ９-60A6-7Z']) {
    expect(readCode(typed)).toBe('HEB960A67Z');
  }
  expect(readCode('o1-il u')).toBe('0111V');
});

it.each(['', ' - ', 'HEB9!', 'HÉB9', 'https://camply.example', '<b>'])(
  'rejects %j as a code',
  (typed) => {
    expect(readCode(typed)).toBeNull();
  },
);

it('draws all letters of a code equally often', () => {
  const code = newCode(256, () => Uint8Array.from({ length: 256 }, (_, index) => index));
  const letters = readCode(code) ?? '';
  expect(new Set(letters).size).toBe(32);
  expect(letters).toHaveLength(256);
});
