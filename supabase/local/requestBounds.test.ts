import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PUBLISHABLE_KEY } from './start/keys.ts';
import { type TestServer, testServer } from './testing/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
}, 60_000);

afterAll(() => server.stop());

async function answer(path: string, body?: string, key = PUBLISHABLE_KEY) {
  const headers = { apikey: key, 'content-type': 'application/json' };
  const request = { headers, ...(body !== undefined && { method: 'POST', body }) };
  const response = await fetch(`${server.url}${path}`, request);
  return { status: response.status, body: await response.json() };
}

const list = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const padded = (bytes: number) => `{"x":"${'x'.repeat(bytes - 8)}"}`;
const submission = (fields: string) =>
  `{"id":"5f0c1f0e-0000-4000-8000-000000000000","secret":"${'s'.repeat(43)}","revision":1,"fields":${fields}}`;
const credentials = { email: 'deep@example.com', password: 'Long-Enough-7' };
const signUp = (more: object | string) =>
  typeof more === 'string'
    ? `${JSON.stringify(credentials).slice(0, -1)},"data":${more}}`
    : JSON.stringify({ ...credentials, ...more });

describe('nesting', () => {
  test.each([64, 6_000])('of %i levels and one is refused in an argument', async (levels) => {
    const body = submission(list(levels));
    const refused = { status: 400, body: { code: 'PGRST102' } };
    expect(await answer('/rest/v1/rpc/put_submission', body)).toMatchObject(refused);
    const asOperator = await answer('/rest/v1/rpc/put_submission', body, server.secretKey);
    expect(asOperator).toMatchObject(refused);
  });

  test.each(['/signup', '/token?grant_type=password', '/factors'])(
    'of more than 64 levels is refused in the body of %s',
    async (path) => {
      const refused = { status: 400, body: { code: 'bad_json' } };
      expect(await answer(`/auth/v1${path}`, signUp(list(30_000)))).toMatchObject(refused);
    },
  );

  test('of 63 levels in the data of a new account is taken, whatever its texts hold', async () => {
    const data = `{"note":"${'['.repeat(200)}","deep":${list(62)}}`;
    expect(await answer('/auth/v1/signup', signUp(data))).toMatchObject({ status: 200 });
  });

  test('of more than 64 levels is refused in a filter, whoever asks', async () => {
    const question = `/rest/v1/seasons?or=(${'and('.repeat(1_000)}id.eq.1${')'.repeat(1_001)}`;
    const refused = { status: 400, body: { code: 'PGRST100' } };
    expect(await answer(question)).toMatchObject(refused);
    expect(await answer(question, undefined, server.secretKey)).toMatchObject(refused);
  });

  test('of filters is answered up to 64 levels', async () => {
    const question = `/rest/v1/seasons?or=(${'and('.repeat(63)}id.eq.1,id.eq.1${')'.repeat(64)}`;
    expect(await answer(question, undefined, server.secretKey)).toMatchObject({ status: 200 });
  });
});

describe('size', () => {
  test.each([
    ['/rest/v1/rpc/put_submission', 300],
    ['/rest/v1/rpc/put_hand_over', 300],
    ['/rest/v1/rpc/push_family', 1024],
    ['/auth/v1/signup', 64],
  ])('of a body for %s may be %i KiB, and not a byte more', async (path, kib) => {
    expect(await answer(path, padded(kib * 1024 + 1))).toMatchObject({ status: 413 });
    expect((await answer(path, padded(kib * 1024))).status).not.toBe(413);
  });

  test.each([256, 321, 60_000])('of an email of %i characters is refused', async (length) => {
    const email = `${'a'.repeat(length - 12)}@example.com`;
    expect(await answer('/auth/v1/signup', signUp({ email }))).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message: 'An email address is too long' },
    });
  });

  test('of an email of 255 characters makes an account', async () => {
    const email = `${'a'.repeat(243)}@example.com`;
    expect(await answer('/auth/v1/signup', signUp({ email }))).toMatchObject({ status: 200 });
  });
});
