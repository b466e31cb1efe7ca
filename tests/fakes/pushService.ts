import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { importJWK, jwtVerify } from 'jose';
import type { PushKeys } from '#base/push/sealAlarm.ts';
import { pushSubscription } from './pushSubscription.ts';

/** 'hangs': it has the message and never says so. */
export type PushAnswer = number | 'hangs';

type Subscription = {
  /** Of the sender that it was made for. */
  senderKey: string;
  answers: PushAnswer[];
  /** Of each request. */
  bodies: Uint8Array[];
};

/** What a browser gets, and what came for it. */
export type Subscriber = {
  endpoint: string;
  keys: PushKeys;
  /** As the browser opens what came; throws for a body that was not sealed for it. */
  open: (body: Uint8Array) => string;
  /** What the browser would show: the messages that were answered with 201. */
  shown: string[];
  /** Every body that was sent, as it came. */
  bodies: readonly Uint8Array[];
};

/**
 * A push service on a loopback port, as those of browsers are (RFC 8030, 8291, 8292): it takes messages of the sender that a subscription was
 * made for, with a token for this very service, and opens them with the subscription's own key by the reference decoder.
 */
export async function pushService() {
  const subscriptions = new Map<string, Subscription & Subscriber>();
  /** What it refused of itself, and why. */
  const problems: string[] = [];
  const app = new Hono();
  app.post('/push/:id', async ({ req }) => {
    const subscription = subscriptions.get(req.param('id'));
    if (!subscription) return new Response(null, { status: 404 });
    const body = new Uint8Array(await req.arrayBuffer());
    const problem =
      headerProblem(req.raw.headers) ??
      (await tokenProblem(req.raw.headers, subscription.senderKey));
    if (problem !== null) {
      problems.push(problem);
      return new Response(problem, { status: problem.startsWith('token') ? 403 : 400 });
    }
    subscription.bodies.push(body);
    const { answers } = subscription;
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? 201;
    if (answer === 'hangs') {
      await once(req.raw.signal, 'abort');
      return new Response();
    }
    if (answer === 201) subscription.shown.push(subscription.open(body));
    const headers = answer < 400 && answer >= 300 ? { location: `${url}/elsewhere` } : undefined;
    return new Response(answer === 201 ? null : 'Words of the service', {
      status: answer,
      ...(headers && { headers }),
    });
  });
  app.all('/elsewhere', () => {
    problems.push('a redirect was followed');
    return new Response(null, { status: 201 });
  });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;

  async function tokenProblem(headers: Headers, senderKey: string): Promise<string | null> {
    const [, token = '', key = ''] =
      /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.get('authorization') ?? '') ?? [];
    if (key !== senderKey) return 'token: another sender';
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
      half.toString('base64url'),
    );
    try {
      const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
      const { payload } = await jwtVerify(token, jwk, { audience: url, requiredClaims: ['exp'] });
      const hours = ((payload.exp ?? Infinity) * 1000 - Date.now()) / 3_600_000;
      if (hours > 24) return 'token: more than 24 hours';
      return /^(?:mailto|https):/.test(payload.sub ?? '') ? null : 'token: no subject';
    } catch (error) {
      return `token: ${error instanceof Error ? error.message : ''}`;
    }
  }

  return {
    url,
    problems,
    /** A browser that subscribes with the sender's public key. `answers`: to its messages in turn; the last one stays. */
    subscribe(senderKey: string, ...answers: PushAnswer[]): Subscriber {
      const { keys, open } = pushSubscription();
      const id = crypto.randomUUID();
      const endpoint = `${url}/push/${id}`;
      const subscription = { endpoint, keys, open, senderKey, answers, bodies: [], shown: [] };
      subscriptions.set(id, subscription);
      return subscription;
    },
    close: () => closed(server),
  };
}

function headerProblem(headers: Headers): string | null {
  if (headers.get('content-encoding') !== 'aes128gcm') return 'no aes128gcm';
  if (!/^\d+$/.test(headers.get('ttl') ?? '')) return 'no TTL';
  return headers.get('urgency') === 'high' ? null : 'not urgent';
}

async function closed(server: ReturnType<typeof serve>): Promise<void> {
  const gone = once(server, 'close');
  server.close();
  // Some hang.
  if ('closeAllConnections' in server) server.closeAllConnections();
  await gone;
}
