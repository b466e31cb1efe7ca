import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { codeOf } from './auth/totp.ts';
import { PUBLISHABLE_KEY } from './start/keys.ts';
import { startServer, type RunningServer } from './server.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

// The client is the unmodified supabase-js: what works here works with a hosted project.
const options = { auth: { persistSession: false, autoRefreshToken: false } };
const password = 'Long-Enough-7';

// Hashing passwords is slow on purpose, slower still on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let server: RunningServer;
let removeFolder: () => Promise<void>;
let visitor: SupabaseClient;
let operator: SupabaseClient;
const client = (key = PUBLISHABLE_KEY) => createClient(server.url, key, options);
const mail = (name: string) => `${name}@example.com`;

async function signUp(name: string): Promise<SupabaseClient> {
  const parent = client();
  const { error } = await parent.auth.signUp({ email: mail(name), password });
  expect(error).toBeNull();
  return parent;
}

beforeAll(async () => {
  const { folder, remove } = await temporaryFolder();
  removeFolder = remove;
  server = await startServer({ port: 0, dataDir: folder, quiet: true });
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
  test('a visitor reads a season with times as a hosted project writes them', async () => {
    const { data, error } = await visitor
      .from('seasons')
      .select('*')
      .eq('id', 'fall-2099')
      .single();
    expect(error).toBeNull();
    expect(data).toMatchObject({ label: 'Fall', year: 2099, deleted_at: null });
    expect(data.created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/);
  });

  test('a phone asks by GET what changed, and walks to the end', async () => {
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

  test('a CDN may store a page of changed_camps that has more behind it, nobody the last one', async () => {
    const cacheControl = async (params: string) => {
      const response = await fetch(`${server.url}/rest/v1/rpc/changed_camps?${params}`, {
        headers: { apikey: PUBLISHABLE_KEY },
      });
      const { more } = await response.json();
      return [more, response.headers.get('cache-control')];
    };
    expect(await cacheControl('after_xid=0&after_id=&page_size=50')).toEqual([
      true,
      'public, max-age=0, s-maxage=3600',
    ]);
    expect(await cacheControl('after_xid=0&after_id=&page_size=1000')).toEqual([false, 'no-store']);
    expect(await cacheControl('after_xid=99999999999')).toEqual([false, 'no-store']);
  });

  test('answers are packed when the browser can unpack them', async () => {
    const reply = await fetch(`${server.url}/rest/v1/seasons?select=*`, {
      headers: { apikey: PUBLISHABLE_KEY, 'accept-encoding': 'gzip' },
    });
    expect(reply.headers.get('content-encoding')).toBe('gzip');
    expect(await reply.json()).toBeInstanceOf(Array);
  });

  test('without a key nothing is answered', async () => {
    expect((await fetch(`${server.url}/rest/v1/seasons`)).status).toBe(401);
  });

  test('a token of somebody else is not believed', async () => {
    const claims = Buffer.from('{"role":"service_role","exp":9999999999}').toString('base64url');
    const reply = await fetch(`${server.url}/rest/v1/seasons`, {
      headers: { apikey: PUBLISHABLE_KEY, authorization: `Bearer eyJhbGciOiJub25lIn0.${claims}.x` },
    });
    expect(reply.status).toBe(401);
  });
});

describe('writing', () => {
  test('a visitor changes nothing', async () => {
    const { error } = await visitor.from('seasons').update({ label: 'Mine' }).eq('id', 'fall-2099');
    expect(error?.code).toBe('42501');
  });

  test('a broken rule is a 400 with its SQLSTATE, not a crash', async () => {
    const { error, status } = await operator
      .from('seasons')
      .update({ year: 1 })
      .eq('id', 'fall-2099');
    expect([status, error?.code]).toEqual([400, '23514']);
  });

  test('a hard delete is refused with the way to do it', async () => {
    const { error } = await operator.from('seasons').delete().eq('id', 'fall-2099');
    expect(error?.code).toMatch(/23001|42501/);
  });

  test('a body beyond all measure is refused before it is kept', async () => {
    const reply = await fetch(`${server.url}/rest/v1/seasons`, {
      method: 'POST',
      headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
      body: `"${'x'.repeat(2_000_000)}"`,
    });
    expect(reply.status).toBe(413);
  });
});

describe('accounts', () => {
  test('sign up, sign in, refresh; the token can be checked by anybody', async () => {
    const parent = await signUp('ann');
    const { error } = await parent.auth.signInWithPassword({ email: mail('ann'), password });
    expect(error).toBeNull();
    expect((await parent.auth.refreshSession()).error).toBeNull();
    const { data } = await parent.auth.getClaims();
    expect(data?.header.alg).toBe('ES256');
    expect(data?.claims).toMatchObject({ role: 'authenticated', aal: 'aal1', email: mail('ann') });
    expect((await parent.from('seasons').select('id').eq('id', 'fall-2099')).data).toHaveLength(1);
  });

  test('a weak password is refused', async () => {
    const { error } = await client().auth.signUp({ email: mail('weak'), password: 'short' });
    expect(error?.code).toBe('weak_password');
  });

  test('guessing a password ends after ten tries, also for the right one', async () => {
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
    const reply = await fetch(link, { redirect: 'manual' });
    const location = new URL(reply.headers.get('location') ?? '');
    expect(location.href.startsWith(redirectTo)).toBe(true);
    const tokens = new URLSearchParams(location.hash.slice(1));
    const { error } = await parent.auth.setSession({
      access_token: tokens.get('access_token') ?? '',
      refresh_token: tokens.get('refresh_token') ?? '',
    });
    expect(error).toBeNull();
    expect((await parent.auth.updateUser({ password: 'Another-One-8' })).error).toBeNull();
  });

  test('the mails are not for other sites', async () => {
    const reply = await fetch(`${server.url}/_mail`, {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(reply.status).toBe(404);
  });
});

describe('second factor', () => {
  test('enrol, prove, and the session is of the second level; a code is good once', async () => {
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

test('the function says whether there is a map', async () => {
  const { data } = await visitor.functions.invoke('get-google-maps-key', { body: {} });
  expect(data).toEqual({ hasKey: true, apiKey: 'built-in' });
  expect((await visitor.functions.invoke('none')).error).not.toBeNull();
});
