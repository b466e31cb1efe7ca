import { beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import type { SyncCell, FamilyRow } from '#family/rules/sync/cells.ts';
import { fromBase64url } from '#base/crypto/base64url.ts';
import { IV_LENGTH, encrypt, encryptionKey } from '#base/crypto/encrypt.ts';
import { createFamilyCipher } from './familyCipher.ts';
import { newRecoveryCode, unwrapKey, type WrappedKeys, wrapKey } from './familyKey.ts';
import { type SealedRow, SealedRowSchema } from './sealedRow.ts';
import { quickStretch } from '#tests/fakes/quickStretch.ts';

beforeAll(quickStretch);

const T = '01a0c4506c00-0000-aaaaaaaa';
const key = (fill: number) => new Uint8Array(32).fill(fill);
const row: FamilyRow = {
  kind: 'note',
  id: 'owl-camp',
  cells: {
    text: { v: 'Bring a hat 🧢', t: T, p: [T] },
    [`text#${T}`]: { v: 'Bring a cup', t: T },
    savedAt: { v: 7, t: T },
    _gone: { v: true, t: T },
    name: { v: null, t: T },
  },
};

describe('a sealed row', () => {
  it('opens unchanged with its key', async () => {
    const cipher = await createFamilyCipher(key(1));
    expect(await cipher.openRow(await cipher.sealRow(row))).toEqual(row);
  });

  it('reveals kinds, fields and stamps, but no value and no camp', async () => {
    const sealed = await (await createFamilyCipher(key(1))).sealRow(row);
    expect(v.is(SealedRowSchema, sealed)).toBe(true);
    const text = JSON.stringify(sealed);
    for (const word of ['hat', 'cup', 'owl', 'true', '"7"']) expect(text).not.toContain(word);
    expect(sealed.kind).toBe('note');
    expect(sealed.cells.text).toMatchObject({ t: T, p: [T] });
    expect(sealed.cells.name).toEqual({ v: null, t: T });
  });

  it('is equal for equal values in one place, so that the server sees agreement', async () => {
    const [one, other] = [await createFamilyCipher(key(1)), await createFamilyCipher(key(1))];
    expect(await one.sealRow(row)).toEqual(await other.sealRow(row));
    const cells = { text: { v: 'Bring a hat 🧢', t: T } };
    const elsewhere = await one.sealRow({ kind: 'note', id: 'bee-camp', cells });
    expect(elsewhere.cells.text?.v).not.toEqual((await one.sealRow(row)).cells.text?.v);
  });

  it('uses a different nonce for each value of a cell', async () => {
    const cipher = await createFamilyCipher(key(1));
    const nonceOf = async (value: SyncCell['v']) => {
      const sealed = await cipher.sealRow({ ...row, cells: { text: { v: value, t: T } } });
      return fromBase64url(sealed.cells.text?.v?.$ ?? '')
        ?.subarray(0, IV_LENGTH)
        .toString();
    };
    const values = ['Bring a hat', 'Bring a cup', 'Bring a hat ', '', 7, '7', true];
    const nonces = await Promise.all(values.map(nonceOf));
    expect(new Set(nonces).size).toBe(values.length);
    expect(nonces).not.toContain(undefined);
  });

  it('does not open under the id of another row', async () => {
    const cipher = await createFamilyCipher(key(1));
    const sealed = await cipher.sealRow(row);
    const source = await crypto.subtle.importKey('raw', key(1), 'HKDF', false, ['deriveBits']);
    const info = new TextEncoder().encode('camply family seal 1');
    const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info };
    const sealing = await encryptionKey(
      new Uint8Array(await crypto.subtle.deriveBits(how, source, 256)),
    );
    const withId = async (id: string) => {
      const plain = new TextEncoder().encode(JSON.stringify(id).padEnd(32));
      const idCell = { v: { $: await encrypt(sealing, plain, `note:${sealed.id}:_id`) }, t: T };
      return cipher.openRow({ ...sealed, cells: { ...sealed.cells, _id: idCell } });
    };
    expect(await withId('owl-camp')).toEqual(row);
    expect(await withId('bee-camp')).toBeNull();
  });

  it('hides the length of a name', async () => {
    const cipher = await createFamilyCipher(key(1));
    const lengthOf = async (name: string) => {
      const cells = { name: { v: name, t: T } };
      return (await cipher.sealRow({ kind: 'child', id: 'c', cells })).cells.name?.v?.$.length;
    };
    expect(await lengthOf('Al')).toBe(await lengthOf('Maximiliana'));
  });

  it('does not open with another key', async () => {
    const sealed = await (await createFamilyCipher(key(1))).sealRow(row);
    const other = await createFamilyCipher(key(2));
    expect(await other.openRow(sealed)).toBeNull();
    expect(other.keyId).not.toBe((await createFamilyCipher(key(1))).keyId);
  });

  it('does not open cells that the server moved to another row, field or kind', async () => {
    const cipher = await createFamilyCipher(key(1));
    const sealed = await cipher.sealRow(row);
    const other = await cipher.sealRow({ ...row, id: 'bee-camp', cells: {} });
    const moved: SealedRow = { ...other, cells: { ...sealed.cells, ...other.cells } };
    expect(await cipher.openRow(moved)).toEqual({
      kind: 'note',
      id: 'bee-camp',
      cells: { name: row.cells.name },
    });
    const { text, savedAt } = sealed.cells;
    const swapped = { ...sealed, cells: { ...sealed.cells, text: savedAt, savedAt: text } };
    expect(await cipher.openRow(v.parse(SealedRowSchema, swapped))).not.toHaveProperty(
      'cells.text',
    );
    expect(await cipher.openRow({ ...sealed, kind: 'child' })).toBeNull();
    expect(await cipher.openRow({ ...sealed, id: other.id })).toBeNull();
  });

  it('loses only the damaged cell', async () => {
    const cipher = await createFamilyCipher(key(1));
    const sealed = await cipher.sealRow(row);
    const cells = { ...sealed.cells, text: { v: { $: 'AAAA' }, t: T } };
    expect(await cipher.openRow({ ...sealed, cells })).not.toHaveProperty('cells.text');
  });
});

describe('values that are never accepted', () => {
  it.each([
    ['a word', { text: { v: 'Maya', t: T } }],
    ['a number', { text: { v: 7, t: T } }],
    ['a word beside a sealed one', { text: { v: { $: 'x', name: 'Maya' }, t: T } }],
    ['a word beside a value', { text: { v: null, t: T, name: 'Maya' } }],
    ['a word for a stamp', { text: { v: null, t: 'Maya' } }],
    ['a word for what was read', { text: { v: null, t: T, p: ['Maya'] } }],
  ])('%s', (_, cells) => {
    expect(v.is(SealedRowSchema, { kind: 'note', id: 'x', cells })).toBe(false);
    expect(
      v.is(SealedRowSchema, { kind: 'note', id: 'x', cells: { text: { v: { $: 'x' }, t: T } } }),
    ).toBe(true);
  });
});

it('makes a recovery code of 26 letters with 130 random bits', () => {
  const asked: number[] = [];
  const code = newRecoveryCode((length) => {
    asked.push(length);
    return Uint8Array.from({ length }, (_, index) => index);
  });
  expect(code).toBe('0123-4567-89AB-CDEF-GHJK-MNPQ-RS');
  expect(asked).toEqual([26]);
});

const locked = async (): Promise<{ wraps: WrappedKeys; code: string }> => {
  const code = newRecoveryCode((length) => crypto.getRandomValues(new Uint8Array(length)));
  const wraps = {
    password: await wrapKey(key(3), 'password', 'A short sentence 4 you'),
    recovery: await wrapKey(key(3), 'recovery', code),
  };
  return { wraps, code };
};

describe('the key', () => {
  it('opens with the password, or with the code in any spelling', async () => {
    const { wraps, code } = await locked();
    expect(code.replaceAll('-', '')).toHaveLength(26);
    expect(await unwrapKey(wraps, 'password', 'A short sentence 4 you')).toEqual(key(3));
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    expect(await unwrapKey(wraps, 'recovery', typed)).toEqual(key(3));
  });

  it('opens with nothing else', async () => {
    const { wraps, code } = await locked();
    expect(await unwrapKey(wraps, 'password', 'A short sentence 4 You')).toBeNull();
    expect(await unwrapKey(wraps, 'password', code)).toBeNull();
    expect(await unwrapKey(wraps, 'recovery', 'not a code!')).toBeNull();
    // The server swaps the two.
    const swapped = { password: wraps.recovery, recovery: wraps.password };
    expect(await unwrapKey(swapped, 'password', 'A short sentence 4 you')).toBeNull();
  });

  it.each([
    ['a count that protects nothing', { rounds: 1 }],
    ['a count that would hang the page', { rounds: 1e12 }],
    ['salt that is none', { salt: '!' }],
    ['a key that is none', { key: 'AAAA' }],
  ])('is refused from a hostile server: %s', async (_, change) => {
    const { wraps } = await locked();
    const hostile = { ...wraps, password: { ...wraps.password, ...change } };
    expect(await unwrapKey(hostile, 'password', 'A short sentence 4 you')).toBeNull();
  });
});
