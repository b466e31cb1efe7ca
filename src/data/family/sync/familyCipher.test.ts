import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import type { FamilyRow } from '#domain/family/sync/cells.ts';
import { createFamilyCipher } from './familyCipher.ts';
import { newRecoveryCode, unwrapKey, type Wraps, wrapKey } from './familyKey.ts';
import { type SealedRow, SealedRowSchema } from './sealedRow.ts';

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
  it('opens with the key, as it was', async () => {
    const cipher = await createFamilyCipher(key(1));
    expect(await cipher.openRow(await cipher.sealRow(row))).toEqual(row);
  });

  it('shows kinds, fields and stamps; no value, and not which camp it hangs on', async () => {
    const sealed = await (await createFamilyCipher(key(1))).sealRow(row);
    expect(v.is(SealedRowSchema, sealed)).toBe(true);
    const text = JSON.stringify(sealed);
    for (const word of ['hat', 'cup', 'owl', 'true', '"7"']) expect(text).not.toContain(word);
    expect(sealed.kind).toBe('note');
    expect(sealed.cells.text).toMatchObject({ t: T, p: [T] });
    expect(sealed.cells.name).toEqual({ v: null, t: T });
  });

  it('is the same text for the same value in the same place, so that the server sees that two devices agree', async () => {
    const [one, other] = [await createFamilyCipher(key(1)), await createFamilyCipher(key(1))];
    expect(await one.sealRow(row)).toEqual(await other.sealRow(row));
    const cells = { text: { v: 'Bring a hat 🧢', t: T } };
    const elsewhere = await one.sealRow({ kind: 'note', id: 'bee-camp', cells });
    expect(elsewhere.cells.text?.v).not.toEqual((await one.sealRow(row)).cells.text?.v);
  });

  it('tells little of how long a name is', async () => {
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

  it('whose cells were moved by the server to another row, field or kind: they do not open', async () => {
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

  it('that was damaged loses the cell that was', async () => {
    const cipher = await createFamilyCipher(key(1));
    const sealed = await cipher.sealRow(row);
    const cells = { ...sealed.cells, text: { v: { $: 'AAAA' }, t: T } };
    expect(await cipher.openRow({ ...sealed, cells })).not.toHaveProperty('cells.text');
  });
});

describe('what never passes', () => {
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

const locked = async (): Promise<{ wraps: Wraps; code: string }> => {
  const code = newRecoveryCode((length) => crypto.getRandomValues(new Uint8Array(length)));
  const wraps = {
    password: await wrapKey(key(3), 'password', 'A short sentence 4 you'),
    recovery: await wrapKey(key(3), 'recovery', code),
  };
  return { wraps, code };
};

describe('the key', () => {
  it('opens with the password, and with the code however it is typed', async () => {
    const { wraps, code } = await locked();
    expect(code.replaceAll('-', '')).toHaveLength(26);
    expect(await unwrapKey(wraps, 'password', 'A short sentence 4 you')).toEqual(key(3));
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    expect(await unwrapKey(wraps, 'recovery', typed)).toEqual(key(3));
  });

  it('with nothing else', async () => {
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
  ])('not of a hostile server: %s', async (_, change) => {
    const { wraps } = await locked();
    const hostile = { ...wraps, password: { ...wraps.password, ...change } };
    expect(await unwrapKey(hostile, 'password', 'A short sentence 4 you')).toBeNull();
  });
});
