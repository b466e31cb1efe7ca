import { importJWK, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Keys, loadKeys } from '../start/keys.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { makeTokens, type Tokens } from './tokens.ts';

let keys: Keys;
let tokens: Tokens;
let removeFolder: () => Promise<void>;

const session = { aal: 'aal1', created_at: '2026-11-01', updated_at: '2026-11-01' };
const claims = {
  sub: '00000000-0000-4000-8000-000000000001',
  role: 'authenticated',
  aud: 'authenticated',
  session_id: '00000000-0000-4000-8000-000000000002',
  iat: Math.floor(Date.now() / 1000),
  exp: Math.floor(Date.now() / 1000) + 3600,
};

beforeAll(async () => {
  const { folder, remove } = await temporaryFolder();
  removeFolder = remove;
  keys = await loadKeys(folder);
  tokens = await makeTokens(keys, { query: async () => [{ ...session, app: {}, meta: {} }] });
});

afterAll(() => removeFolder());

/** Signed with our own key, but otherwise not what we issue. */
async function signed(
  changes: Record<string, unknown>,
  header: Record<string, unknown>,
): Promise<string> {
  const issued = await tokens.verify(await tokens.issue(claims));
  const key = await importJWK(keys.signingKey, 'ES256');
  return new SignJWT({ ...issued, ...changes })
    .setProtectedHeader({ alg: 'ES256', kid: keys.signingKey.kid, typ: 'JWT', ...header })
    .sign(key);
}

test('accepts its own tokens', async () => {
  expect(await tokens.verify(await signed({}, {}))).toMatchObject({ sub: claims.sub });
});

test.each([
  ['another issuer', { iss: 'https://other.example/auth/v1' }, {}],
  ['no issuer', { iss: undefined }, {}],
  ['another audience', { aud: 'somebody-else' }, {}],
  ['no audience', { aud: undefined }, {}],
  ['the name of another key', {}, { kid: 'other' }],
  ['no name of a key', {}, { kid: undefined }],
  ['a time that is over', { exp: claims.iat - 60 }, {}],
  ['a time that has not come', { nbf: claims.exp }, {}],
])('refuses a token of its own key with %s', async (_, changes, header) => {
  await expect(tokens.verify(await signed(changes, header))).rejects.toBeInstanceOf(Error);
});
