import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrationFiles } from './database/sourceFiles.ts';
import { JSON_ARGUMENTS } from './lite/rpcArguments.ts';
import { PUBLISHABLE_KEY } from './start/keys.ts';
import { type TestServer, testServer } from './testing/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});

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
    ['/rest/v1/rpc/push_space', 1024],
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

describe('arguments of a function', () => {
  const put = '/rest/v1/rpc/put_submission';
  const refused = { status: 400, body: { code: 'PGRST102' } };

  test.each(JSON_ARGUMENTS)('%s is no text that the database would parse', async (name) => {
    const body = JSON.stringify({ [name]: '{"a": 1e131071}' });
    expect(await answer(put, body)).toMatchObject(refused);
  });

  test('of type jsonb are those whose texts are refused', async () => {
    const sql = (await migrationFiles()).map(({ text }) => text).join('\n');
    const headers = sql.matchAll(/function public\.\w+\(([^)]*)\)/g);
    const names = [...headers].flatMap(([, all = '']) => [...all.matchAll(/(\w+) jsonb/g)]);
    expect(new Set(names.map(([, name]) => name))).toEqual(new Set(JSON_ARGUMENTS));
  });

  test.each(['[1,2]', '[]', '5', '"{}"', '{'])('are refused as %s', async (body) => {
    expect(await answer(put, body)).toMatchObject(refused);
  });

  test.each(['application/x-www-form-urlencoded', 'text/csv', 'text/plain', ''])(
    'are refused as %s',
    async (type) => {
      const headers = { apikey: PUBLISHABLE_KEY, 'content-type': type };
      const request = { method: 'POST', headers, body: 'fields={"a":1e131071}' };
      const response = await fetch(`${server.url}${put}`, request);
      expect({ status: response.status, body: await response.json() }).toMatchObject(refused);
    },
  );
});

const select = (count: number) => `/rest/v1/camps?select=${'seasons(id),'.repeat(count)}id`;

describe('embedded tables', () => {
  test('are 20 at most', async () => {
    expect(await answer(select(21))).toMatchObject({ status: 400, body: { code: 'PGRST127' } });
    expect(await answer(select(20))).toMatchObject({ status: 401 });
  });
});

describe('the data of an account', () => {
  const message = 'The data of an account may have 1000 bytes';
  const refused = { status: 400, body: { code: 'validation_failed', message } };

  test('may not grow from request to request', async () => {
    const { body } = await answer('/auth/v1/signup', signUp({ email: 'data@example.com' }));
    const change = async (more: object) => {
      const headers = { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${body.access_token}` };
      const request = { method: 'PUT', headers, body: JSON.stringify({ data: more }) };
      const response = await fetch(`${server.url}/auth/v1/user`, request);
      return { status: response.status, body: await response.json() };
    };
    expect(await change({ first: 'x'.repeat(500) })).toMatchObject({ status: 200 });
    expect(await change({ second: 'x'.repeat(500) })).toMatchObject(refused);
  });

  test('of more than 1,000 bytes makes no account', async () => {
    const account = { email: 'much@example.com', data: { note: 'x'.repeat(1000) } };
    expect(await answer('/auth/v1/signup', signUp(account))).toMatchObject(refused);
  });
});

const ask = async (path: string, method: string, type: string, body: string) => {
  const headers = { apikey: PUBLISHABLE_KEY, 'content-type': type };
  const response = await fetch(`${server.url}/storage/v1/${path}`, { method, headers, body });
  return { status: response.status, body: await response.json() };
};

const remove = (count: number) =>
  ask(
    'object/camp-logos',
    'DELETE',
    'application/json',
    JSON.stringify({ prefixes: Array.from({ length: count }, (_, no) => `${no}.png`) }),
  );

describe('a request to storage', () => {
  test('names 100 files to remove at most', async () => {
    const message = 'Name 100 files at once, at most';
    expect(await remove(101)).toMatchObject({ status: 400, body: { message } });
    expect(await remove(100)).toEqual({ status: 200, body: [] });
  });

  test('that is no picture has 64 KiB at most', async () => {
    const path = 'object/list/camp-logos';
    const long = JSON.stringify({ prefix: '', search: 'x'.repeat(64 * 1024) });
    expect(await ask(path, 'POST', 'application/json', long)).toMatchObject({ status: 413 });
    const inForm = `--b\r\ncontent-disposition: form-data; name="f"; filename="f"\r\ncontent-type: application/json\r\n\r\n${long}\r\n--b--\r\n`;
    expect(await ask(path, 'POST', 'multipart/form-data; boundary=b', inForm)).toMatchObject({
      status: 413,
    });
  });

  test('is refused beyond 64 levels of nesting', async () => {
    const deep = list(30_000);
    const response = await ask('object/list/camp-logos', 'POST', 'application/json', deep);
    expect(response).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
  });

  test('has a form of ten parts at most', async () => {
    const part = '--b\r\ncontent-disposition: form-data; name="f"; filename="f"\r\n\r\nx\r\n';
    const form = (parts: number) =>
      ask(
        'object/camp-logos/x.png',
        'POST',
        'multipart/form-data; boundary=b',
        `${part.repeat(parts)}--b--\r\n`,
      );
    expect(await form(11)).toMatchObject({ body: { error: 'invalid_request' } });
    expect(await form(10)).toMatchObject({ body: { error: 'invalid_mime_type' } });
  });
});
