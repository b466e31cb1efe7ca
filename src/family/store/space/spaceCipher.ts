// Rows as only the members of a space can read them: one ciphertext a row, with all that is known of it.
import * as v from 'valibot';
import { toBase64url } from '#base/crypto/base64url.ts';
import { encrypt, encryptionKey } from '#base/crypto/encrypt.ts';
import { decryptJson } from '#base/crypto/encryptJson.ts';
import { hkdf } from '#base/crypto/hkdf.ts';
import { CellSchema } from '#family/rules/sync/cells.ts';
import type { FamilyRow } from '#family/rules/sync/cells.ts';
import { keyBytes, keyIdOf, type SpaceKeys } from './spaceKeys.ts';

/** A row as the server has it. `version` grows by one with each writing. */
export const SealedRowSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  sealed: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
});
export type SealedRow = v.InferOutput<typeof SealedRowSchema>;

/** `sealedBy`: the number of the key that opened it. */
export type OpenedRow = FamilyRow & { sealedBy: number };

export type SpaceCipher = {
  keyId: string;
  /** The number of the key that it seals with. */
  keyNo: number;
  sealRow(row: FamilyRow, version: number): Promise<SealedRow>;
  /** Null for a row of another space, place or version, for another key, and for a damaged one. */
  openRow(row: SealedRow): Promise<OpenedRow | null>;
};

/** A row is padded to steps of it, bytes, so that the length of a ciphertext says little. */
const STEP = 256;

const RowSchema = v.tuple([v.string(), v.string(), v.record(v.string(), CellSchema)]);

const text = new TextEncoder();

/** `placeOf`: where on the server a record lies, by its id, in 22 letters; a hash under a key of the space when missing. */
export async function createSpaceCipher(
  keys: SpaceKeys,
  placeOf?: (id: string) => string,
): Promise<SpaceCipher> {
  const sealing = await Promise.all(
    [keys, ...keys.old].map(async ({ no, key }) => ({
      no,
      key: await encryptionKey(await hkdf(keyBytes(key), 'camply space rows')),
    })),
  );
  const ids = await crypto.subtle.importKey(
    'raw',
    keyBytes(keys.ids),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const keyId = await keyIdOf(keys);
  const [current] = sealing;

  /** The id of a record reveals its camp: on the server it is a hash, which takes the key. */
  async function idOf(kind: string, id: string): Promise<string> {
    if (placeOf) return placeOf(id);
    const hash = new Uint8Array(
      await crypto.subtle.sign('HMAC', ids, text.encode(`${kind}:${id}`)),
    );
    return toBase64url(hash.subarray(0, 16));
  }

  /** Bound to the ciphertext: a row cannot be passed off as another, or as an older or later one. */
  const about = (id: string, version: number) => `camply row ${keys.space} ${id} ${version}`;

  return {
    keyId,
    keyNo: keys.no,
    async sealRow({ kind, id, cells }, version) {
      const place = await idOf(kind, id);
      const plain = text.encode(JSON.stringify([kind, id, cells]));
      const padded = new Uint8Array(Math.ceil(plain.length / STEP) * STEP).fill(0x20);
      padded.set(plain);
      if (!current) throw new Error('A space has a key');
      const sealed = await encrypt(current.key, padded, about(place, version));
      return { id: place, version, sealed };
    },
    async openRow({ id: place, version, sealed }) {
      for (const { no, key } of sealing) {
        const row = await decryptJson(key, sealed, about(place, version), RowSchema);
        if (!row) continue;
        const [kind, id, cells] = row;
        // Its writer might have put it into the place of another.
        return (await idOf(kind, id)) === place ? { kind, id, cells, sealedBy: no } : null;
      }
      return null;
    },
  };
}
