// The link of a mail leads back with the session in the fragment of the address, which no server sees.
import * as v from 'valibot';

export type MailedLink =
  | { kind: 'session'; accessToken: string; refreshToken: string; isRecovery: boolean }
  | { kind: 'refused' }
  /** The server behind the link could not do its work; the link may still be good. */
  | { kind: 'failed' };

const TokensSchema = v.object({
  access_token: v.pipe(v.string(), v.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/)),
  refresh_token: v.pipe(v.string(), v.minLength(1)),
  type: v.optional(v.string()),
});

const FAULTS = new Set(['server_error', 'temporarily_unavailable']);

/** Null where the fragment holds neither a session nor the refusal of one. */
export function readMailedLink(fragment: string): MailedLink | null {
  const fields = Object.fromEntries(new URLSearchParams(fragment.replace(/^#/, '')));
  const tokens = v.safeParse(TokensSchema, fields);
  if (tokens.success) {
    const { access_token: accessToken, refresh_token: refreshToken, type } = tokens.output;
    return { kind: 'session', accessToken, refreshToken, isRecovery: type === 'recovery' };
  }
  const { access_token: damaged, error, error_code: code } = fields;
  if (error === undefined && code === undefined && damaged === undefined) return null;
  return { kind: FAULTS.has(error ?? '') ? 'failed' : 'refused' };
}
