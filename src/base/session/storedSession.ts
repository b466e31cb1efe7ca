// Reads the session stored on this device without the auth library, so that no screen waits for it.
import * as v from 'valibot';
import { attempt } from '../device/attempt.ts';

export type SessionState =
  /** The session has not been read from this device yet. */
  | { status: 'opening' }
  /** There is a session, but the code that reads it did not load. */
  | { status: 'failed' }
  | { status: 'out' }
  | {
      status: 'in';
      userId: string;
      email: string | null;
      /** The server gives it to the account, and checks it again at each call. */
      role: string | null;
      /** The account has a second step, and this session has not taken it. */
      lacksSecondFactor: boolean;
    };

export type StoredSession = {
  accessToken: string;
  /** ms since 1970. */
  expiresAt: number;
  state: Extract<SessionState, { status: 'in' }>;
};

/** The part of auth-js's stored session that is read here. The library checks the rest itself. */
const StoredSchema = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  /** Seconds. */
  expires_at: v.number(),
  user: v.optional(
    v.object({
      factors: v.optional(v.fallback(v.array(v.object({ status: v.string() })), [])),
    }),
  ),
});

const ClaimsSchema = v.object({
  sub: v.string(),
  email: v.optional(v.string()),
  aal: v.optional(v.string()),
  app_metadata: v.optional(v.object({ role: v.optional(v.fallback(v.string(), '')) })),
});

/** Parses a stored session. Returns null for anything else. */
export function readStoredSession(text: string | null): StoredSession | null {
  try {
    const stored = v.parse(StoredSchema, JSON.parse(text ?? 'null'));
    const claims = v.parse(ClaimsSchema, tokenClaims(stored.access_token));
    const hasFactor = stored.user?.factors?.some(({ status }) => status === 'verified') ?? false;
    return {
      accessToken: stored.access_token,
      expiresAt: stored.expires_at * 1000,
      state: {
        status: 'in',
        userId: claims.sub,
        email: claims.email || null,
        role: claims.app_metadata?.role || null,
        lacksSecondFactor: hasFactor && claims.aal !== 'aal2',
      },
    };
  } catch {
    return null;
  }
}

/** The claims of a token, unverified: only the server can verify them. Undefined when it is no token. */
export const tokenClaims = (token: string): unknown =>
  attempt<unknown>(() =>
    JSON.parse(new TextDecoder().decode(decodeBase64(token.split('.')[1] ?? ''))),
  );

/** The bytes of base64 as tokens write it. Throws for any other text. */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
}
