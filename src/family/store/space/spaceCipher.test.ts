import { describe, expect, it } from 'vitest';
import { fromBase64url, toBase64url } from '#base/crypto/base64url.ts';
import { encrypt, encryptionKey, IV_LENGTH } from '#base/crypto/encrypt.ts';
import { hkdf } from '#base/crypto/hkdf.ts';
import type { FamilyRow } from '#family/rules/sync/cells.ts';
import { createSpaceCipher, type SealedRow } from './spaceCipher.ts';
import { keyBytes, newKeys, nextKeys, type SpaceKeys } from './spaceKeys.ts';

const bytes = (byte: number) => (length: number) => new Uint8Array(length).fill(byte);
const KEYS = newKeys(bytes(7));
const T = '019a00000000-0000-aaaaaaaa';
const note = (text: string, id = 'owls'): FamilyRow => ({
  kind: 'note',
  id,
  cells: { text: { v: text, t: T, p: [T] } },
});
const lengthOf = ({ sealed }: SealedRow) => fromBase64url(sealed)?.length;

/** Whatever a member can seal with the family's keys. `about`: as the cipher's own. */
async function sealedText(keys: SpaceKeys, text: string, place: string, version: number) {
  const key = await encryptionKey(await hkdf(keyBytes(keys.key), 'camply space rows'));
  const about = `camply row ${keys.space} ${place} ${version}`;
  const sealed = await encrypt(key, new TextEncoder().encode(text), about);
  return { id: place, version, sealed };
}

describe('a sealed row', () => {
  it('opens with all that is known of it, and the number of its key', async () => {
    const cipher = await createSpaceCipher(KEYS);
    const sealed = await cipher.sealRow(note('hat'), 3);
    expect(sealed.version).toBe(3);
    expect(await cipher.openRow(sealed)).toEqual({ ...note('hat'), sealedBy: 1 });
  });

  it('opens as no other version', async () => {
    const cipher = await createSpaceCipher(KEYS);
    const sealed = await cipher.sealRow(note('hat'), 3);
    for (const version of [1, 2, 4, 33]) {
      expect(await cipher.openRow({ ...sealed, version }), `version ${version}`).toBeNull();
    }
  });

  it('opens in no other place', async () => {
    const cipher = await createSpaceCipher(KEYS);
    const [hat, bus] = [
      await cipher.sealRow(note('hat'), 1),
      await cipher.sealRow(note('bus', 'pines'), 1),
    ];
    expect(await cipher.openRow({ ...hat, id: bus.id })).toBeNull();
    expect(await cipher.openRow({ ...hat, sealed: bus.sealed })).toBeNull();
  });

  it('opens in no other space, even under the same key', async () => {
    const sealed = await (await createSpaceCipher(KEYS)).sealRow(note('hat'), 1);
    const other = await createSpaceCipher({ ...KEYS, space: 'BBBBBBBBBBBBBBBBBBBBBB' });
    expect(await other.openRow(sealed)).toBeNull();
  });

  it('opens under no other key', async () => {
    const sealed = await (await createSpaceCipher(KEYS)).sealRow(note('hat'), 1);
    const other = await createSpaceCipher({ ...KEYS, key: newKeys(bytes(8)).key });
    expect(await other.openRow(sealed)).toBeNull();
  });

  it('does not open with a byte flipped anywhere', async () => {
    const cipher = await createSpaceCipher(KEYS);
    const row = await cipher.sealRow(note('hat'), 1);
    const whole = fromBase64url(row.sealed) ?? new Uint8Array();
    const opened = await Promise.all(
      Array.from(whole, (byte, at) =>
        cipher.openRow({ ...row, sealed: toBase64url(whole.with(at, byte ^ 1)) }),
      ),
    );
    expect(opened).toHaveLength(12 + 256 + 16);
    expect(opened.filter((one) => one !== null)).toEqual([]);
  });

  it('does not open cut short, longer, or as another text', async () => {
    const cipher = await createSpaceCipher(KEYS);
    const row = await cipher.sealRow(note('hat'), 1);
    for (const sealed of ['A', 'AAAA', row.sealed.slice(0, -4), `${row.sealed}AAAA`]) {
      expect(await cipher.openRow({ ...row, sealed }), `${sealed.length} letters`).toBeNull();
    }
  });

  it('differs each time, because its nonce is random', async () => {
    const cipher = await createSpaceCipher(KEYS);
    const sealed = await Promise.all(
      Array.from({ length: 20 }, () => cipher.sealRow(note('hat'), 1)),
    );
    const nonces = sealed.map((row) => row.sealed.slice(0, (IV_LENGTH * 4) / 3));
    expect(new Set(nonces).size).toBe(20);
    expect(new Set(sealed.map(({ id }) => id)).size).toBe(1);
  });

  it('says nothing of what is in it', async () => {
    const cipher = await createSpaceCipher(KEYS);
    const { id, sealed } = await cipher.sealRow(note('Maya needs her hat'), 1);
    const bare = new TextDecoder('latin1').decode(fromBase64url(sealed) ?? new Uint8Array());
    // Not in `sealed` itself, whose random letters spell a word of four once in some thousand runs.
    for (const word of ['Maya', 'note', 'owls', 'text', T]) {
      expect(`${id} ${bare}`).not.toContain(word);
    }
  });
});

describe('the size of a sealed row', () => {
  // 12 bytes of nonce and 16 of tag come on top of 256, 512 and 768.
  it.each([
    ['a short note', 1, 284],
    ['as much as one step holds', 155, 284],
    ['one letter more', 156, 540],
    ['as much as two steps hold', 411, 540],
    ['one letter more than that', 412, 796],
  ])('grows in steps of 256 bytes: %s', async (_, letters, size) => {
    const row = note('x'.repeat(letters));
    expect(lengthOf(await (await createSpaceCipher(KEYS)).sealRow(row, 1))).toBe(size);
  });

  it('is the same for a name of one letter and of forty', async () => {
    const cipher = await createSpaceCipher(KEYS);
    const [short, long] = [
      await cipher.sealRow(note('A'), 1),
      await cipher.sealRow(note('A'.repeat(40)), 1),
    ];
    expect(lengthOf(short)).toBe(lengthOf(long));
  });
});

describe('the place of a row', () => {
  // Computed with createHmac('sha256', 32 bytes of 7) of node:crypto, the first 16 bytes.
  it('is a hash under a key of the space', async () => {
    const { id } = await (await createSpaceCipher(KEYS)).sealRow(note('hat'), 1);
    expect(id).toBe('DQT56kDyaPQQxMxVnoNXgQ');
  });

  it('is the same in every version, text and key of one space', async () => {
    const later = await createSpaceCipher(nextKeys(KEYS, bytes(9)));
    const { id } = await (await createSpaceCipher(KEYS)).sealRow(note('hat'), 1);
    expect((await later.sealRow(note('cap'), 7)).id).toBe(id);
    expect((await later.sealRow(note('cap', 'pines'), 7)).id).not.toBe(id);
    expect((await later.sealRow({ ...note('cap'), kind: 'favorite' }, 7)).id).not.toBe(id);
  });

  it('holds no row that a member put into the place of another', async () => {
    const cipher = await createSpaceCipher(KEYS);
    const { id } = await cipher.sealRow(note('hat'), 1);
    const inside = JSON.stringify(['note', 'pines', note('bus').cells]);
    expect(await cipher.openRow(await sealedText(KEYS, inside, id, 1))).toBeNull();
    const honest = JSON.stringify(['note', 'owls', note('bus').cells]);
    expect(await cipher.openRow(await sealedText(KEYS, honest, id, 1))).not.toBeNull();
  });
});

describe('after a device was removed', () => {
  const next = nextKeys(KEYS, bytes(9));

  it('opens what an earlier key has sealed, and says which', async () => {
    const sealed = await (await createSpaceCipher(KEYS)).sealRow(note('hat'), 1);
    expect(await (await createSpaceCipher(next)).openRow(sealed)).toMatchObject({ sealedBy: 1 });
  });

  it('seals with the new key, which the removed device does not have', async () => {
    const sealed = await (await createSpaceCipher(next)).sealRow(note('hat'), 2);
    expect(await (await createSpaceCipher(next)).openRow(sealed)).toMatchObject({ sealedBy: 2 });
    expect(await (await createSpaceCipher(KEYS)).openRow(sealed)).toBeNull();
  });

  it('opens nothing of an earlier key once that was dropped', async () => {
    const sealed = await (await createSpaceCipher(KEYS)).sealRow(note('hat'), 1);
    expect(await (await createSpaceCipher({ ...next, old: [] })).openRow(sealed)).toBeNull();
  });
});

describe('what a member sealed that is no row', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  it.each([
    ['nothing', ''],
    ['no JSON', 'hat'],
    ['null', 'null'],
    ['a number', '1e999'],
    ['too few parts', '["note","owls"]'],
    ['an id that is no text', '["note",{"toString":1},{}]'],
    ['cells that are a list', '["note","owls",[1]]'],
    ['a cell without a stamp', '["note","owls",{"text":{"v":"hat"}}]'],
    ['a stamp of another shape', '["note","owls",{"text":{"v":"hat","t":"9"}}]'],
    ['a value that is a list', `["note","owls",{"text":{"v":["hat"],"t":"${T}"}}]`],
    ['reads of another shape', `["note","owls",{"text":{"v":"hat","t":"${T}","p":"all"}}]`],
    ['51 reads', JSON.stringify(['note', 'owls', { text: { v: '', t: T, p: Array(51).fill(T) } }])],
    ['a very deep one', deep],
  ])('does not open: %s', async (_, text) => {
    const cipher = await createSpaceCipher(KEYS);
    const { id } = await cipher.sealRow(note('hat'), 1);
    expect(await cipher.openRow(await sealedText(KEYS, text, id, 1))).toBeNull();
  });

  it('changes no object of the app by the name of a field', async () => {
    const cipher = await createSpaceCipher(KEYS);
    const { id } = await cipher.sealRow(note('hat'), 1);
    const text = `["note","owls",{"__proto__":{"v":"hat","t":"${T}"}}]`;
    const opened = await cipher.openRow(await sealedText(KEYS, text, id, 1));
    expect(Object.keys(opened?.cells ?? {})).toEqual([]);
    expect({}).not.toHaveProperty('v');
  });
});
