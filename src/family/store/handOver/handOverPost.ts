// Something small on its way to another phone: sealed here, on the server for 15 minutes, opened by a code.
import { decrypt, encrypt } from '#base/crypto/encrypt.ts';
import { toBase64url } from '#base/crypto/base64url.ts';
import { newCode } from '#base/crypto/code.ts';
import type { RandomBytes } from '#base/crypto/identity.ts';
import type { Clock } from '#base/device/clock.ts';
import type { Backend } from '#base/http/backendConfig.ts';
import { callFunction, replyTo } from '#base/http/post.ts';
import { CODE_LETTERS, deriveIdAndKey, LINK_BYTES, readHandOverCode } from './handOverCode.ts';
import { type HandOverRefusal, parsePutResponse, parseTakeResponse } from './handOverResponse.ts';

/** The longest text that the server accepts, in characters. */
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
export type SentHandOver = HandOverCode | { kind: 'tooLarge' } | HandOverRefusal;

/** `mistyped`: it can be no code. `unknown`: another code, or one that was never sent. `used`: read three times. */
export type HandOverFailure =
  | { kind: 'mistyped' | 'unknown' | 'expired' | 'used' | 'damaged' }
  | HandOverRefusal;

export type PostTools = {
  backend: () => Backend;
  clock: Clock;
  randomBytes: RandomBytes;
  /** The origin of the app: 'https://camply.example'. */
  origin: () => string;
};

/** Bound to what is sealed: it opens in its own place only. */
const about = (place: string) => `camply hand-over ${place}`;

function ask(
  { backend, clock }: Pick<PostTools, 'backend' | 'clock'>,
  name: 'put_hand_over' | 'take_hand_over',
  args: object,
  size: number,
) {
  return replyTo(
    (signal) => callFunction(backend(), name, args, signal),
    new AbortController().signal,
    clock,
    size,
  );
}

/** Sends the bytes twice: for letters that are typed, and for a link. */
export async function sendHandOver(
  tools: PostTools,
  plain: Uint8Array<ArrayBuffer>,
): Promise<SentHandOver> {
  async function put(code: string) {
    const { place, key } = await deriveIdAndKey(code);
    const sealed = await encrypt(key, plain, about(place));
    if (sealed.length > MAX_SEALED) return { kind: 'tooLarge' as const };
    return parsePutResponse(await ask(tools, 'put_hand_over', { place, sealed }, sealed.length));
  }
  const letters = newCode(CODE_LETTERS, tools.randomBytes);
  const secret = toBase64url(Uint8Array.from(tools.randomBytes(LINK_BYTES)));
  // One after the other: where the first is refused the second need not be tried.
  const refused = (await put(readHandOverCode(letters) ?? '')) ?? (await put(secret));
  if (refused) return refused;
  const link = `${tools.origin()}/bring#${secret}`;
  return { kind: 'made', letters, link, expiresAt: tools.clock.now() + LASTS_MS };
}

/** The bytes that a code or a link brings. Works three times. */
export async function takeHandOver(
  tools: Pick<PostTools, 'backend' | 'clock'>,
  codeOrLink: string,
): Promise<{ kind: 'here'; plain: Uint8Array<ArrayBuffer> } | HandOverFailure> {
  const code = readHandOverCode(codeOrLink);
  if (code === null) return { kind: 'mistyped' };
  const { place, key } = await deriveIdAndKey(code);
  const response = parseTakeResponse(await ask(tools, 'take_hand_over', { place }, MAX_SEALED));
  if (response.kind !== 'here') return response;
  const plain = await decrypt(key, response.sealed, about(place));
  return plain ? { kind: 'here', plain } : { kind: 'damaged' };
}
