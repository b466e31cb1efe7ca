import { beforeEach, describe, expect, test } from 'vitest';
import { seededDatabase } from '../database/seededDatabase.ts';
import { authRoutes } from './authRoutes.ts';
import { DECOY_EMAIL } from './decoy.ts';
import { makeLimits } from './limits.ts';

const known = 'ann@example.com';
const right = 'Right-1';
const wrong = [{ code: 'invalid_credentials' }, { status: 400 }] as const;

let forwarded: { path: string; email: unknown }[];
let routes: ReturnType<typeof authRoutes>;

beforeEach(() => {
  forwarded = [];
  routes = authRoutes({
    forward: async (request) => {
      const body = request.method === 'GET' ? {} : await request.json();
      forwarded.push({ path: new URL(request.url).pathname, email: body.email });
      return body.password === right ? Response.json({}) : Response.json(...wrong);
    },
    tokens: {
      jwk: {},
      toOuter: async (inner) => inner,
      verify: () => Promise.reject(new Error('none')),
    },
    factors: { of: async () => [] },
    refreshTokens: { exchange: (token, ask) => ask(token) },
    limits: makeLimits(() => 0),
    isKnown: async (email) => email === known,
    dataBytes: () => Promise.resolve(0),
    siteUrl: 'http://localhost:4173',
  });
});

type Sent = { email?: string; method?: string; caller?: string; password?: string };

/** The status of a request from this address of the network. */
async function send(
  path: string,
  { email = known, method = 'POST', caller = '10.0.0.1', password = 'Wrong-1' }: Sent = {},
) {
  const body =
    method === 'GET' ? null : JSON.stringify({ email, password, token: '1', refresh_token: 'r' });
  const env = { incoming: { socket: { remoteAddress: caller } } };
  return (await routes.request(`/auth/v1${path}`, { method, body }, env)).status;
}

async function times(count: number, path: string, sent: Sent = {}) {
  const statuses: number[] = [];
  for (let each = 0; each < count; each += 1) statuses.push(await send(path, sent));
  return statuses;
}

const signIn = '/token?grant_type=password';

describe('a stranger’s requests', () => {
  test('with wrong passwords lock out nobody else', async () => {
    await times(20, signIn, { caller: '10.0.0.66' });
    expect(await send(signIn, { caller: '10.0.0.66' })).toBe(429);
    expect(await send(signIn, { caller: '10.0.0.1' })).toBe(400);
  });

  test('with one password for many addresses wait after a hundred', async () => {
    const statuses: number[] = [];
    for (let each = 0; each < 101; each += 1) {
      statuses.push(await send(signIn, { email: `${each}@example.com` }));
    }
    expect(statuses.indexOf(429)).toBe(100);
  });

  test('with many passwords at once get no extra tries', async () => {
    const statuses = await Promise.all(Array.from({ length: 50 }, () => send(signIn)));
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
  });

  test.each(['/%74oken?grant_type=password', '/token?grant_type=x&grant_type=password'])(
    'with another spelling of the address count the same: %s',
    async (path) => {
      expect((await times(6, path)).at(-1)).toBe(429);
    },
  );

  test.each(['/recover', '/otp', '/magiclink', '/resend'])(
    'send an address one mail a minute through %s',
    async (path) => {
      expect(await times(3, path)).toEqual([400, 429, 429]);
    },
  );

  test('send 30 mails in five minutes over all ways', async () => {
    const statuses: number[] = [];
    for (let each = 0; each < 31; each += 1) {
      const path = ['/recover', '/otp', '/magiclink', '/resend'][each % 4] ?? '';
      statuses.push(await send(path, { email: `${each}@example.com` }));
    }
    expect(statuses.indexOf(429)).toBe(30);
    expect(await send('/recover', { email: 'ben@example.com', caller: '10.0.0.2' })).toBe(400);
  });

  test('for a change of address send one mail a minute to the new one', async () => {
    const change = { method: 'PUT', email: 'victim@example.com' };
    expect(await times(2, '/user', change)).toEqual([400, 429]);
  });
});

test('resets the count of wrong passwords after a correct one', async () => {
  await times(4, signIn);
  expect(await send(signIn, { password: right })).toBe(200);
  expect(await times(5, signIn)).not.toContain(429);
});

test('does the same work for a refused sign-in of an unknown person', async () => {
  await send(signIn, { email: 'Nobody.Knows@example.com' });
  await send(signIn, { email: known });
  expect(forwarded.map(({ email }) => email)).toEqual([DECOY_EMAIL, known]);
});

test("compares an unknown person's password with a secret one", async () => {
  const database = await seededDatabase('2025-07-01');
  const [decoy] = await database.query(
    'select encrypted_password, email_confirmed_at is not null as is_confirmed from auth.users where email = $1',
    [DECOY_EMAIL],
  );
  await database.close();
  // Cost 10, as for everybody else.
  expect(decoy).toEqual({
    encrypted_password: expect.stringMatching(/^\$2[aby]\$10\$.{53}$/),
    is_confirmed: true,
  });
});

test('counts a guess that also claims to be a refresh', async () => {
  const both = '/token?grant_type=password&grant_type=refresh_token';
  expect((await times(6, both)).at(-1)).toBe(429);
});

test('does not count a refresh', async () => {
  expect(
    (await times(20, '/token?grant_type=refresh_token')).every((status) => status === 400),
  ).toBe(true);
});
