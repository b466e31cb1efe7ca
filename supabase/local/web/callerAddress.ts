import type { Context, Next } from 'hono';
import * as v from 'valibot';

const CallerSchema = v.object({
  incoming: v.object({ socket: v.object({ remoteAddress: v.string() }) }),
});

/** Headers in which a client or a proxy claims an address. No proxy is in front of this server. */
const CLAIMS = ['cf-connecting-ip', 'forwarded', 'true-client-ip', 'x-forwarded-for', 'x-real-ip'];

/** The address of the network that a request came from; `env` is what the listener hands over. */
export function callerAddress(env: unknown): string {
  const caller = v.safeParse(CallerSchema, env);
  return caller.success ? caller.output.incoming.socket.remoteAddress : 'unknown';
}

/** Sets the caller's address for the database, as a hosted project's proxy does: forging it gains no more turns. */
export async function nameCaller({ req, env }: Context, next: Next): Promise<void> {
  const headers = new Headers(req.raw.headers);
  for (const name of CLAIMS) headers.delete(name);
  headers.set('x-forwarded-for', callerAddress(env));
  req.raw = new Request(req.raw, { headers });
  await next();
}
