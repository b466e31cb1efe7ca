import { describe, expect, test } from 'vitest';
import { makeAccountRules } from './accountRules.ts';

/** Of somebody with a second factor, in a session that has not taken it. */
const refuse = makeAccountRules(
  {
    verify: () =>
      Promise.resolve({
        sub: 'u1',
        role: 'authenticated',
        aud: 'authenticated',
        session_id: 's1',
        iat: 0,
        exp: 1,
        aal: 'aal1',
      }),
  },
  { of: () => Promise.resolve([{ id: 'f1', status: 'verified' }]) },
  () => Promise.resolve(0),
);

const update = { method: 'PUT', path: '/user', scope: undefined, token: 'token' };
const logout = { method: 'POST', path: '/logout', scope: undefined, token: 'token' };
const said = async (request: typeof update, body: string) =>
  (await (await refuse({ ...request, body }))?.json())?.error_code ?? 'passes';

describe('changes of an account without its second step', () => {
  test.each([
    ['a password', update, { password: 'Another-One-8' }],
    ['the end of other sessions', logout, { scope: 'others' }],
  ])('are refused: %s', async (_, request, change) => {
    expect(await said(request, JSON.stringify(change))).toBe('insufficient_aal');
  });

  test.each([
    [
      'a password beside an email that is a number',
      update,
      { password: 'Another-One-8', email: 5 },
    ],
    ['a password beside a scope that is a list', update, { password: 'Another-One-8', scope: [] }],
    ['a scope beside a password that is a number', logout, { scope: 'global', password: 5 }],
    ['data that is a text, beside no bound', update, { data: 'x'.repeat(5000) }],
  ])('are refused as malformed: %s', async (_, request, change) => {
    expect(await said(request, JSON.stringify(change))).toBe('bad_json');
  });

  test.each([
    ['the end of this session', logout, ''],
    ['a name', update, '{"data":{"name":"Dana"}}'],
    ['what is no JSON, which lite refuses', update, '{'],
  ])('are accepted: %s', async (_, request, body) => {
    expect(await said(request, body)).toBe('passes');
  });
});

const fields = ['email', 'password', 'phone', 'token', 'token_hash', 'type'];
test.each(
  fields.flatMap((field) =>
    [5, null, {}, [], true].map((value) => [field, JSON.stringify(value)] as const),
  ),
)('refuses a request whose %s is %s as malformed', async (field, value) => {
  for (const path of ['/signup', '/token', '/recover', '/otp', '/resend', '/verify']) {
    expect(await said({ ...update, method: 'POST', path }, `{"${field}":${value}}`)).toBe(
      'bad_json',
    );
  }
  expect(await said(update, `{"${field}":${value}}`)).toBe('bad_json');
});

test.each(['[]', '5', 'null', '"text"'])(
  'refuses a request that is %s as malformed',
  async (body) => {
    expect(await said(update, body)).toBe('bad_json');
  },
);
