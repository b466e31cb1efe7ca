import { describe, expect, it } from 'vitest';
import { toBase64url } from '#base/crypto/base64url.ts';
import { readCode } from '#base/crypto/code.ts';
import { encryptionKey } from '#base/crypto/encrypt.ts';
import { hashOf, hkdf } from '#base/crypto/hkdf.ts';
import {
  admitOf,
  keyBytes,
  keyIdOf,
  keysText,
  newKeys,
  newRecovery,
  nextKeys,
  openKeys,
  readKeys,
  recoveryOf,
  sealKeys,
} from './spaceKeys.ts';

const bytes = (byte: number) => (length: number) => new Uint8Array(length).fill(byte);
const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));
const KEYS = newKeys(bytes(7));
const lockOf = (byte: number) => encryptionKey(new Uint8Array(32).fill(byte));

describe('what is derived from a key', () => {
  // Computed with hkdfSync('sha256', 32 bytes of 7, no salt, purpose, 32 or 16) of node:crypto.
  it('is HKDF with SHA-256', async () => {
    expect(toBase64url(await hkdf(keyBytes(KEYS.key), 'camply space rows'))).toBe(
      '5hEI9vjd_GLiOmOu-LKNpcqQTu--TI4RjNDm_QHU18Y',
    );
    expect(await keyIdOf(KEYS)).toBe('k1V-kfAA06YkTxt-0qSXtQ');
    expect(await admitOf(KEYS)).toBe('R6lmoS9dmsvE9wW6vHvNaw');
  });

  it('differs for another key', async () => {
    const next = nextKeys(KEYS, bytes(9));
    expect(await keyIdOf(next)).not.toBe(await keyIdOf(KEYS));
    expect(await admitOf(next)).not.toBe(await admitOf(KEYS));
  });
});

describe('the keys of a space', () => {
  it('are 16 random bytes of a name, and twice 32 of a key', () => {
    const asked: number[] = [];
    const keys = newKeys((length) => {
      asked.push(length);
      return random(length);
    });
    expect(asked.toSorted((a, b) => a - b)).toEqual([16, 32, 32]);
    expect(keys).toMatchObject({ no: 1, old: [] });
    expect(keys.key).not.toBe(keys.ids);
    expect(newKeys(random, keys.space).space).toBe(keys.space);
  });

  it('keep the earlier ones, the latest first, when a device is removed', () => {
    const [second, third] = [
      nextKeys(KEYS, bytes(8)),
      nextKeys(nextKeys(KEYS, bytes(8)), bytes(9)),
    ];
    expect(third).toEqual({
      ...KEYS,
      no: 3,
      key: newKeys(bytes(9)).key,
      old: [
        { no: 2, key: second.key },
        { no: 1, key: KEYS.key },
      ],
    });
  });

  it('are read from their own text', () => {
    const keys = nextKeys(KEYS, random);
    expect(readKeys(keysText(keys))).toEqual(keys);
  });

  const { space, key, ids } = KEYS;
  it.each([
    ['no JSON', 'hat'],
    ['null', 'null'],
    ['another space name', JSON.stringify({ ...KEYS, space: 'us' })],
    ['a short key', JSON.stringify({ ...KEYS, key: key.slice(1) })],
    ['no number', JSON.stringify({ space, key, ids, old: [] })],
    ['the number 0', JSON.stringify({ ...KEYS, no: 0 })],
    ['a number that is none', JSON.stringify({ ...KEYS, no: 1.5 })],
    ['an earlier key that is short', JSON.stringify({ ...KEYS, old: [{ no: 1, key: 'k' }] })],
  ])('are not read from %s', (_, text) => {
    expect(readKeys(text)).toBeNull();
  });
});

describe('sealed keys', () => {
  it('open with their lock, for their space and purpose only', async () => {
    const lock = await lockOf(1);
    const sealed = await sealKeys(KEYS, lock, 'recovery');
    expect(await openKeys(sealed, lock, KEYS.space, 'recovery')).toEqual(KEYS);
    expect(await openKeys(sealed, await lockOf(2), KEYS.space, 'recovery')).toBeNull();
    expect(await openKeys(sealed, lock, 'BBBBBBBBBBBBBBBBBBBBBB', 'recovery')).toBeNull();
    expect(await openKeys(sealed, lock, KEYS.space, 'another')).toBeNull();
    expect(await openKeys(`${sealed.slice(0, -4)}AAAA`, lock, KEYS.space, 'recovery')).toBeNull();
  });
});

describe('a recovery code', () => {
  it('has 26 letters of 5 bits, 130 bits, in groups of four', async () => {
    const { code } = await newRecovery(KEYS, random);
    expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{2}$/);
    expect(readCode(code)).toHaveLength(26);
    expect(26 * Math.log2(32)).toBe(130);
  });

  it('finds and opens the keys, however it is typed', async () => {
    const { code, find_hash: hash, sealed } = await newRecovery(KEYS, random);
    const { finder, key } = await recoveryOf(
      readCode(code.toLowerCase().replaceAll('-', ' ')) ?? '',
    );
    expect(await hashOf(finder)).toBe(hash);
    expect(await openKeys(sealed, key, KEYS.space, 'recovery')).toEqual(KEYS);
  });

  it('is told to the server in no way that opens the keys', async () => {
    const { code, ...told } = await newRecovery(KEYS, random);
    const { finder } = await recoveryOf(readCode(code) ?? '');
    const said = JSON.stringify(told);
    expect(said).not.toContain(readCode(code));
    expect(said).not.toContain(finder);
    expect(said).not.toContain(KEYS.key);
  });

  // Computed with hkdfSync of node:crypto from '0123456789ABCDEFGHJKMNPQRS'.
  it('is looked up by HKDF with SHA-256', async () => {
    const { finder } = await recoveryOf('0123456789ABCDEFGHJKMNPQRS');
    expect(finder).toBe('GiL7MpjDKJn6_-ym9VJoAw');
  });

  it('differs from another by one letter, and opens nothing', async () => {
    const { code, sealed } = await newRecovery(KEYS, bytes(3));
    const other = `${(readCode(code) ?? '').slice(0, -1)}4`;
    const { key } = await recoveryOf(other);
    expect(await openKeys(sealed, key, KEYS.space, 'recovery')).toBeNull();
  });
});
