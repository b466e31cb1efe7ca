import * as v from 'valibot';
import { attempt } from '#base/device/attempt.ts';
import { parsedJson } from '#base/text/parsedJson.ts';
import { LAST_BACKUP_KEY } from '#base/storage/storageKeys.ts';

const LastBackupSchema = v.object({
  /** ms since 1970 */
  madeAt: v.pipe(v.number(), v.minValue(0)),
  bytes: v.pipe(v.number(), v.minValue(0)),
});
export type LastBackup = v.InferOutput<typeof LastBackupSchema>;

/** localStorage; throws where the browser refuses it. */
export type KeyValueStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/** When the last backup was made on this device. Unknown where the browser saves nothing. */
export const lastBackup = (storage: KeyValueStorage) => ({
  read(): LastBackup | null {
    const text = attempt(() => storage().getItem(LAST_BACKUP_KEY)) ?? null;
    const { success, output } = v.safeParse(LastBackupSchema, parsedJson(text));
    return success ? output : null;
  },
  write(last: LastBackup): void {
    try {
      storage().setItem(LAST_BACKUP_KEY, JSON.stringify(last));
    } catch {
      // Private windows may refuse: the file is made all the same.
    }
  },
});
