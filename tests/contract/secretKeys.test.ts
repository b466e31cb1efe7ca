import { expect, test } from 'vitest';
import { hasSecretKey, secretKeysOf } from '../../supabase/functions/_shared/secretKeys.ts';

const keysOf = (variables: Record<string, string>) =>
  secretKeysOf({ get: (name) => variables[name] });

test.each([
  ['{"cron":"sb_secret_b","default":"sb_secret_a"}', 'jwt', ['sb_secret_a', 'sb_secret_b', 'jwt']],
  ['{"cron":"sb_secret_b"}', '', ['sb_secret_b']],
  ['{}', 'jwt', ['jwt']],
  ['', 'jwt', ['jwt']],
  ['not JSON', 'jwt', ['jwt']],
])('reads SUPABASE_SECRET_KEYS %j and a legacy key %j as %j', (keys, legacy, expected) => {
  expect(keysOf({ SUPABASE_SECRET_KEYS: keys, SUPABASE_SERVICE_ROLE_KEY: legacy })).toEqual(
    expected,
  );
});

test('reads no key without a variable', () => {
  expect(keysOf({})).toEqual([]);
});

const keys = ['sb_secret_a', 'sb_secret_b', 'jwt'];

test.each([
  [{ apikey: 'sb_secret_b' }, true],
  [{ authorization: 'Bearer sb_secret_a' }, true],
  [{ authorization: 'Bearer jwt' }, true],
  [{ apikey: 'sb_secret_' }, false],
  [{ apikey: 'sb_publishable_a' }, false],
  [{ authorization: 'sb_secret_c' }, false],
  [{ apikey: '' }, false],
  [{}, false],
])('tells whether a request with %j may call: %s', async (headers, may) => {
  expect(await hasSecretKey(new Headers(headers), keys)).toBe(may);
});

test('lets nobody call without a key', async () => {
  expect(await hasSecretKey(new Headers({ apikey: '' }), [])).toBe(false);
  expect(await hasSecretKey(new Headers(), [])).toBe(false);
});
