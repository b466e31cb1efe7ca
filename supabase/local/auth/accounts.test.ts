import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PUBLISHABLE_KEY } from '../start/keys.ts';
import { type TestServer, testServer } from '../testing/testServer.ts';
import { codeOf } from './totp.ts';

const password = 'Long-Enough-7';
const mail = (name: string) => `${name}@example.com`;

// Hashing passwords is slow on purpose, slower still on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, 60_000);
afterAll(() => server.stop());

async function signUp(name: string): Promise<SupabaseClient> {
  const parent = server.client();
  const { error } = await parent.auth.signUp({ email: mail(name), password });
  expect(error).toBeNull();
  return parent;
}

/** For server and client alike: both run here. */
async function tenSecondsLater(act: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_001 });
  try {
    await act();
  } finally {
    vi.useRealTimers();
  }
}

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

  test('a stolen refresh token that was used is found out after ten seconds, and ends the session', async () => {
    const parent = await signUp('robbed');
    const { data: first } = await parent.auth.getSession();
    const stolen = first.session?.refresh_token ?? '';
    await parent.auth.refreshSession();
    await parent.auth.refreshSession();
    const { data: last } = await parent.auth.getSession();
    const thief = () => server.client().auth.refreshSession({ refresh_token: stolen });
    // Within ten seconds it may be another tab of the same person.
    expect((await thief()).data.session?.refresh_token).toBe(last.session?.refresh_token);
    await tenSecondsLater(async () => {
      expect((await thief()).error?.code).toBe('refresh_token_already_used');
      expect((await parent.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
      const { error } = await parent.auth.getUser(last.session?.access_token);
      expect(error?.name).toBe('AuthSessionMissingError');
    });
  });

  test('three tabs that refresh at once get one and the same token', async () => {
    const parent = await signUp('tabs');
    const { data } = await parent.auth.getSession();
    const refresh_token = data.session?.refresh_token ?? '';
    const answers = await Promise.all(
      [1, 2, 3].map(() => server.client().auth.refreshSession({ refresh_token })),
    );
    const got = answers.map(({ data: { session } }) => session?.refresh_token);
    expect(new Set(got).size).toBe(1);
    expect(got[0]).not.toBe(refresh_token);
  });

  test('a refresh whose answer was lost is asked again with the same token, and nobody is signed out', async () => {
    const parent = await signUp('underground');
    const { data: first } = await parent.auth.getSession();
    const token = first.session?.refresh_token ?? '';
    await parent.auth.refreshSession();
    await tenSecondsLater(async () => {
      const again = await server.client().auth.refreshSession({ refresh_token: token });
      expect(again.error).toBeNull();
      expect((await parent.auth.refreshSession()).error).toBeNull();
    });
  });

  test('what is on is said: email without confirmation, and no codes by phone', async () => {
    const headers = { apikey: PUBLISHABLE_KEY };
    const settings = await (await fetch(`${server.url}/auth/v1/settings`, { headers })).json();
    expect(settings).toMatchObject({
      external: { email: true, phone: false, google: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: true,
    });
  });

  test('a person nobody knows is refused in the same words as a wrong password', async () => {
    await signUp('known');
    const refusals = await Promise.all(
      ['known', 'unknown'].map((name) =>
        server.client().auth.signInWithPassword({ email: mail(name), password: 'Wrong-1' }),
      ),
    );
    const [known, unknown] = refusals.map(({ error }) => [
      error?.status,
      error?.code,
      error?.message,
    ]);
    expect(unknown).toEqual(known);
  });

  test.each([
    ['eleven char', 'weak_password'],
    ['five canoes at noon', undefined],
  ])('a new password is judged by its length alone: “%s”', async (typed, code) => {
    const { error } = await server
      .client()
      .auth.signUp({ email: mail(typed.replaceAll(' ', '-')), password: typed });
    expect(error?.code).toBe(code);
  });

  test('after five wrong passwords the right one has to wait, too', async () => {
    await signUp('guessed');
    const codes: (string | undefined)[] = [];
    for (let guess = 0; guess < 6; guess += 1) {
      const { error } = await server.client().auth.signInWithPassword({
        email: mail('guessed'),
        password: `Wrong-${guess}`,
      });
      codes.push(error?.code);
    }
    expect(codes.slice(0, 5).every((code) => code === 'invalid_credentials')).toBe(true);
    expect(codes[5]).toBe('over_request_rate_limit');
    const right = await server
      .client()
      .auth.signInWithPassword({ email: mail('guessed'), password });
    expect(right.error?.status).toBe(429);
  });

  test('a forgotten password: one mail a minute, its link opens a session that may set a new one', async () => {
    const redirectTo = `${server.url}/reset-password`;
    await signUp('forgot');
    const parent = server.client();
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

    const elsewhere = server.client();
    await elsewhere.auth.signInWithPassword({ email: mail('careful'), password });
    const { data: below } = await elsewhere.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(below).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    expect((await elsewhere.auth.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal');
    expect((await elsewhere.auth.mfa.enroll({ factorType: 'totp' })).error?.code).toBe(
      'insufficient_aal',
    );
    expect((await parent.auth.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await parent.auth.mfa.unenroll({ factorId })).error?.code).toBe('mfa_factor_not_found');
  });

  test('codes by phone and passkeys are not offered, and nothing is made in their place', async () => {
    const parent = await signUp('phone');
    const byPhone = await parent.auth.mfa.enroll({ factorType: 'phone', phone: '+14045550172' });
    expect(byPhone.error).toMatchObject({ status: 422, code: 'mfa_phone_enroll_not_enabled' });
    const byKey = await parent.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'key' });
    expect(byKey.error).toMatchObject({ status: 422, code: 'mfa_webauthn_enroll_not_enabled' });
    expect((await parent.auth.mfa.listFactors()).data?.all).toEqual([]);
  });

  test('a name is taken once, and there are ten factors at most; what nobody finished goes after five minutes', async () => {
    const parent = await signUp('many');
    const enroll = async (friendlyName: string) =>
      (await parent.auth.mfa.enroll({ factorType: 'totp', friendlyName })).error?.code;
    expect(await enroll('0')).toBeUndefined();
    expect(await enroll('0')).toBe('mfa_factor_name_conflict');
    for (let name = 1; name < 10; name += 1) expect(await enroll(`${name}`)).toBeUndefined();
    expect(await enroll('10')).toBe('too_many_enrolled_mfa_factors');
    expect(await enroll('9')).toBe('mfa_factor_name_conflict');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
    expect(await enroll('9')).toBeUndefined();
    vi.useRealTimers();
    expect((await parent.auth.mfa.listFactors()).data?.all).toHaveLength(1);
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
