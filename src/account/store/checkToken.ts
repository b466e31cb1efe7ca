// Whether the server has made a token: by its published keys, or by a request. Tokens stored on this device are trusted
// without a check; those from an address are not.
import * as v from 'valibot';
import type { Clock } from '#base/device/clock.ts';
import { readErrorCode } from './guardedFetch.ts';
import { NoAnswerError } from '#base/session/NoAnswerError.ts';
import { OVER } from './outcomes.ts';
import { decodeBase64 } from '#base/session/storedSession.ts';

/** The token is malformed, or was not signed by the server. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';
}

export type TokenTools = {
  /** The address of the auth server, without a trailing slash. */
  url: string;
  key: string;
  /** Guarded (guardedFetch.ts). */
  fetch: typeof fetch;
  clock: Pick<Clock, 'now'>;
};

export type TokenCheck = {
  /** Resolves for a token of the server, expired or not. Throws InvalidTokenError; NoAnswerError when it is unknown. */
  check(token: string): Promise<void>;
  /** Whether the server takes it now: neither expired nor signed out. Throws NoAnswerError. */
  isTaken(token: string): Promise<boolean>;
};

// auth-js caches them as long.
const KEYS_MS = 10 * 60_000;

const HeaderSchema = v.object({ alg: v.string(), kid: v.optional(v.string()) });
const KeySchema = v.looseObject({ kid: v.string(), kty: v.string() });
const KeysSchema = v.object({ keys: v.array(KeySchema) });
type Key = v.InferOutput<typeof KeySchema>;

const ALGORITHMS = new Map([
  ['ES256', { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }],
  ['RS256', { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }],
]);

export function createTokenCheck({ url, key, fetch: ask, clock }: TokenTools): TokenCheck {
  let published: { keys: readonly Key[]; at: number } | null = null;

  async function asked(path: string, token?: string): Promise<Response> {
    try {
      return await ask(`${url}${path}`, {
        headers: { apikey: key, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      });
    } catch {
      throw new NoAnswerError('no answer came');
    }
  }

  async function keyOf(kid: string): Promise<Key> {
    const find = () => published?.keys.find((each) => each.kid === kid);
    const known = find();
    if (known && published && clock.now() < published.at + KEYS_MS) return known;
    const response = await asked('/.well-known/jwks.json');
    const answer = v.safeParse(KeysSchema, response.ok ? await response.json() : null);
    if (!answer.success) throw new NoAnswerError('no keys came');
    if (answer.output.keys.length === 0) throw new InvalidTokenError('JWKS is empty');
    published = { keys: answer.output.keys, at: clock.now() };
    const found = find();
    if (!found) throw new InvalidTokenError('No matching signing key found in JWKS');
    return found;
  }

  async function isTaken(token: string): Promise<boolean> {
    const response = await asked('/user', token);
    if (response.ok) return true;
    // A gateway that refuses the API key does not judge the token.
    const code = readErrorCode(await response.json());
    if (!OVER.includes(code)) throw new NoAnswerError(`status ${response.status} ${code}`);
    return false;
  }

  return {
    isTaken,
    async check(token) {
      const { header, signed, signature } = partsOf(token);
      if (header.alg === 'HS256' || header.kid === undefined) {
        if (await isTaken(token)) return;
      } else if (await isSigned(await keyOf(header.kid), header.alg, signed, signature)) return;
      throw new InvalidTokenError('Invalid JWT signature');
    },
  };
}

async function isSigned(jwk: Key, alg: string, signed: string, signature: string) {
  const algorithm = ALGORITHMS.get(alg);
  if (!algorithm) return false;
  try {
    const key = await crypto.subtle.importKey('jwk', jwk, algorithm, false, ['verify']);
    const text = new TextEncoder().encode(signed);
    return await crypto.subtle.verify(algorithm, key, decodeBase64(signature), text);
  } catch {
    // The key is of another kind than the token names.
    return false;
  }
}

function partsOf(token: string) {
  const [head = '', body = '', signature = ''] = token.split('.');
  try {
    const header = v.parse(HeaderSchema, JSON.parse(new TextDecoder().decode(decodeBase64(head))));
    return { header, signed: `${head}.${body}`, signature };
  } catch {
    throw new InvalidTokenError('Invalid JWT structure');
  }
}
