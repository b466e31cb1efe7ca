import {
  backupText,
  type BackupData,
  MAX_BACKUP_BYTES,
  readBackup,
  readBackupJson,
  type Sealed,
} from '#family/rules/backup/backupFile.ts';
import { fromBase64url, toBase64url } from '#base/crypto/base64url.ts';
import { decrypt, encrypt, encryptionKey } from '#base/crypto/encrypt.ts';
import { isValidIterationCount, ITERATIONS, deriveBits } from '#base/crypto/deriveBits.ts';

/** ISO 8601 in UTC. */
export type BackupContents = { kind: 'open'; madeAt: string; data: BackupData };
/**
 * `wrongPassphrase`: or damaged data, which cannot be distinguished. `unreadable`: the device could not read the file.
 */
export type OpenedBackup =
  | BackupContents
  | {
      kind:
        | 'needsPassphrase'
        | 'wrongPassphrase'
        | 'newer'
        | 'notOurs'
        | 'damaged'
        | 'tooLarge'
        | 'unreadable';
    };

/** The day is bound to what is sealed: a file cannot pass for a later one. */
const about = (madeAt: string) => `camply-backup 1 ${madeAt}`;

/** The text of a backup file, encrypted with the passphrase if there is one. `madeAt`: ISO 8601 in UTC. */
export async function sealBackup(
  data: object,
  madeAt: string,
  passphrase: string | null,
): Promise<string> {
  if (passphrase === null) return backupText(madeAt, { data });
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const key = await encryptionKey(await deriveBits(passphrase, salt, ITERATIONS, 256));
  const plain = new TextEncoder().encode(JSON.stringify(data));
  return backupText(madeAt, {
    sealed: {
      kdf: 'PBKDF2-SHA256',
      rounds: ITERATIONS,
      salt: toBase64url(salt),
      data: await encrypt(key, plain, about(madeAt)),
    },
  });
}

/** Never throws. A file that is too large is not even read. `now`: ms since 1970. */
export async function openBackupFile(
  file: Blob,
  passphrase: string | null,
  now: number,
): Promise<OpenedBackup> {
  if (file.size > MAX_BACKUP_BYTES) return { kind: 'tooLarge' };
  const text = await file.text().catch(() => null);
  if (text === null) return { kind: 'unreadable' };
  const read = readBackup(text, now);
  if (read.kind !== 'sealed') return read;
  if (passphrase === null) return { kind: 'needsPassphrase' };
  const data = await unseal(read.sealed, read.madeAt, passphrase, now);
  return typeof data === 'string' ? { kind: data } : { ...read, kind: 'open', data };
}

async function unseal(
  { rounds, salt, data }: Sealed,
  madeAt: string,
  passphrase: string,
  now: number,
) {
  const grains = fromBase64url(salt);
  if (!grains || !isValidIterationCount(rounds)) return 'damaged';
  const key = await encryptionKey(await deriveBits(passphrase, grains, rounds, 256));
  const plain = await decrypt(key, data, about(madeAt));
  if (plain === null) return 'wrongPassphrase';
  return readBackupJson(new TextDecoder().decode(plain), now);
}
