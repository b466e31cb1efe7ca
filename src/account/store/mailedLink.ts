// Parses links that carry a session to this site, or a token hash to exchange for one.
import * as v from 'valibot';

const TokenHashSchema = v.object({
  token_hash: v.pipe(v.string(), v.minLength(1)),
  type: v.picklist(['signup', 'invite', 'magiclink', 'recovery', 'email']),
});
const CodeSchema = v.object({ code: v.pipe(v.string(), v.minLength(1)) });
const TokensSchema = v.object({
  access_token: v.pipe(v.string(), v.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/)),
  refresh_token: v.pipe(v.string(), v.minLength(1)),
  type: v.optional(v.string()),
});

export type MailedLink =
  /** The token of a mail, which the server exchanges for a session once. */
  | {
      kind: 'token';
      tokenHash: string;
      type: v.InferOutput<typeof TokenHashSchema>['type'];
    }
  /** The code of a provider's page, which becomes a session with this device's verifier (PKCE). */
  | { kind: 'code'; code: string }
  /** A session in the link of a server without token hashes; a stranger may have made that link. */
  | { kind: 'session'; accessToken: string; refreshToken: string; isRecovery: boolean }
  | { kind: 'refused' }
  /** The server behind the link could not do its work; the link may still be good. */
  | { kind: 'failed' };

const FAULTS = new Set(['server_error', 'temporarily_unavailable']);

/** Parses the text from `takeLink`. Returns null if it holds neither a session nor a refusal. */
export function readMailedLink(text: string): MailedLink | null {
  const fields = Object.fromEntries(new URLSearchParams(text.replace(/^#/, '')));
  const { error, error_code: errorCode } = fields;
  if (error !== undefined || errorCode !== undefined) {
    return { kind: FAULTS.has(error ?? '') ? 'failed' : 'refused' };
  }
  const hash = v.safeParse(TokenHashSchema, fields);
  if (hash.success) {
    return { kind: 'token', tokenHash: hash.output.token_hash, type: hash.output.type };
  }
  const tokens = v.safeParse(TokensSchema, fields);
  if (tokens.success) {
    const { access_token: accessToken, refresh_token: refreshToken, type } = tokens.output;
    return { kind: 'session', accessToken, refreshToken, isRecovery: type === 'recovery' };
  }
  const code = v.safeParse(CodeSchema, fields);
  if (code.success) return { kind: 'code', code: code.output.code };
  const isDamaged = fields.access_token !== undefined || fields.token_hash !== undefined;
  return isDamaged ? { kind: 'refused' } : null;
}
