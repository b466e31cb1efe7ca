import { isLoopbackHostname } from '@supabase/lite';
import { Hono } from 'hono';
import type { LocalMail } from './LocalMail.ts';

/** The mails this machine would have sent, for the person in front of it and for tests. */
export function mailRoutes(mail: LocalMail): Hono {
  const routes = new Hono();
  routes.get('/_mail', ({ req }) => {
    // They hold links that sign in: no other site may read them, nor one whose name resolves to this machine.
    const { hostname } = new URL(req.url);
    const isOwn =
      isLoopbackHostname(hostname) &&
      !/cross-site|same-site/.test(req.header('sec-fetch-site') ?? '');
    if (!isOwn) return new Response('Not found', { status: 404 });
    return Response.json(mail.sent.toReversed(), {
      headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
    });
  });
  return routes;
}
