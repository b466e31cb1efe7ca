import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** How the service answers the next mails. `cuts`: it takes the mail and says nothing. */
export type ServiceMood = number | 'hangs' | 'cuts';

type Taken = { key: string; authorization: string; body: Record<string, unknown> };

/** A mail service with the API of Resend on a loopback port: it knows a mail by its idempotency key and takes it once. */
export async function mailService() {
  const taken: Taken[] = [];
  let mood: ServiceMood = 200;
  const app = new Hono();
  app.post('/emails', async ({ req }) => {
    const key = req.header('idempotency-key') ?? '';
    const authorization = req.header('authorization') ?? '';
    const isTaken = mood === 'cuts' || mood === 200;
    if (isTaken && taken.every((mail) => mail.key !== key))
      taken.push({ key, authorization, body: await req.json() });
    // Until the client has had enough.
    if (typeof mood === 'string')
      await new Promise((resolve) => req.raw.signal.addEventListener('abort', resolve));
    return Response.json({ id: key }, { status: typeof mood === 'string' ? 500 : mood });
  });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    taken,
    does(next: ServiceMood) {
      mood = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
}
