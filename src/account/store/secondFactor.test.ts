import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Answer,
  type Asked,
  granted,
  json,
  refused,
  type Server,
  signedIn,
  token,
} from '#tests/fakes/authDevice.ts';

const NOW = Date.UTC(2026, 8, 15, 12);
beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

type Case = [string, Answer | 'nothing', string];
const NOBODY: Case[] = [
  ['there is no signal', 'nothing', 'unreachable'],
  ['a hotel answers', { status: 200, body: '<html>' }, 'unreachable'],
  ['a gateway refuses the key', json(401, { message: 'Invalid API key' }), 'unreachable'],
  ['the server is down', json(503, {}), 'unreachable'],
];
const LIMITED: Case = [
  'it was tried too often',
  refused(429, 'over_request_rate_limit'),
  'limited',
];

const row = (id: string, fields = {}) => ({
  id,
  friendly_name: `Phone ${id}`,
  factor_type: 'totp',
  status: 'verified',
  created_at: '2026-09-01T08:00:00Z',
  updated_at: '2026-09-01T08:00:00Z',
  ...fields,
});
const user = (...factors: object[]) =>
  json(200, { id: 'u1', email: 'dana@camply.example', factors });

describe('the list of factors', () => {
  it('contains verified and unverified apps and phones, and no unknown kinds', async () => {
    const { session } = signedIn(() =>
      user(
        row('a'),
        row('b', { factor_type: 'phone', status: 'unverified', friendly_name: null }),
        row('c', { factor_type: 'webauthn' }),
      ),
    );
    const addedAt = Date.UTC(2026, 8, 1, 8);
    expect(await session.factors()).toEqual([
      { id: 'a', name: 'Phone a', kind: 'totp', isVerified: true, addedAt },
      { id: 'b', name: '', kind: 'phone', isVerified: false, addedAt },
    ]);
  });

  it.each(NOBODY)('is unavailable when %s', async (_, answer) => {
    const { session } = signedIn(() => answer);
    expect(await session.factors()).toBe('unreachable');
  });
});

const enrolled = json(200, {
  id: 'f1',
  type: 'totp',
  friendly_name: 'Kitchen',
  totp: { qr_code: '', secret: 'ABC', uri: 'otpauth://totp/Camply:dana?secret=ABC' },
});

describe('enrolling an app', () => {
  it.each<Case>([
    ['the name is taken', refused(422, 'mfa_factor_name_conflict'), 'nameTaken'],
    ['the second step is missing', refused(403, 'insufficient_aal'), 'needsCode'],
    ['there are ten already', refused(422, 'too_many_enrolled_mfa_factors'), 'refused'],
    ['the server has none', refused(422, 'mfa_totp_enroll_not_enabled'), 'refused'],
    LIMITED,
    ...NOBODY,
  ])('when %s', async (_, answer, outcome) => {
    const { session } = signedIn((path) => (path === '/auth/v1/user' ? user() : answer));
    expect(await session.enroll('Kitchen')).toEqual({ outcome });
  });

  it('returns the secret and the address of the QR code', async () => {
    const bodies: unknown[] = [];
    const { session } = signedIn((_, { body }) => {
      bodies.push(body);
      return enrolled;
    });
    expect(await session.enroll('Kitchen')).toEqual({
      outcome: 'done',
      factorId: 'f1',
      secret: 'ABC',
      uri: 'otpauth://totp/Camply:dana?secret=ABC',
    });
    expect(bodies).toEqual([{ friendly_name: 'Kitchen', factor_type: 'totp', issuer: 'Camply' }]);
  });

  it('replaces an unfinished enrollment of the same name', async () => {
    let left = [row('x', { friendly_name: 'Kitchen', status: 'unverified' })];
    const { session } = signedIn((path, { method }) => {
      if (path === '/auth/v1/user') return user(...left);
      if (method === 'DELETE') {
        left = [];
        return json(200, { id: 'x' });
      }
      return left.length > 0 ? refused(422, 'mfa_factor_name_conflict') : enrolled;
    });
    expect(await session.enroll('Kitchen')).toMatchObject({ outcome: 'done', factorId: 'f1' });
  });
});

/** Challenges are given; `answer` is to the code. */
const challenged =
  (answer: Answer | 'nothing'): Server =>
  (path) =>
    path.endsWith('/challenge') ? json(200, { id: 'c1', type: 'totp', expires_at: 1 }) : answer;
const wrong = refused(422, 'mfa_verification_failed');

describe('verifying a code', () => {
  it.each<Case>([
    ['it is right', json(200, granted('new', { aal: 'aal2' })), 'done'],
    ['it is wrong', wrong, 'wrong'],
    ['a hook rejects it', refused(422, 'mfa_verification_rejected'), 'wrong'],
    ['the challenge is over', refused(422, 'mfa_challenge_expired'), 'expired'],
    ['the factor is gone', refused(404, 'mfa_factor_not_found'), 'expired'],
    ['the session is over', refused(403, 'session_not_found'), 'expired'],
    LIMITED,
    ...NOBODY,
  ])('when %s', async (_, answer, outcome) => {
    const { session } = signedIn(challenged(answer), 3600, { aal: 'aal1' });
    expect(await session.verifyCode('f1', '123456')).toBe(outcome);
  });

  it('accepts a space in the code', async () => {
    const codes: unknown[] = [];
    const { session } = signedIn((path, { body }) => {
      if (path.endsWith('/challenge')) return json(200, { id: 'c1', type: 'totp', expires_at: 1 });
      codes.push(body);
      return json(200, granted('new'));
    });
    await session.verifyCode('f1', ' 123 456');
    expect(codes).toEqual([{ challenge_id: 'c1', code: '123456' }]);
    expect(await session.accessToken()).toBe(token('new'));
  });

  it('reports a code that was just accepted as used, not wrong', async () => {
    let answer = json(200, granted('new'));
    const { session } = signedIn((path) => challenged(answer)(path, asked));
    expect(await session.verifyCode('f1', '123456')).toBe('done');
    answer = wrong;
    expect(await session.verifyCode('f1', '123456')).toBe('used');
    expect(await session.verifyCode('f1', '654321')).toBe('wrong');
    expect(await session.verifyCode('f2', '123456')).toBe('wrong');
    vi.setSystemTime(NOW + 120_000);
    expect(await session.verifyCode('f1', '123456')).toBe('wrong');
  });

  it.each([
    [-91, 'clock'],
    [-89, 'wrong'],
    [0, 'wrong'],
    [89, 'wrong'],
    [91, 'clock'],
  ])(
    'explains a wrong code on a device whose clock is %i s ahead: %s',
    async (seconds, outcome) => {
      const date = new Date(NOW - seconds * 1000).toUTCString();
      const { session } = signedIn(challenged({ ...wrong, headers: { date } }));
      expect(await session.verifyCode('f1', '123456')).toBe(outcome);
    },
  );

  it('detects a wrong clock from a new token when response dates are not readable', async () => {
    const { session } = signedIn((path, details) => {
      if (path.includes('grant_type=password')) {
        return json(200, granted('new', { iat: NOW / 1000 - 3600 }));
      }
      return challenged(wrong)(path, details);
    });
    expect(await session.verifyCode('f1', '123456')).toBe('wrong');
    await session.signIn('dana@camply.example', 'a short sentence');
    expect(await session.verifyCode('f1', '123456')).toBe('clock');
  });
});

const asked: Asked = { method: 'POST', body: null, token: '' };

describe('a phone as second step', () => {
  it.each<[string, Answer | 'nothing', boolean]>([
    ['sends codes', json(200, { external: { email: true, phone: true } }), true],
    ['does not', json(200, { external: { email: true, phone: false } }), false],
    ['does not say', json(200, {}), false],
    ['is out of reach', 'nothing', false],
    ['is a hotel', { status: 200, body: '<html>' }, false],
  ])('is offered when the server %s', async (_, answer, isOffered) => {
    const { session } = signedIn(() => answer);
    expect(await session.hasPhoneCodes()).toBe(isOffered);
  });

  it('receives a code that answers its challenge', async () => {
    const bodies: [string, unknown][] = [];
    const { session } = signedIn((path, { body }) => {
      bodies.push([path, body]);
      if (path === '/auth/v1/factors')
        return json(200, { id: 'p1', type: 'phone', phone: '+1404' });
      if (path.endsWith('/challenge')) return json(200, { id: 'c7', type: 'phone', expires_at: 1 });
      return json(200, granted('new'));
    });
    expect(await session.enrollPhone('Mine', '+1404')).toEqual({ outcome: 'done', factorId: 'p1' });
    expect(await session.sendCode('p1')).toBe('done');
    expect(await session.verifyCode('p1', '123456')).toBe('done');
    expect(bodies.map(([path]) => path)).toEqual([
      '/auth/v1/factors',
      '/auth/v1/factors/p1/challenge',
      '/auth/v1/factors/p1/verify',
    ]);
    expect(bodies[2]?.[1]).toEqual({ challenge_id: 'c7', code: '123456' });
  });

  it.each<Case>([
    ['the server has none', refused(422, 'mfa_phone_enroll_not_enabled'), 'refused'],
    ['the number is none', refused(400, 'validation_failed'), 'refused'],
    ['the second step is missing', refused(403, 'insufficient_aal'), 'needsCode'],
    LIMITED,
    ...NOBODY,
  ])('is not enrolled when %s', async (_, answer, outcome) => {
    const { session } = signedIn(() => answer);
    expect(await session.enrollPhone('Mine', '+1404')).toEqual({ outcome });
  });
});

describe('removing a factor', () => {
  it.each<Case>([
    ['the session took the second step', json(200, { id: 'f1' }), 'done'],
    ['it is gone already', refused(404, 'mfa_factor_not_found'), 'done'],
    ['the second step is missing', refused(422, 'insufficient_aal'), 'needsCode'],
    [LIMITED[0], LIMITED[1], 'unreachable'],
    ...NOBODY,
  ])('when %s', async (_, answer, outcome) => {
    const { session } = signedIn((path) =>
      path.includes('grant_type') ? json(200, granted('new')) : answer,
    );
    expect(await session.removeFactor('f1')).toBe(outcome);
  });

  it('forgets it on this device', async () => {
    const device = signedIn((path) =>
      path.includes('grant_type')
        ? json(200, granted('new', { aal: 'aal1' }))
        : json(200, { id: 'f1' }),
    );
    const old = granted('old', { aal: 'aal1' });
    const factors = [{ status: 'verified' }];
    device.stored.set(
      'sb-camply-auth-token',
      JSON.stringify({ ...old, user: { ...old.user, factors } }),
    );
    for (const tell of device.otherTabs) tell();
    expect(device.session.state.getState()).toMatchObject({ lacksSecondFactor: true });
    await device.session.removeFactor('f1');
    expect(device.session.state.getState()).toMatchObject({ lacksSecondFactor: false });
  });
});
