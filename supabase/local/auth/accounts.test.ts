// One file although long: every case signs up and signs in on one server, whose start costs more than all of them.
import { AuthApiError, type AuthError, type SupabaseClient } from '@supabase/supabase-js';
import jsQr from 'jsqr';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PUBLISHABLE_KEY } from '../start/keys.ts';
import { type TestServer, testServer } from '../testing/testServer.ts';
import { codeOf } from './totp.ts';

const password = 'Long-Enough-7';
const mail = (name: string) => `${name}@example.com`;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

async function signUp(name: string): Promise<SupabaseClient> {
  const parent = server.client();
  const { error } = await parent.auth.signUp({ email: mail(name), password });
  expect(error).toBeNull();
  return parent;
}

/** The last mail to this person. */
async function mailTo(name: string) {
  const mails: { to: string; text: string }[] = await (await fetch(`${server.url}/_mail`)).json();
  const text = mails.find(({ to }) => to === mail(name))?.text ?? '';
  const link = /https?:\S+/.exec(text)?.[0] ?? '';
  const tokenHash = new URLSearchParams(new URL(link).hash.slice(1)).get('token_hash') ?? '';
  return { link, tokenHash, code: /\b\d{6}\b/.exec(text)?.[0] ?? '' };
}

/** Somebody with a verified second factor: their session has taken it. */
async function withFactor(name: string) {
  const parent = await signUp(name);
  const { data: factor } = await parent.auth.mfa.enroll({ factorType: 'totp' });
  if (!factor || factor.type !== 'totp') throw new Error('no factor');
  const code = codeOf(factor.totp.secret, Math.floor(Date.now() / 30_000));
  const { error } = await parent.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
  expect(error).toBeNull();
  return parent;
}

/** As the server answers: auth-js takes a refused sign-out for one. */
async function endSessions(auth: SupabaseClient['auth'], scope: 'others' | 'global') {
  const { data } = await auth.getSession();
  const response = await fetch(`${server.url}/auth/v1/logout?scope=${scope}`, {
    method: 'POST',
    headers: {
      apikey: PUBLISHABLE_KEY,
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
    },
  });
  if (response.ok) return { error: null };
  const { code, msg } = await response.json();
  return { error: new AuthApiError(msg, response.status, code) };
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
  test('refuse a body of more than 64 KiB', async () => {
    const response = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'a@b.example', password: 'x'.repeat(70_000) }),
    });
    expect(response.status).toBe(413);
  });

  test('sign up, sign in and refresh with tokens that the public key verifies', async () => {
    const parent = await signUp('ann');
    const { error } = await parent.auth.signInWithPassword({ email: mail('ann'), password });
    expect(error).toBeNull();
    expect((await parent.auth.refreshSession()).error).toBeNull();
    const { data } = await parent.auth.getClaims();
    expect(data?.header.alg).toBe('ES256');
    expect(data?.claims).toMatchObject({ role: 'authenticated', aal: 'aal1', email: mail('ann') });
    expect((await parent.rpc('changed_camps')).data.rows).not.toEqual([]);
  });

  test('end the session when a used refresh token returns after ten seconds', async () => {
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

  test('give three tabs that refresh together the same token', async () => {
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

  test('accept the same token again after a lost refresh response', async () => {
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

  test('announce email without confirmation and no codes by phone', async () => {
    const headers = { apikey: PUBLISHABLE_KEY };
    const settings = await (await fetch(`${server.url}/auth/v1/settings`, { headers })).json();
    expect(settings).toMatchObject({
      external: { email: true, phone: false, google: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: true,
    });
  });

  test('refuse an unknown person in the same words as a wrong password', async () => {
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
  ])('judge a new password by its length alone: “%s”', async (typed, code) => {
    const { error } = await server
      .client()
      .auth.signUp({ email: mail(typed.replaceAll(' ', '-')), password: typed });
    expect(error?.code).toBe(code);
  });

  test('delay even the right password after five wrong ones', async () => {
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

  test.each([
    ['a password of 73 bytes', 'x'.repeat(36) + 'y'.repeat(37)],
    ['57 letters of two bytes', 'п'.repeat(57)],
  ])('refuse %s for a new account and as a new address', async (_, typed) => {
    const refusal = {
      status: 400,
      code: 'validation_failed',
      message: 'Password cannot be longer than 72 characters',
    };
    const visitor = server.client();
    const { error } = await visitor.auth.signUp({ email: mail('too-long'), password: typed });
    expect(error).toMatchObject(refusal);
    const parent = await signUp(`long-${typed.length}`);
    expect((await parent.auth.updateUser({ password: typed })).error).toMatchObject(refusal);
    expect((await parent.auth.updateUser({ password: 'п'.repeat(36) })).error).toBeNull();
  });

  test('send one reset mail a minute, whose link opens a session that may set a password', async () => {
    const redirectTo = `${server.url}/reset-password`;
    await signUp('forgot');
    const parent = server.client();
    expect(
      (await parent.auth.resetPasswordForEmail(mail('forgot'), { redirectTo })).error,
    ).toBeNull();
    expect((await parent.auth.resetPasswordForEmail(mail('forgot'))).error?.status).toBe(429);
    const { link, tokenHash } = await mailTo('forgot');
    expect(link).toBe(`${redirectTo}#token_hash=${tokenHash}&type=recovery`);
    const { error } = await parent.auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' });
    expect(error).toBeNull();
    expect((await parent.auth.updateUser({ password: 'Another-One-8' })).error).toBeNull();
    const again = await server.client().auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' });
    expect(again.error?.code).toBe('otp_expired');
  });

  test('accept the link and the code of a mail for 60 minutes', async () => {
    const { now } = Date;
    const mailed: Record<string, { tokenHash: string; code: string }> = {};
    for (const name of ['within', 'link-late', 'code-late']) {
      await signUp(name);
      await server.client().auth.resetPasswordForEmail(mail(name));
      mailed[name] = await mailTo(name);
    }
    const byLink = (name: string) =>
      server
        .client()
        .auth.verifyOtp({ token_hash: mailed[name]?.tokenHash ?? '', type: 'recovery' });
    try {
      vi.useFakeTimers({ toFake: ['Date'], now: now() + 59 * 60_000 });
      expect((await byLink('within')).error).toBeNull();
      vi.setSystemTime(now() + 61 * 60_000);
      expect((await byLink('link-late')).error?.code).toBe('otp_expired');
      const byCode = await server.client().auth.verifyOtp({
        email: mail('code-late'),
        token: mailed['code-late']?.code ?? '',
        type: 'recovery',
      });
      expect(byCode.error?.code).toBe('otp_expired');
    } finally {
      vi.useRealTimers();
    }
  });

  test('spend neither link nor code when a mailed link is only previewed', async () => {
    await signUp('scanned');
    await server.client().auth.resetPasswordForEmail(mail('scanned'));
    const { code, tokenHash } = await mailTo('scanned');
    const address = `${server.url}/auth/v1/verify?type=recovery&token=${tokenHash}&redirect_to=${encodeURIComponent(`${server.url}/reset-password`)}`;
    for (const method of ['HEAD', 'GET', 'GET']) {
      const response = await fetch(address, { method, redirect: 'manual' });
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe(
        `${server.url}/reset-password#token_hash=${tokenHash}&type=recovery`,
      );
    }
    const verified = await server
      .client()
      .auth.verifyOtp({ email: mail('scanned'), token: code, type: 'recovery' });
    expect(verified.error).toBeNull();
  });

  test('let a session of a mailed link delete no account, even after a refresh', async () => {
    await signUp('by-mail');
    await server.client().auth.resetPasswordForEmail(mail('by-mail'));
    const { tokenHash } = await mailTo('by-mail');
    const parent = server.client();
    await parent.auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' });
    const methods = async () => (await parent.auth.getClaims()).data?.claims.amr;
    expect(await methods()).toMatchObject([{ method: 'otp' }]);
    await parent.auth.refreshSession();
    expect(await methods()).toMatchObject([{ method: 'otp' }]);
    expect((await parent.rpc('delete_account')).error?.hint).toBe('sign_in_again');
    await parent.auth.signInWithPassword({ email: mail('by-mail'), password });
    expect(await methods()).toMatchObject([{ method: 'password' }]);
    expect((await parent.rpc('delete_account')).data).toBe(true);
  });
});

describe('second factor', () => {
  test('raises the session to aal2 by a code that works once', async () => {
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

  test('returns a QR code of the enrollment address', async () => {
    const parent = await signUp('scans');
    const { data: factor } = await parent.auth.mfa.enroll({ factorType: 'totp', issuer: 'Camply' });
    if (!factor || factor.type !== 'totp') throw new Error('no factor');
    const { qr_code: picture, uri, secret } = factor.totp;
    expect(uri).toContain(`secret=${secret}`);
    const [head, svg = ''] = picture.split(/,(.*)/s);
    expect(head).toBe('data:image/svg+xml;utf-8');
    const { data, info } = await sharp(Buffer.from(svg))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(jsQr(Uint8ClampedArray.from(data), info.width, info.height)?.data).toBe(uri);
  });

  test.each<[string, (parent: SupabaseClient) => Promise<{ error: AuthError | null }>, number]>([
    ['changes no password', ({ auth }) => auth.updateUser({ password: 'Another-One-8' }), 401],
    ['changes no email', ({ auth }) => auth.updateUser({ email: mail('thief') }), 401],
    ['ends no other session', ({ auth }) => endSessions(auth, 'others'), 403],
    ['does not end all sessions', ({ auth }) => endSessions(auth, 'global'), 403],
  ])('a session that lacks it %s', async (what, act, status) => {
    const name = what.replaceAll(' ', '-');
    const owner = await withFactor(name);
    const thief = server.client();
    await thief.auth.signInWithPassword({ email: mail(name), password });
    expect((await act(thief)).error).toMatchObject({ status, code: 'insufficient_aal' });
    expect((await thief.auth.updateUser({ data: { theme: 'dark' } })).error).toBeNull();
    expect((await owner.auth.refreshSession()).error).toBeNull();
    expect((await act(owner)).error).toBeNull();
  });

  test('ends password-only sessions at the first code', async () => {
    await signUp('two-places');
    const elsewhere = server.client();
    await elsewhere.auth.signInWithPassword({ email: mail('two-places'), password });
    const here = server.client();
    await here.auth.signInWithPassword({ email: mail('two-places'), password });
    const { data: factor } = await here.auth.mfa.enroll({ factorType: 'totp' });
    if (!factor || factor.type !== 'totp') throw new Error('no factor');
    const code = codeOf(factor.totp.secret, Math.floor(Date.now() / 30_000));
    await here.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
    expect((await elsewhere.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
    expect((await here.auth.refreshSession()).error).toBeNull();
  });

  test('offers no codes by phone and no passkeys', async () => {
    const parent = await signUp('phone');
    const byPhone = await parent.auth.mfa.enroll({ factorType: 'phone', phone: '+14045550172' });
    expect(byPhone.error).toMatchObject({ status: 422, code: 'mfa_phone_enroll_not_enabled' });
    const byKey = await parent.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'key' });
    expect(byKey.error).toMatchObject({ status: 422, code: 'mfa_webauthn_enroll_not_enabled' });
    expect((await parent.auth.mfa.listFactors()).data?.all).toEqual([]);
  });

  test('allows ten factors with unique names and drops unfinished ones after five minutes', async () => {
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

  test('locks a factor after five wrong codes', async () => {
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
