import { isLoopbackHostname } from '@supabase/lite';
import { Hono } from 'hono';
import type { LocalMail } from './LocalMail.ts';

/** The mails this machine would have sent, for the person in front of it and for tests. */
export function mailRoutes(mail: LocalMail): Hono {
  const routes = new Hono();
  routes.get('/_mail', ({ req }) => {
    // They hold links that open accounts: no other site may read them, nor one that calls itself by this address.
    const { hostname } = new URL(req.url);
    const isOwn =
      isLoopbackHostname(hostname) &&
      !/cross-site|same-site/.test(req.header('sec-fetch-site') ?? '');
    if (!isOwn) return new Response('Not found', { status: 404 });
    return Response.json(mail.kept.toReversed(), {
      headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
    });
  });
  return routes;
}
