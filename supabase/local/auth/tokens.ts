import { importJWK, jwtVerify, SignJWT, type JWK } from 'jose';
import * as v from 'valibot';
import type { Database } from '../database/Database.ts';
import type { Keys } from '../start/keys.ts';

const ClaimsSchema = v.looseObject({
  sub: v.string(),
  role: v.string(),
  aud: v.string(),
  email: v.optional(v.string()),
  session_id: v.string(),
  iat: v.number(),
  exp: v.number(),
  aal: v.optional(v.string()),
});
export type Claims = v.InferOutput<typeof ClaimsSchema>;

const MetaSchema = v.nullish(v.record(v.string(), v.unknown()), {});
const SessionSchema = v.object({
  aal: v.nullish(v.string()),
  created_at: v.string(),
  updated_at: v.string(),
  method: v.nullish(v.string()),
  app: MetaSchema,
  meta: MetaSchema,
});

// Not the address of the site: a session outlives a change of the port.
const ISSUER = 'http://camply.localhost/auth/v1';
const AUDIENCE = 'authenticated';

export type Tokens = Awaited<ReturnType<typeof makeTokens>>;

/**
 * Gap in lite: tokens are HS256 and carry few claims, so only lite can verify them. Clients get ES256
 * tokens with the claims of a hosted project; lite gets its own kind.
 */
export async function makeTokens(keys: Keys, database: Pick<Database, 'query'>) {
  const { kid } = keys.signingKey;
  const { d: _private, ...publicJwk } = keys.signingKey;
  const signingKey = await importJWK(keys.signingKey, 'ES256');
  const publicKey = await importJWK(publicJwk, 'ES256');
  const jwk: JWK = { ...publicJwk, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] };
  const innerSecret = new TextEncoder().encode(keys.innerSecret);

  const sign = (claims: Claims): Promise<string> =>
    new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' }).sign(signingKey);

  const verify = async (token: string): Promise<Claims> => {
    const { payload, protectedHeader } = await jwtVerify(token, publicKey, {
      algorithms: ['ES256'],
      issuer: ISSUER,
      audience: AUDIENCE,
    });
    if (protectedHeader.kid !== kid) throw new Error('The token names another key');
    return v.parse(ClaimsSchema, payload);
  };

  /** The outer token in the form lite understands. */
  const toInner = async (token: string): Promise<string> =>
    new SignJWT(await verify(token))
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(innerSecret);

  const complete = async (claims: Claims): Promise<Claims> => {
    const [row] = await database.query(
      `select s.aal, s.created_at, s.updated_at, u.raw_app_meta_data as app, u.raw_user_meta_data as meta,
          (select c.authentication_method from auth.mfa_amr_claims c where c.session_id = s.id) as method
        from auth.sessions s join auth.users u on u.id = s.user_id where s.id = $1::uuid`,
      [claims.session_id],
    );
    const session = v.parse(SessionSchema, {
      ...row,
      app: json(row?.app),
      meta: json(row?.meta),
    });
    const isAal2 = session.aal === 'aal2';
    return {
      ...claims,
      iss: ISSUER,
      aal: isAal2 ? 'aal2' : 'aal1',
      amr: [
        ...(isAal2 ? [{ method: 'totp', timestamp: seconds(session.updated_at) }] : []),
        { method: session.method ?? 'password', timestamp: seconds(session.created_at) },
      ],
      is_anonymous: false,
      app_metadata: session.app,
      user_metadata: session.meta,
    };
  };

  /**
   * lite's token, signed again for clients with all claims of a hosted project. `method`: how a session that begins
   * with this token began, where not by a password.
   */
  const toOuter = async (inner: string, method?: 'otp' | 'oauth'): Promise<string> => {
    const claims = v.parse(ClaimsSchema, (await jwtVerify(inner, innerSecret)).payload);
    if (method !== undefined) {
      await database.query(
        `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1::uuid, $2::text)
          on conflict do nothing`,
        [claims.session_id, method],
      );
    }
    return sign(await complete(claims));
  };

  const issue = async (claims: Claims): Promise<string> => sign(await complete(claims));

  return { jwk, verify, toInner, toOuter, issue };
}

// The PostgreSQL driver of lite stores these as a JSON string inside JSON.
function json(value: unknown): unknown {
  return typeof value === 'string' ? JSON.parse(value) : value;
}

function seconds(time: string): number {
  return Math.floor(Date.parse(time) / 1000);
}
