import {
  backupData,
  backupText,
  MAX_BACKUP_BYTES,
  readBackup,
} from '#family/rules/backup/backupFile.ts';
import { type Clock, deviceClock } from '#base/device/clock.ts';
import { type Backend, pageBackend } from '#base/http/backendConfig.ts';
import type { RandomBytes } from '#base/crypto/identity.ts';
import { collect, type FamilyTools } from '../backup/collect.ts';
import type { BackupContents } from '../backup/openBackup.ts';
import { isRecoveryCode, readKeys, type SpaceKeys } from '../space/spaceKeys.ts';
import { gunzip, gzip } from '#base/crypto/gzip.ts';
import {
  type HandOverFailure,
  sendHandOver,
  type SentHandOver,
  takeHandOver,
} from './handOverPost.ts';

/** `keys`: another phone that syncs takes this one in, as a recovery code does. `newer`: a later version of the app made it. */
export type TakenHandOver =
  | BackupContents
  | { kind: 'keys'; keys: SpaceKeys }
  | { kind: 'recovery'; code: string }
  | { kind: 'newer' }
  | HandOverFailure;

/** The family's plan for another phone, or for the installed app: sealed here, and on the server for 15 minutes. */
export type HandOver = {
  /** Rejects with StorageError. */
  make(): Promise<SentHandOver>;
  /** A code or a link; nothing here changes yet. */
  take(codeOrLink: string): Promise<TakenHandOver>;
};

export type HandOverTools = FamilyTools & {
  clock?: Clock | undefined;
  backend?: () => Backend;
  randomBytes?: RandomBytes;
  /** The origin of the app: 'https://camply.example'. */
  origin?: () => string;
};

export function createHandOver({
  clock = deviceClock,
  backend = pageBackend,
  randomBytes = (length) => crypto.getRandomValues(new Uint8Array(length)),
  origin = () => window.location.origin,
  ...family
}: HandOverTools): HandOver {
  const post = { clock, backend, randomBytes, origin };
  return {
    async make() {
      const { profile, records } = await collect(family);
      const sentAt = new Date(clock.now()).toISOString();
      const text = backupText(sentAt, { data: backupData(records, profile) });
      return sendHandOver(post, await gzip(new TextEncoder().encode(text)));
    },
    async take(codeOrLink) {
      if (isRecoveryCode(codeOrLink)) return { kind: 'recovery', code: codeOrLink };
      const taken = await takeHandOver(post, codeOrLink);
      if (taken.kind !== 'here') return taken;
      const keys = readKeys(new TextDecoder().decode(taken.plain));
      if (keys) return { kind: 'keys', keys };
      const plain = await gunzip(taken.plain, MAX_BACKUP_BYTES);
      if (!plain) return { kind: 'damaged' };
      const read = readBackup(new TextDecoder().decode(plain), clock.now());
      if (read.kind === 'open') return read;
      return { kind: read.kind === 'newer' ? 'newer' : 'damaged' };
    },
  };
}
