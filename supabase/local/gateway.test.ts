import type { SupabaseClient } from '@supabase/supabase-js';
import { SignJWT, UnsecuredJWT } from 'jose';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadKeys, PUBLISHABLE_KEY } from './start/keys.ts';
import { type TestServer, testServer } from './testing/testServer.ts';

let server: TestServer;
let visitor: SupabaseClient;
let operator: SupabaseClient;

const cacheControl = async (params: string) => {
  const response = await fetch(`${server.url}/rest/v1/rpc/changed_camps?${params}`, {
    headers: { apikey: PUBLISHABLE_KEY },
  });
  const { more } = await response.json();
  return [more, response.headers.get('cache-control')];
};

beforeAll(async () => {
  server = await testServer();
  visitor = server.client();
  ({ operator } = server);
  const season = {
    id: 'fall-2099',
    break: 'fall',
    year: 2099,
    label: 'Fall',
    starts_on: '2099-10-01',
    ends_on: '2099-10-31',
  };
  await operator.from('seasons').insert(season).throwOnError();
});

afterAll(() => server.stop());

describe('reading', () => {
  test('times are written as a hosted project writes them', async () => {
    const { data, error } = await operator
      .from('seasons')
      .select('*')
      .eq('id', 'fall-2099')
      .single();
    expect(error).toBeNull();
    expect(data).toMatchObject({ label: 'Fall', year: 2099, deleted_at: null });
    expect(data.created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/);
  });

  test('GET changed_camps walks the directory page by page to its end', async () => {
    let next = { xid: '0', id: '' };
    const seen = new Set<string>();
    for (let more = true; more;) {
      const { data, error } = await visitor.rpc(
        'changed_camps',
        { after_xid: next.xid, after_id: next.id, page_size: 50 },
        { get: true },
      );
      expect(error).toBeNull();
      for (const row of data.rows) seen.add(`${row.kind}:${row.id}`);
      ({ next, more } = data);
    }
    expect(seen).toContain('season:fall-2099');
  });

  test('a CDN may store full pages of changed_camps, nobody may store the last one', async () => {
    expect(await cacheControl('after_xid=0&after_id=&page_size=50')).toEqual([
      true,
      'public, max-age=0, s-maxage=3600',
    ]);
    expect(await cacheControl('after_xid=0&after_id=&page_size=1000')).toEqual([false, 'no-store']);
    expect(await cacheControl('after_xid=99999999999')).toEqual([false, 'no-store']);
  });

  test('responses are compressed where the browser accepts it', async () => {
    const response = await fetch(`${server.url}/rest/v1/rpc/changed_camps`, {
      headers: { apikey: PUBLISHABLE_KEY, 'accept-encoding': 'gzip' },
    });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect((await response.json()).rows).toBeInstanceOf(Array);
  });

  test('are refused without a key', async () => {
    expect((await fetch(`${server.url}/rest/v1/seasons`)).status).toBe(401);
  });

  test('forged tokens are refused, also of the kind that only lite may see', async () => {
    const { innerSecret } = await loadKeys(server.dataDir);
    const claims = { sub: crypto.randomUUID(), role: 'service_role', aud: 'authenticated' };
    const token = (alg: 'HS256' | 'none', secret: string) =>
      alg === 'none'
        ? new UnsecuredJWT(claims).setExpirationTime('1h').encode()
        : new SignJWT(claims)
            .setProtectedHeader({ alg, typ: 'JWT' })
            .setIssuedAt()
            .setExpirationTime('1h')
            .sign(new TextEncoder().encode(secret));
    for (const forged of [
      await token('none', ''),
      await token('HS256', 'a secret of somebody else, long enough'),
      await token('HS256', innerSecret),
    ]) {
      const response = await fetch(`${server.url}/rest/v1/seasons`, {
        headers: { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${forged}` },
      });
      expect(response.status).toBe(401);
    }
  });
});

describe('writing', () => {
  test('a visitor changes nothing', async () => {
    const { error } = await visitor.from('seasons').update({ label: 'Mine' }).eq('id', 'fall-2099');
    expect(error?.code).toBe('42501');
  });

  test('a failed check is a 400 with its SQLSTATE, not a 500', async () => {
    const { error, status } = await operator
      .from('seasons')
      .update({ year: 1 })
      .eq('id', 'fall-2099');
    expect([status, error?.code]).toEqual([400, '23514']);
  });

  test('a row cannot be deleted, not even by the operator', async () => {
    const { error } = await operator.from('seasons').delete().eq('id', 'fall-2099');
    expect(error?.code).toMatch(/23001|42501/);
  });
});

test.each([
  '/rest/v1/rpc/changed_camps',
  '/rest/v1/none',
  '/auth/v1/settings',
  '/auth/v1/verify?token=x&type=signup',
  '/storage/v1/object/public/camp-logos/none.png',
  '/functions/v1/none',
  '/_mail',
  '/camp-logos/none.png',
  '/no/such/page',
])('nothing is served without a policy: %s', async (address) => {
  const { headers } = await fetch(`${server.url}${address}`, { redirect: 'manual' });
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'/);
  expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'|sandbox/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('get-google-maps-key says whether there is a map', async () => {
  const { data } = await visitor.functions.invoke('get-google-maps-key', { body: {} });
  expect(data).toEqual({ hasKey: true, apiKey: 'built-in' });
  expect((await visitor.functions.invoke('none')).error).not.toBeNull();
});

test.each(['/health', '/functions/v1/health'])(
  'health is at %s, with each of the 13 checks',
  async (path) => {
    const response = await fetch(`${server.url}${path}`);
    const health = v.parse(
      v.object({ ok: v.boolean(), checks: v.array(v.object({ name: v.string() })) }),
      await response.json(),
    );
    expect(response.status).toBe(health.ok ? 200 : 503);
    expect(health.checks.map(({ name }) => name).join(' ')).toBe(
      'alarms backup candidates freshness geocoding head links mail mail_stops popular sources submissions transactions',
    );
  },
);
