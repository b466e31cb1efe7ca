import * as v from 'valibot';

const HealthSchema = v.object({
  ok: v.boolean(),
  checks: v.array(
    v.object({
      name: v.string(),
      state: v.picklist(['ok', 'late', 'unknown']),
      seconds: v.nullable(v.number()),
    }),
  ),
});

/** A database that does not answer is the one check that it cannot make itself. */
const NO_DATABASE = { ok: false, checks: [{ name: 'database', state: 'late', seconds: null }] };

/**
 * `GET /health`, for a monitor: 200 when nothing is late, else 503; the body says what (public.health). A cache may keep it for
 * 15 seconds, so that whoever asks more often costs nothing.
 */
export async function answerHealth(
  request: Request,
  read: () => Promise<unknown>,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  }
  const parsed = v.safeParse(HealthSchema, await read().catch(() => null));
  const health = parsed.success ? parsed.output : NO_DATABASE;
  return Response.json(health, {
    status: health.ok ? 200 : 503,
    headers: { 'cache-control': health.ok ? 'public, max-age=0, s-maxage=15' : 'no-store' },
  });
}
