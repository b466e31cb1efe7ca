import * as v from 'valibot';
import type { Database } from '../database/Database.ts';
import { oneAtATime } from '../storage/oneAtATime.ts';

/** Equals `refresh_token_reuse_interval` of config.toml, for simultaneous tabs and lost responses. */
const REUSE_MS = 10_000;

const TokenSchema = v.object({
  session_id: v.string(),
  used_at: v.pipe(v.string(), v.transform(Date.parse)),
  parent_of_current: v.nullable(v.string()),
});

export type RefreshTokens = ReturnType<typeof makeRefreshTokens>;

/**
 * Gap in lite: refreshes at the same time get a token each, and one that was used is refused without the ten seconds
 * that a hosted project gives. As there, the token before the current one is taken however old it is: the answer
 * with the current one may have been lost. Any other that was used earlier has been copied: the session ends.
 */
export function makeRefreshTokens({ query }: Pick<Database, 'query'>) {
  /** The token to send to lite in its place; null when it was used before and its session has ended. */
  async function replacement(token: string): Promise<string | null> {
    const [row] = await query(
      `select used.session_id, used.updated_at as used_at, current.parent as parent_of_current
        from auth.refresh_tokens used left join lateral (
          select parent from auth.refresh_tokens where session_id = used.session_id and not revoked
            order by created_at desc limit 1) current on true
        where used.token = $1 and used.revoked and used.session_id is not null`,
      [token],
    );
    if (!row) return token;
    const {
      session_id: sessionId,
      used_at: usedAt,
      parent_of_current: parent,
    } = v.parse(TokenSchema, row);
    if (parent === token) return token;
    // lite exchanges the parent of the current token for the current one.
    if (parent !== null && Date.now() <= usedAt + REUSE_MS) return parent;
    await query('delete from auth.sessions where id = $1::uuid', [sessionId]);
    return null;
  }

  // Else all that come at once find their token unused.
  const inTurn = oneAtATime();
  return {
    /** Runs `ask` with the token for lite; null when the session has ended. */
    exchange: <T>(token: string, ask: (token: string) => Promise<T>): Promise<T | null> =>
      inTurn(async () => {
        const shown = await replacement(token);
        return shown === null ? null : ask(shown);
      }),
  };
}
