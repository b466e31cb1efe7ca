import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Database, Row } from '../database/Database.ts';
import { newSecret, seal, stepOfCode, unseal } from './totp.ts';

const FactorSchema = v.object({
  id: v.string(),
  status: v.picklist(['verified', 'unverified']),
  sealed_secret: v.string(),
  last_step: v.pipe(v.union([v.number(), v.string(), v.bigint()]), v.transform(Number)),
  is_locked: v.boolean(),
});

export type Factor = v.InferOutput<typeof FactorSchema>;
export type Enrolled =
  | { id: string; secret: string }
  | 'mfa_factor_name_conflict'
  | 'too_many_enrolled_mfa_factors';
export type Factors = ReturnType<typeof makeFactors>;

// A person mistypes a few times; a machine tries a million codes.
const MAX_FAILURES = 5;
const LOCK_MINUTES = 5;
// As in a hosted project: unfinished ones count until they expire.
const MAX_FACTORS = 10;
const UNVERIFIED_MINUTES = 5;

/** The second factors of people, in auth.mfa_factors. Gap in lite: it has none. */
export function makeFactors(database: Database, factorKey: string) {
  const { query } = database;

  return {
    /** Lists a user's factors as GoTrue does, without secrets. */
    of: (userId: string): Promise<Row[]> =>
      query(
        `select id, friendly_name, factor_type, status, created_at, updated_at from auth.mfa_factors
          where user_id = $1::uuid order by created_at`,
        [userId],
      ),

    /** The new factor, or GoTrue's error code. */
    async enroll(userId: string, name: string): Promise<Enrolled> {
      await query(
        `delete from auth.mfa_factors where user_id = $1::uuid and status = 'unverified'
          and created_at < now() - interval '${UNVERIFIED_MINUTES} minutes'`,
        [userId],
      );
      const secret = newSecret();
      const id = randomUUID();
      const inserted = await query(
        `insert into auth.mfa_factors (id, user_id, friendly_name, sealed_secret)
          select $1::uuid, $2::uuid, $3::text, $4::text
          where (select count(*) from auth.mfa_factors where user_id = $2::uuid) < ${MAX_FACTORS}
            and not exists (select 1 from auth.mfa_factors
              where user_id = $2::uuid and coalesce(friendly_name, '') = $3::text)
          returning id`,
        [id, userId, name, seal(secret, factorKey)],
      );
      if (inserted.length > 0) return { id, secret };
      const [same] = await query(
        `select 1 from auth.mfa_factors where user_id = $1::uuid and coalesce(friendly_name, '') = $2::text`,
        [userId, name],
      );
      return same ? 'mfa_factor_name_conflict' : 'too_many_enrolled_mfa_factors';
    },

    async challenge(userId: string, factorId: string): Promise<string | null> {
      const inserted = await query(
        `insert into auth.mfa_challenges (id, factor_id)
          select $1::uuid, id from auth.mfa_factors where id = $2::uuid and user_id = $3::uuid returning id`,
        [randomUUID(), factorId, userId],
      );
      return inserted[0] ? String(inserted[0].id) : null;
    },

    /** The factor of an open challenge: not used yet, not older than five minutes. */
    async challenged(
      userId: string,
      factorId: string,
      challengeId: string,
    ): Promise<Factor | null> {
      const [found] = await query(
        `select f.id, f.status, f.sealed_secret, f.last_step, coalesce(f.locked_until > now(), false) as is_locked
          from auth.mfa_factors f join auth.mfa_challenges c on c.factor_id = f.id
          where f.id = $1::uuid and f.user_id = $2::uuid and c.id = $3::uuid
            and c.verified_at is null and c.created_at > now() - interval '5 minutes'`,
        [factorId, userId, challengeId],
      );
      return found ? v.parse(FactorSchema, found) : null;
    },

    /** Consumes a code. One statement decides, so that two requests cannot both succeed with one code. */
    async use(factor: Factor, challengeId: string, code: string, nowMs: number): Promise<boolean> {
      const step = stepOfCode(
        unseal(factor.sealed_secret, factorKey),
        code,
        nowMs,
        factor.last_step,
      );
      const verified =
        step !== null &&
        (await query(
          `with factor as (
            update auth.mfa_factors set status = 'verified', last_step = $2::bigint, failures = 0, updated_at = now()
              where id = $1::uuid and last_step < $2::bigint and coalesce(locked_until, now()) <= now() returning id
          ) update auth.mfa_challenges c set verified_at = now() from factor
            where c.id = $3::uuid and c.factor_id = factor.id and c.verified_at is null returning c.id`,
          [factor.id, step, challengeId],
        ));
      if (verified && verified.length > 0) return true;
      await query(
        `update auth.mfa_factors set failures = case when failures + 1 >= ${MAX_FAILURES} then 0 else failures + 1 end,
          locked_until = case when failures + 1 >= ${MAX_FAILURES} then now() + interval '${LOCK_MINUTES} minutes' end
          where id = $1::uuid`,
        [factor.id],
      );
      return false;
    },

    /**
     * Raises this session to aal2, ends the user's weaker ones and drops the unfinished factors. Returns the refresh
     * token of the session.
     */
    async raiseToAal2(userId: string, sessionId: string, factorId: string): Promise<string | null> {
      await query(
        `update auth.sessions set aal = 'aal2', factor_id = $2::uuid, updated_at = now() where id = $1::uuid`,
        [sessionId, factorId],
      );
      await query(
        `delete from auth.sessions where user_id = $1::uuid and id <> $2::uuid and aal is distinct from 'aal2'`,
        [userId, sessionId],
      );
      await query(
        `delete from auth.mfa_factors where user_id = $1::uuid and status = 'unverified'`,
        [userId],
      );
      const [token] = await query(
        `select token from auth.refresh_tokens where session_id = $1::uuid and not revoked
          order by created_at desc limit 1`,
        [sessionId],
      );
      return token ? String(token.token) : null;
    },

    /** Removing a verified factor needs a session of aal2, an unverified one does not. */
    async remove(
      userId: string,
      factorId: string,
      isAal2: boolean,
    ): Promise<'removed' | 'insufficient_aal' | 'mfa_factor_not_found'> {
      const [factor] = await query(
        `select status = 'unverified' or $3::boolean as may_go from auth.mfa_factors
          where id = $1::uuid and user_id = $2::uuid`,
        [factorId, userId, isAal2],
      );
      if (!factor) return 'mfa_factor_not_found';
      if (factor.may_go !== true) return 'insufficient_aal';
      await query('delete from auth.mfa_factors where id = $1::uuid', [factorId]);
      await query(
        `update auth.sessions set aal = 'aal1', factor_id = null where user_id = $1::uuid and factor_id = $2::uuid`,
        [userId, factorId],
      );
      return 'removed';
    },
  };
}
