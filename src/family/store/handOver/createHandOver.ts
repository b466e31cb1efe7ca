import {
  backupData,
  backupText,
  MAX_BACKUP_BYTES,
  readBackup,
} from '#family/rules/backup/backupFile.ts';
import { collect, type FamilyTools } from '../backup/collect.ts';
import type { BackupContents } from '../backup/openBackup.ts';
import { toBase64url } from '#base/crypto/base64url.ts';
import { newCode } from '#base/crypto/code.ts';
import { decrypt, encrypt } from '#base/crypto/encrypt.ts';
import { type Clock, deviceClock } from '#base/device/clock.ts';
import { callFunction, replyTo } from '#base/http/post.ts';
import { type Backend, pageBackend } from '#base/http/backendConfig.ts';
import type { RandomBytes } from '#base/crypto/identity.ts';
import { gunzip, gzip } from './gzip.ts';
import { CODE_LETTERS, LINK_BYTES, deriveIdAndKey, readHandOverCode } from './handOverCode.ts';
import { parsePutResponse, parseTakeResponse, type HandOverRefusal } from './handOverResponse.ts';

/** The longest plan that the server accepts, in characters. */
const MAX_SEALED = 262_144;
const LASTS_MS = 15 * 60 * 1000;

export type HandOverCode = {
  kind: 'made';
  /** 'HEB9-A6VJ-M9', to type. */
  letters: string;
  /** The link to open or scan. The key is in its fragment, which no browser sends. */
  link: string;
  /** ms since 1970 */
  expiresAt: number;
};
export type MadeHandOver = HandOverCode | { kind: 'tooLarge' } | HandOverRefusal;
/** `mistyped`: it can be no code. `unknown`: another code, or one that was never sent. `used`: read three times. */
export type TakenHandOver =
  | BackupContents
  | { kind: 'mistyped' | 'unknown' | 'expired' | 'used' | 'damaged' | 'newer' }
  | HandOverRefusal;

/** The family's plan for another phone, or for the installed app: sealed here, and on the server for 15 minutes. */
export type HandOver = {
  /** Rejects with StorageError. */
  make(): Promise<MadeHandOver>;
  /** A code or a link; nothing here changes yet. Works three times. */
  take(codeOrLink: string): Promise<TakenHandOver>;
};

export type HandOverTools = FamilyTools & {
  clock?: Clock | undefined;
  backend?: () => Backend;
  randomBytes?: RandomBytes;
  /** The origin of the app: 'https://camply.example'. */
  origin?: () => string;
};

/** Bound to what is sealed: it opens in its own place only. */
const about = (place: string) => `camply hand-over ${place}`;

export function createHandOver({
  clock = deviceClock,
  backend = pageBackend,
  randomBytes = (length) => crypto.getRandomValues(new Uint8Array(length)),
  origin = () => window.location.origin,
  ...family
}: HandOverTools): HandOver {
  const ask = (name: 'put_hand_over' | 'take_hand_over', args: object, size = 0) =>
    replyTo(
      (signal) => callFunction(backend(), name, args, signal),
      new AbortController().signal,
      clock,
      size,
    );

  async function put(code: string, plain: Uint8Array<ArrayBuffer>) {
    const { place, key } = await deriveIdAndKey(code);
    const sealed = await encrypt(key, plain, about(place));
    if (sealed.length > MAX_SEALED) return { kind: 'tooLarge' as const };
    return parsePutResponse(await ask('put_hand_over', { place, sealed }, sealed.length));
  }

  return {
    async make() {
      const { profile, records } = await collect(family);
      const now = clock.now();
      const text = backupText(new Date(now).toISOString(), { data: backupData(records, profile) });
      const plain = await gzip(new TextEncoder().encode(text));
      const letters = newCode(CODE_LETTERS, randomBytes);
      const secret = toBase64url(Uint8Array.from(randomBytes(LINK_BYTES)));
      // One after the other: where the first is refused the second need not be tried.
      const refused =
        (await put(readHandOverCode(letters) ?? '', plain)) ?? (await put(secret, plain));
      if (refused) return refused;
      const link = `${origin()}/bring#${secret}`;
      return { kind: 'made', letters, link, expiresAt: now + LASTS_MS };
    },
    async take(codeOrLink) {
      const code = readHandOverCode(codeOrLink);
      if (code === null) return { kind: 'mistyped' };
      const { place, key } = await deriveIdAndKey(code);
      const response = parseTakeResponse(await ask('take_hand_over', { place }, MAX_SEALED));
      if (response.kind !== 'here') return response;
      const packed = await decrypt(key, response.sealed, about(place));
      const plain = packed && (await gunzip(packed, MAX_BACKUP_BYTES));
      if (!plain) return { kind: 'damaged' };
      const read = readBackup(new TextDecoder().decode(plain), clock.now());
      if (read.kind === 'open') return read;
      return { kind: read.kind === 'newer' ? 'newer' : 'damaged' };
    },
  };
}
