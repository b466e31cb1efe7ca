import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import * as v from 'valibot';
import { newVapidKeys } from '../../functions/_shared/alarms/newVapidKeys.ts';
import { StartError } from './StartError.ts';

/** The browser's key. Not a secret: it only identifies a visitor. */
export const PUBLISHABLE_KEY = 'sb_publishable_camply_local';

/** As of a folder from before there were alarms. */
const StoredKeysSchema = v.looseObject({
  /** Grants everything, so each data folder has its own. */
  secretKey: v.string(),
  /** Between the gateway and lite, which signs with HS256 only. Never leaves this process. */
  innerSecret: v.string(),
  /** Encrypts the secrets of second factors in the database. */
  factorKey: v.string(),
  /** ES256, private part included. Stored, or every session would end with a restart. */
  signingKey: v.looseObject({ kty: v.literal('EC'), kid: v.string(), d: v.string() }),
  /** By which push services know who sends alarms. Phones subscribe with the public one: with another no alarm of theirs rings. */
  alarmKeys: v.optional(v.object({ publicKey: v.string(), privateKey: v.string() })),
});

type StoredKeys = v.InferOutput<typeof StoredKeysSchema>;
export type Keys = StoredKeys & { alarmKeys: NonNullable<StoredKeys['alarmKeys']> };

/**
 * Loads the keys of a data folder, readable by the owner only, or creates them. Calls `onLost` for a folder that had
 * some. Throws a StartError for unreadable keys.
 */
export async function loadKeys(folder: string, onLost?: () => void): Promise<Keys> {
  const file = path.join(folder, 'keys.json');
  const stored = await readFile(file, 'utf8').catch(() => null);
  if (stored === null) onLost?.();
  const known = stored === null ? await makeKeys() : parseKeys(stored, file);
  const { alarmKeys } = known;
  if (alarmKeys) return { ...known, alarmKeys };
  const keys = { ...known, alarmKeys: await newVapidKeys() };
  // Half a file would lose all keys.
  await writeFile(`${file}.new`, JSON.stringify(keys, null, 2), { mode: 0o600 });
  await rename(`${file}.new`, file);
  return keys;
}

function parseKeys(stored: string, file: string): StoredKeys {
  const keys = v.safeParse(v.pipe(v.string(), v.parseJson(), StoredKeysSchema), stored);
  if (keys.success) return keys.output;
  throw new StartError(
    `The keys in ${file} cannot be read. Nothing was changed.`,
    'Put the file back from a backup. Without one, move it away: everybody has to sign in again then, and second factors are lost.',
  );
}

async function makeKeys(): Promise<StoredKeys> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: randomBytes(8).toString('hex') };
  return v.parse(StoredKeysSchema, {
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    innerSecret: randomBytes(32).toString('base64url'),
    factorKey: randomBytes(32).toString('base64url'),
    signingKey: jwk,
  });
}
