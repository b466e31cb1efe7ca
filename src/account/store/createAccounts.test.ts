import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import {
  aDevice,
  type Answer,
  type Asked,
  granted,
  json,
  KEY,
  refused,
  signedIn,
  token,
} from '#tests/fakes/authDevice.ts';
import type { SessionState } from '#base/session/storedSession.ts';

const NOW = Date.UTC(2026, 8, 15, 12);
beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

const NO_ANSWERS: [string, Answer | 'nothing'][] = [
  ['there is no signal', 'nothing'],
  ['a hotel answers with its own page', { status: 200, body: '<html>Sign in</html>' }],
  ['a hotel forbids it', { status: 403, body: '<html>Forbidden</html>' }],
  ['a gateway refuses the key', json(401, { message: 'Invalid API key' })],
  ['the server is down', json(503, { msg: 'down' })],
];
const LIMITED: [string, Answer, string][] = [
  ['it was tried too often', refused(429, 'over_request_rate_limit'), 'limited'],
  ['too many mails went out', refused(429, 'over_email_send_rate_limit'), 'limited'],
];

const dana = ['dana@camply.example', 'a short sentence'] as const;

it.each<[string, Answer | 'nothing', string]>([
  ['the server knows nobody of that address', json(200, granted('new')), 'done'],
  [
    'the address is to be confirmed',
    json(200, { id: 'u1', email: dana[0], confirmation_sent_at: 'now' }),
    'confirm',
  ],
  ['there is such an account', refused(422, 'user_already_exists'), 'taken'],
  ['there is such an address', refused(422, 'email_exists'), 'taken'],
  [
    'the password is weak',
    refused(422, 'weak_password', { weak_password: { reasons: ['length'] } }),
    'weak',
  ],
  ['nobody may sign up', refused(422, 'signup_disabled'), 'refused'],
  ['the address is none', refused(400, 'validation_failed'), 'refused'],
  [
    'mails to that address are not allowed',
    refused(400, 'email_address_not_authorized'),
    'refused',
  ],
  ['a hotel says "yes" in JSON', json(200, { ok: true }), 'unreachable'],
  ...LIMITED,
  ...NO_ANSWERS.map(([name, answer]): [string, Answer | 'nothing', string] => [
    name,
    answer,
    'unreachable',
  ]),
])('returns the sign-up outcome when %s', async (_, answer, outcome) => {
  const device = aDevice(() => answer);
  const session = device.tab();
  expect(await session.signUp(...dana)).toBe(outcome);
  expect(session.state.getState().status).toBe(outcome === 'done' ? 'in' : 'out');
});

it('sends only an address and a password when signing up', async () => {
  const bodies: Asked[] = [];
  const { tab, asked } = aDevice((_, details) => {
    bodies.push(details);
    return json(200, granted('new'));
  });
  await tab().signUp(...dana);
  expect(bodies[0]?.body).toMatchObject({ email: dana[0], password: dana[1], data: {} });
  expect(asked).toEqual(['/auth/v1/signup?redirect_to=https%3A%2F%2Fcamply.example%2Flogin']);
});

it.each<[string, Answer | 'nothing', string]>([
  ['the mail is on its way', json(200, {}), 'done'],
  ['nobody has that address', refused(400, 'user_not_found'), 'done'],
  ...LIMITED,
  ...NO_ANSWERS.map(([name, answer]): [string, Answer | 'nothing', string] => [
    name,
    answer,
    'unreachable',
  ]),
])('returns the reset outcome when %s', async (_, answer, outcome) => {
  const { tab, asked } = aDevice(() => answer);
  expect(await tab().sendReset(dana[0])).toBe(outcome);
  expect(asked).toEqual([
    '/auth/v1/recover?redirect_to=https%3A%2F%2Fcamply.example%2Freset-password',
  ]);
});

it.each<[string, Answer | 'nothing', string]>([
  ['the server takes it', json(200, { id: 'u1', email: dana[0] }), 'done'],
  ['it is weak', refused(422, 'weak_password', { weak_password: { reasons: ['length'] } }), 'weak'],
  ['it is the one of before', refused(422, 'same_password'), 'same'],
  ['the sign-in was long ago', refused(400, 'reauthentication_needed'), 'old'],
  ['somebody signed this session out', refused(403, 'session_not_found'), 'old'],
  ['the account has a second step', refused(401, 'insufficient_aal'), 'needsCode'],
  ...LIMITED,
  ...NO_ANSWERS.map(([name, answer]): [string, Answer | 'nothing', string] => [
    name,
    answer,
    'unreachable',
  ]),
])('returns the password outcome when %s', async (_, answer, outcome) => {
  const { session, asked } = signedIn((path) => (path.includes('logout') ? json(200, {}) : answer));
  expect(await session.setPassword('a new short sentence')).toBe(outcome);
  // Whoever knew the old one is out.
  const others = asked.filter((path) => path === '/auth/v1/logout?scope=others');
  expect(others).toHaveLength(outcome === 'done' ? 1 : 0);
});

it('reports an old link when a password is set while signed out', async () => {
  const { tab, asked } = aDevice(() => 'nothing');
  expect(await tab().setPassword('a new short sentence')).toBe('old');
  expect(asked).toEqual([]);
});

it('retries a call once with a new token when the server calls the token expired', async () => {
  const tokens: string[] = [];
  const { session } = signedIn((path, details) => {
    if (path.includes('grant_type')) return json(200, granted('new'));
    if (path.includes('logout')) return json(200, {});
    tokens.push(details.token);
    return details.token === token('old') ? refused(403, 'bad_jwt') : json(200, { id: 'u1' });
  });
  expect(await session.setPassword('a new short sentence')).toBe('done');
  expect(tokens).toEqual([token('old'), token('new')]);
});

it('builds a provider’s page address without a request', async () => {
  const { tab, asked } = aDevice(() => 'nothing');
  const url = await tab().providerUrl('google', 'https://camply.example/login?next=%2Fmatches');
  const { origin, pathname, searchParams } = new URL(url ?? '');
  expect(origin + pathname).toBe('https://camply.example/auth/v1/authorize');
  expect(Object.fromEntries(searchParams)).toEqual({
    provider: 'google',
    redirect_to: 'https://camply.example/login?next=%2Fmatches',
    // RFC 7636: 32 bytes, base64url.
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 's256',
  });
  expect(await tab().providerUrl('nobody', 'https://camply.example/login')).toBeNull();
  expect(asked).toEqual([]);
});

it('creates no session without a backend address or key', async () => {
  const { createSession } = await import('./createSession.ts');
  const { openDeviceSession } = await import('#base/session/deviceSession.ts');
  const state = createStore<SessionState>(() => ({ status: 'out' }));
  const device = openDeviceSession(state, {
    url: 'https://camply.example',
    localStorage: () => localStorage,
    onOtherTab: () => undefined,
  });
  const clock = { now: () => 0, after: () => () => undefined };
  const make = (url: string, key: string) => () =>
    createSession(device, { fetch, clock, backend: () => ({ url, key }) });
  expect(make('', 'k')).toThrow(new Error('supabaseUrl is required.'));
  expect(make('https://camply.example', '')).toThrow(new Error('supabaseKey is required.'));
});

it('stores nothing for an account without a session on this device', async () => {
  const device = aDevice(() => refused(422, 'user_already_exists'));
  await device.tab().signUp(...dana);
  expect(device.stored.has(KEY)).toBe(false);
});
