import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { codeOf } from './auth/totp.ts';
import { loadKeys, PUBLISHABLE_KEY } from './start/keys.ts';
import { startServer, type RunningServer } from './server.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

// The client is unmodified supabase-js: what works here works with a hosted project.
const options = { auth: { persistSession: false, autoRefreshToken: false } };
const password = 'Long-Enough-7';

// Hashing passwords is slow on purpose, slower still on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let server: RunningServer;
let dataDir: string;
let removeFolder: () => Promise<void>;
let visitor: SupabaseClient;
let operator: SupabaseClient;
const client = (key = PUBLISHABLE_KEY) => createClient(server.url, key, options);
const mail = (name: string) => `${name}@example.com`;

const cacheControl = async (params: string) => {
  const response = await fetch(`${server.url}/rest/v1/rpc/changed_camps?${params}`, {
    headers: { apikey: PUBLISHABLE_KEY },
  });
  const { more } = await response.json();
  return [more, response.headers.get('cache-control')];
};

async function signUp(name: string): Promise<SupabaseClient> {
  const parent = client();
  const { error } = await parent.auth.signUp({ email: mail(name), password });
  expect(error).toBeNull();
  return parent;
}

beforeAll(async () => {
  const { folder, remove } = await temporaryFolder();
  removeFolder = remove;
  dataDir = folder;
  server = await startServer({ port: 0, dataDir, quiet: true });
  visitor = client();
  operator = client(server.secretKey);
  const season = {
    id: 'fall-2099',
    break: 'fall',
    year: 2099,
    label: 'Fall',
    starts_on: '2099-10-01',
    ends_on: '2099-10-31',
  };
  await operator.from('seasons').insert(season).throwOnError();
}, 60_000);

afterAll(async () => {
  await server.stop();
  await removeFolder();
});

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

  test('without a key every request is refused', async () => {
    expect((await fetch(`${server.url}/rest/v1/seasons`)).status).toBe(401);
  });

  test('forged tokens are refused, also of the kind that only lite may see', async () => {
    const { innerSecret } = await loadKeys(dataDir);
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

  test('a body of more than 1 MiB is refused', async () => {
    const response = await fetch(`${server.url}/rest/v1/seasons`, {
      method: 'POST',
      headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
      body: `"${'x'.repeat(2_000_000)}"`,
    });
    expect(response.status).toBe(413);
  });
});

describe('accounts', () => {
  test('a body of more than 64 KiB is refused', async () => {
    const response = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'a@b.example', password: 'x'.repeat(70_000) }),
    });
    expect(response.status).toBe(413);
  });

  test('sign up, sign in, refresh; the public key verifies the token', async () => {
    const parent = await signUp('ann');
    const { error } = await parent.auth.signInWithPassword({ email: mail('ann'), password });
    expect(error).toBeNull();
    expect((await parent.auth.refreshSession()).error).toBeNull();
    const { data } = await parent.auth.getClaims();
    expect(data?.header.alg).toBe('ES256');
    expect(data?.claims).toMatchObject({ role: 'authenticated', aal: 'aal1', email: mail('ann') });
    expect((await parent.rpc('changed_camps')).data.rows).not.toEqual([]);
  });

  test('a stolen refresh token that was used is refused, and ends the session', async () => {
    const parent = await signUp('robbed');
    const { data: first } = await parent.auth.getSession();
    const stolen = first.session?.refresh_token ?? '';
    await parent.auth.refreshSession();
    await parent.auth.refreshSession();
    const thief = await client().auth.refreshSession({ refresh_token: stolen });
    expect(thief.error?.code).toBe('refresh_token_already_used');
    expect((await parent.auth.refreshSession()).error).not.toBeNull();
  });

  test('a person nobody knows is refused in the same words as a wrong password', async () => {
    await signUp('known');
    const refusals = await Promise.all(
      ['known', 'unknown'].map((name) =>
        client().auth.signInWithPassword({ email: mail(name), password: 'Wrong-1' }),
      ),
    );
    const [known, unknown] = refusals.map(({ error }) => [
      error?.status,
      error?.code,
      error?.message,
    ]);
    expect(unknown).toEqual(known);
  });

  test('a weak password is refused', async () => {
    const { error } = await client().auth.signUp({ email: mail('weak'), password: 'short' });
    expect(error?.code).toBe('weak_password');
  });

  test('after ten wrong passwords the right one has to wait, too', async () => {
    await signUp('guessed');
    const codes: (string | undefined)[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      const { error } = await client().auth.signInWithPassword({
        email: mail('guessed'),
        password: `Wrong-${guess}`,
      });
      codes.push(error?.code);
    }
    expect(codes.slice(0, 10).every((code) => code === 'invalid_credentials')).toBe(true);
    expect(codes[10]).toBe('over_request_rate_limit');
    const right = await client().auth.signInWithPassword({ email: mail('guessed'), password });
    expect(right.error?.status).toBe(429);
  });

  test('a forgotten password: one mail a minute, its link opens a session that may set a new one', async () => {
    const redirectTo = `${server.url}/reset-password`;
    await signUp('forgot');
    const parent = client();
    expect(
      (await parent.auth.resetPasswordForEmail(mail('forgot'), { redirectTo })).error,
    ).toBeNull();
    expect((await parent.auth.resetPasswordForEmail(mail('forgot'))).error?.status).toBe(429);
    const mails: { to: string; text: string }[] = await (await fetch(`${server.url}/_mail`)).json();
    const link =
      /https?:\S+/.exec(mails.find(({ to }) => to === mail('forgot'))?.text ?? '')?.[0] ?? '';
    const response = await fetch(link, { redirect: 'manual' });
    const location = new URL(response.headers.get('location') ?? '');
    expect(location.href.startsWith(redirectTo)).toBe(true);
    const tokens = new URLSearchParams(location.hash.slice(1));
    const { error } = await parent.auth.setSession({
      access_token: tokens.get('access_token') ?? '',
      refresh_token: tokens.get('refresh_token') ?? '',
    });
    expect(error).toBeNull();
    expect((await parent.auth.updateUser({ password: 'Another-One-8' })).error).toBeNull();
  });
});

describe('second factor', () => {
  test('enroll and verify, and the session is aal2; a code works once', async () => {
    const parent = await signUp('careful');
    const { data: factor, error } = await parent.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'phone',
    });
    expect(error).toBeNull();
    if (!factor || factor.type !== 'totp') throw new Error('no factor');
    const factorId = factor.id;
    const code = codeOf(factor.totp.secret, Math.floor(Date.now() / 30_000));
    expect((await parent.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    const { data: level } = await parent.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level?.currentLevel).toBe('aal2');
    expect((await parent.auth.mfa.listFactors()).data?.totp).toHaveLength(1);
    const again = await parent.auth.mfa.challengeAndVerify({ factorId, code });
    expect(again.error?.code).toBe('mfa_verification_failed');
    await parent.auth.refreshSession();
    expect((await parent.auth.getClaims()).data?.claims.aal).toBe('aal2');

    const elsewhere = client();
    await elsewhere.auth.signInWithPassword({ email: mail('careful'), password });
    const { data: below } = await elsewhere.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(below).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    expect((await elsewhere.auth.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal');
    expect((await elsewhere.auth.mfa.enroll({ factorType: 'totp' })).error?.code).toBe(
      'insufficient_aal',
    );
    expect((await parent.auth.mfa.unenroll({ factorId })).error).toBeNull();
  });

  test('five wrong codes lock the factor, also for the right one', async () => {
    const parent = await signUp('locked');
    const { data: factor } = await parent.auth.mfa.enroll({ factorType: 'totp' });
    if (!factor || factor.type !== 'totp') throw new Error('no factor');
    const factorId = factor.id;
    const right = codeOf(factor.totp.secret, Math.floor(Date.now() / 30_000));
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0');
    for (let guess = 0; guess < 5; guess += 1) {
      expect(
        (await parent.auth.mfa.challengeAndVerify({ factorId, code: wrong })).error?.code,
      ).toBe('mfa_verification_failed');
    }
    expect(
      (await parent.auth.mfa.challengeAndVerify({ factorId, code: right })).error?.status,
    ).toBe(429);
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
