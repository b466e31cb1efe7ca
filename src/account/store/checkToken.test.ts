import { expect, it, vi } from 'vitest';
import { json, refused, type Answer } from '#tests/fakes/authDevice.ts';
import { aKey, encoded, type Alg } from '#tests/fakes/signingKey.ts';
import { createTokenCheck, InvalidTokenError } from './checkToken.ts';
import { guardedFetch } from './guardedFetch.ts';
import { NoAnswerError } from '#base/session/NoAnswerError.ts';

function aServer(keys: unknown, user: Answer = refused(403, 'bad_jwt')) {
  const clock = { now: 0 };
  const state = { keys, user };
  const asked: string[] = [];
  const ask: typeof fetch = async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    asked.push(pathname.replace('/auth/v1', ''));
    const answer = pathname.endsWith('jwks.json') ? json(200, state.keys) : state.user;
    return new Response(answer.body, { status: answer.status });
  };
  const tokens = createTokenCheck({
    url: 'https://camply.example/auth/v1',
    key: 'k',
    fetch: guardedFetch(ask),
    clock: { now: () => clock.now },
  });
  return { ...tokens, asked, clock, state };
}

const problem = (work: Promise<void>) =>
  work.then(
    () => 'taken',
    (error: unknown) => error,
  );

it.each<Alg>(['ES256', 'RS256'])('verifies a token signed with %s locally', async (alg) => {
  const { jwk, sign } = await aKey(alg, 'k1');
  const server = aServer({ keys: [jwk] });
  expect(await problem(server.check(await sign()))).toBe('taken');
  expect(server.asked).toEqual(['/.well-known/jwks.json']);
});

it('caches the keys for ten minutes and refetches for an unknown key', async () => {
  const first = await aKey('ES256', 'k1');
  const second = await aKey('ES256', 'k2');
  const server = aServer({ keys: [first.jwk] });
  await server.check(await first.sign());
  server.clock.now = 599_000;
  await server.check(await first.sign());
  expect(server.asked).toHaveLength(1);
  server.state.keys = { keys: [first.jwk, second.jwk] };
  await server.check(await second.sign());
  expect(server.asked).toHaveLength(2);
  server.clock.now = 599_000 + 600_000;
  await server.check(await first.sign());
  expect(server.asked).toHaveLength(3);
});

it('keeps the messages of the three token errors', async () => {
  const mine = await aKey('ES256', 'k1');
  const other = await aKey('ES256', 'k1');
  const token = await mine.sign();
  expect(await problem(aServer({ keys: [] }).check(token))).toEqual(
    new InvalidTokenError('JWKS is empty'),
  );
  expect(await problem(aServer({ keys: [{ ...other.jwk, kid: 'k2' }] }).check(token))).toEqual(
    new InvalidTokenError('No matching signing key found in JWKS'),
  );
  expect(await problem(aServer({ keys: [other.jwk] }).check(token))).toEqual(
    new InvalidTokenError('Invalid JWT signature'),
  );
});

it.each<[string, (sign: Awaited<ReturnType<typeof aKey>>['sign']) => Promise<string>]>([
  [
    'claims were changed',
    async (sign) => {
      const [head, , signature] = (await sign()).split('.');
      return `${head}.${encoded({ sub: 'u2' })}.${signature}`;
    },
  ],
  ['signature is missing', async (sign) => `${(await sign()).split('.').slice(0, 2).join('.')}.`],
  ['algorithm is "none"', (sign) => sign({ alg: 'none', kid: 'k1' })],
  ['algorithm is one of shared secrets', (sign) => sign({ alg: 'HS512', kid: 'k1' })],
  ['algorithm is not the one of the key', (sign) => sign({ alg: 'RS256', kid: 'k1' })],
])('rejects a token whose %s without asking the server for the user', async (_, forge) => {
  const { jwk, sign } = await aKey('ES256', 'k1');
  const server = aServer({ keys: [jwk] }, json(200, { id: 'u1' }));
  expect(await problem(server.check(await forge(sign)))).toEqual(
    new InvalidTokenError('Invalid JWT signature'),
  );
  expect(server.asked).toEqual(['/.well-known/jwks.json']);
});

it.each([{ alg: 'HS256', kid: 'k1' }, { alg: 'HS256' }, { alg: 'ES256' }])(
  'asks the server for the user of a %j token',
  async (header) => {
    const { jwk, sign } = await aKey('ES256', 'k1');
    const token = await sign(header);
    const server = aServer({ keys: [jwk] }, json(200, { id: 'u1' }));
    expect(await problem(server.check(token))).toBe('taken');
    server.state.user = refused(403, 'bad_jwt');
    expect(await problem(server.check(token))).toEqual(
      new InvalidTokenError('Invalid JWT signature'),
    );
    expect(server.asked).toEqual(['/user', '/user']);
  },
);

it('rejects a malformed token without a request', async () => {
  const server = aServer({ keys: [] });
  for (const text of ['', 'a', 'a.b.c', 'bnVsbA.e30.x']) {
    expect(await problem(server.check(text))).toEqual(
      new InvalidTokenError('Invalid JWT structure'),
    );
  }
  expect(server.asked).toEqual([]);
});

it('reports “unknown” while the keys are missing or empty', async () => {
  const { sign } = await aKey('ES256', 'k1');
  for (const keys of [{ ok: true }, [], null]) {
    expect(await problem(aServer(keys).check(await sign()))).toBeInstanceOf(NoAnswerError);
  }
  const offline = createTokenCheck({
    url: 'https://camply.example/auth/v1',
    key: 'k',
    fetch: vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch'))),
    clock: { now: () => 0 },
  });
  expect(await problem(offline.check(await sign()))).toBeInstanceOf(NoAnswerError);
});
