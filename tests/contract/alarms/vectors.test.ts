// The test vectors of supabase/sealed-alarms.md, by our own code and by the checker that others run.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { fromBase64url, toBase64url } from '#base/crypto/base64url.ts';
import { hashOf } from '#base/crypto/hkdf.ts';
import { sealAlarm } from '#base/push/sealAlarm.ts';
import { temporaryFolder } from '#local/testing/temporaryFolder.ts';

const supabase = path.resolve(import.meta.dirname, '../../../supabase');
const text = readFileSync(path.join(supabase, 'sealed-alarms.vectors.json'), 'utf8');
const Vectors = v.object({
  sealed: v.array(v.record(v.string(), v.string())),
  secret: v.object({ secret: v.string(), hash: v.string() }),
});
const vectors = v.parse(Vectors, JSON.parse(text));

const CURVE = { name: 'ECDH', namedCurve: 'P-256' };
async function pairOf(d: string, point: string): Promise<CryptoKeyPair> {
  const bytes = fromBase64url(point) ?? new Uint8Array();
  const [x, y] = [toBase64url(bytes.subarray(1, 33)), toBase64url(bytes.subarray(33))];
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  return {
    publicKey: await crypto.subtle.importKey('jwk', jwk, CURVE, true, []),
    privateKey: await crypto.subtle.importKey('jwk', { ...jwk, d }, CURVE, false, ['deriveBits']),
  };
}

it.each(vectors.sealed)('we seal “$name” as the vector says', async (vector) => {
  const { p256dh = '', auth = '', message = '', salt = '', sealed } = vector;
  const once = {
    pair: await pairOf(vector.once_private ?? '', vector.once_public ?? ''),
    salt: fromBase64url(salt) ?? new Uint8Array(),
  };
  expect(await sealAlarm({ p256dh, auth }, message, once)).toBe(sealed);
});

it('we hash a secret as the vector says', async () => {
  expect(await hashOf(vectors.secret.secret)).toBe(vectors.secret.hash);
});

const check = async (file?: string) => {
  const args = [path.join(supabase, 'checkSealedAlarms.ts'), ...(file ? [file] : [])];
  return promisify(execFile)(process.execPath, args).then(
    ({ stdout }) => stdout,
    (error: unknown) => `failed: ${error instanceof Error ? error.message : ''}`,
  );
};

it('the checker finds them right', async () => {
  expect(await check()).toBe(`${vectors.sealed.length} vectors, 0 wrong\n`);
});

it('the checker fails for a vector with one letter changed, whichever value it is in', async () => {
  const { folder, remove } = await temporaryFolder();
  const others = text.indexOf(`"name": "${vectors.sealed[1]?.name}"`);
  // Of one vector, and what follows after all of them.
  const values = [...text.matchAll(/^ +"(?!name)\w+": "([^"\\]{9,})"/gm)].filter(
    ({ index }) => index < others || index > text.indexOf('"secret": {'),
  );
  const passed: string[] = [];
  const spoil = async (at: number, name: number) => {
    const letter = text[at] === 'A' ? 'B' : 'A';
    const file = path.join(folder, `${name}.json`);
    await writeFile(file, `${text.slice(0, at)}${letter}${text.slice(at + 1)}`);
    if (!(await check(file)).startsWith('failed')) passed.push(text.slice(at - 20, at + 20));
  };
  // Each starts a process.
  for (const [name, { index, 0: whole, 1: value = '' }] of values.entries()) {
    await spoil(index + whole.length - 1 - Math.ceil(value.length / 2), name);
  }
  expect(values.length).toBe(15);
  expect(passed).toEqual([]);
  await remove();
});
