import { toBase64url } from '#base/crypto/base64url.ts';
import { encrypt } from '#base/crypto/encrypt.ts';
import { backupText } from '#family/rules/backup/backupFile.ts';
import type { FamilyRecord } from '#family/rules/familyRecord.ts';
import { gzip } from '#base/crypto/gzip.ts';
import { LINK_BYTES, deriveIdAndKey } from '#family/store/handOver/handOverCode.ts';
import type { RunningServer } from '../../../supabase/local/server.ts';
import { callFunction } from '../../../supabase/local/testing/aSubmission.ts';
import { NOON } from './today.ts';

const CAMP = 'bright-side-theatre-fall-2025';
const changedAt = Date.parse(NOON) - 60_000;

const thing = (
  kind: FamilyRecord['kind'],
  id: string,
  values: Record<string, string | number>,
): FamilyRecord => ({
  kind,
  id,
  fields: Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, { value, changedAt }]),
  ),
});
const saved = { name: 'Bright Side Theatre', savedAt: changedAt };

/** What another phone has handed to the server: one child, one planned favorite with a note. The link that opens it. */
export async function linkOfOtherPhone({ url }: RunningServer): Promise<string> {
  const things = [
    thing('child', 'wren', { firstName: 'Wren' }),
    thing('favorite', CAMP, saved),
    thing('scheduled', CAMP, saved),
    thing('note', CAMP, { text: 'Ask about <b>lunch</b>' }),
  ];
  const text = backupText(new Date(changedAt).toISOString(), { data: { things } });
  const secret = toBase64url(crypto.getRandomValues(new Uint8Array(LINK_BYTES)));
  const { place, key } = await deriveIdAndKey(secret);
  const packed = await gzip(new TextEncoder().encode(text));
  const sealed = await encrypt(key, packed, `camply hand-over ${place}`);
  const { status } = await callFunction(url, 'put_hand_over', { place, sealed });
  if (status !== 200) throw new Error(`put_hand_over: ${status}`);
  return `/bring#${secret}`;
}
