// The family's rows as only its own devices can read them.
import * as v from 'valibot';
import {
  type SyncCell,
  type SyncCells,
  type FamilyRow,
  isConflictField,
  TEXT,
} from '#family/rules/sync/cells.ts';
import { toBase64url } from '#base/crypto/base64url.ts';
import { IV_LENGTH, decrypt, encrypt, encryptionKey } from '#base/crypto/encrypt.ts';
import type { SealedCell, SealedRow } from './sealedRow.ts';

export type FamilyCipher = {
  /** Identifies a key; the key cannot be derived from it. */
  keyId: string;
  sealRow(row: FamilyRow): Promise<SealedRow>;
  /** Decrypts a row. Resolves to null for another key or an incomplete row. */
  openRow(row: SealedRow): Promise<FamilyRow | null>;
};

/** Bytes of a family's key. */
export const KEY_LENGTH = 32;

/** The id of a row reveals its camp: on the server it is a hash, and the id itself is an encrypted cell. */
const ID_FIELD = '_id';
const NO_TIME = '000000000000-0000-00000000';

/** Shorter values are padded to it, so that the length of an encrypted name reveals little. */
const BLOCK = 32;

const ValueSchema = v.union([v.string(), v.number(), v.boolean(), v.null()]);

const text = new TextEncoder();

/** `key`: KEY_LENGTH random bytes. From it come a key for each purpose (HKDF with SHA-256, RFC 5869). */
export async function createFamilyCipher(key: Uint8Array<ArrayBuffer>): Promise<FamilyCipher> {
  const source = await crypto.subtle.importKey('raw', key, 'HKDF', false, ['deriveBits']);
  const derive = async (purpose: string) => {
    const info = text.encode(`camply family ${purpose} 1`);
    const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info };
    return new Uint8Array(await crypto.subtle.deriveBits(how, source, KEY_LENGTH * 8));
  };
  const macKey = async (purpose: string) =>
    crypto.subtle.importKey(
      'raw',
      await derive(purpose),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['sign'],
    );
  const [sealing, ivs, ids, keyId] = await Promise.all([
    derive('seal').then(encryptionKey),
    macKey('iv'),
    macKey('id'),
    derive('key id'),
  ]);

  async function idOf(kind: string, id: string): Promise<string> {
    return toBase64url((await mac(ids, `${kind}:${id}`)).subarray(0, 16));
  }

  /**
   * The same value in the same place is sealed to the same text: the server sees when two devices wrote the same, and a
   * repeated push is the same push. The iv comes from what is sealed (as RFC 8452 has it), so none serves two texts.
   */
  async function sealValue(about: string, value: SyncCell['v']): Promise<SealedCell['v']> {
    if (value === null) return null;
    const json = JSON.stringify(value);
    const plain = text.encode(json);
    const filled = new Uint8Array(Math.ceil(plain.length / BLOCK) * BLOCK).fill(0x20);
    filled.set(plain);
    const iv = (await mac(ivs, `${about}\n${json}`)).slice(0, IV_LENGTH);
    return { $: await encrypt(sealing, filled, about, iv) };
  }

  /** Undefined where it cannot be opened. */
  async function openValue(about: string, sealed: SealedCell['v']) {
    if (sealed === null) return null;
    const plain = await decrypt(sealing, sealed.$, about);
    return plain === null ? undefined : readValue(plain);
  }

  return {
    keyId: toBase64url(keyId.subarray(0, 16)),
    async sealRow({ kind, id, cells }) {
      const hash = await idOf(kind, id);
      const all: SyncCells = { ...cells, [ID_FIELD]: { v: id, t: NO_TIME } };
      const sealed = await Promise.all(
        Object.entries(all).map(async ([field, cell]): Promise<[string, SealedCell]> => {
          const { v: plain, t, p } = cell;
          const value = await sealValue(about(kind, hash, field), plain);
          return [field, { v: value, t, ...(p && { p: [...p] }) }];
        }),
      );
      return { kind, id: hash, cells: Object.fromEntries(sealed) };
    },
    async openRow({ kind, id: hash, cells: { [ID_FIELD]: idCell, ...cells } }) {
      const id = idCell && (await openValue(about(kind, hash, ID_FIELD), idCell.v));
      if (typeof id !== 'string' || (await idOf(kind, id)) !== hash) return null;
      const opened = await Promise.all(
        Object.entries(cells).map(async ([field, { v: sealed, t, p }]) => {
          const value = await openValue(about(kind, hash, field), sealed);
          return value === undefined ? [] : [[field, { v: value, t, ...(p && { p }) }] as const];
        }),
      );
      return { kind, id, cells: Object.fromEntries(opened.flat()) };
    },
  };
}

/** Bound to the ciphertext: a cell cannot be moved to another row or field. Words keep theirs where they stay beside others. */
const about = (kind: string, id: string, field: string) =>
  `${kind}:${id}:${isConflictField(field) ? TEXT : field}`;

const mac = async (key: CryptoKey, of: string) =>
  new Uint8Array(await crypto.subtle.sign('HMAC', key, text.encode(of)));

function readValue(plain: Uint8Array): SyncCell['v'] | undefined {
  try {
    const { success, output } = v.safeParse(
      ValueSchema,
      JSON.parse(new TextDecoder().decode(plain)),
    );
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}
