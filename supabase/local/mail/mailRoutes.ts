import { isLoopbackHostname } from '@supabase/lite';
import { Hono } from 'hono';
import { callerAddress } from '../web/callerAddress.ts';
import type { LocalMail } from './LocalMail.ts';

/** What a proxy adds: behind one, everybody's request comes from this machine and may name it as its host. */
const PROXIED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** The mails this machine would have sent, for the person in front of it and for tests. */
export function mailRoutes(mail: LocalMail): Hono {
  const routes = new Hono();
  routes.get('/_mail', ({ req, env }) => {
    // They hold links that sign in: no other site may read them, nor one whose name resolves to this machine.
    const { hostname } = new URL(req.url);
    const isOwn =
      isLoopbackHostname(hostname) &&
      /^(?:127\.|::1$|::ffff:127\.)/.test(callerAddress(env)) &&
      PROXIED.every((name) => req.header(name) === undefined) &&
      !/cross-site|same-site/.test(req.header('sec-fetch-site') ?? '');
    if (!isOwn) return new Response('Not found', { status: 404 });
    return Response.json(mail.sent.toReversed(), {
      headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
    });
  });
  return routes;
}
