import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type Answer,
  granted,
  json,
  KEY,
  refused,
  signedIn,
  token,
} from '#tests/fakes/authDevice.ts';
import { makeDeleteAccount } from './deleteAccount.ts';
import type { StoredSession } from '#base/session/storedSession.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 8, 15, 12) }));
afterEach(() => void vi.useRealTimers());

const RPC = '/rest/v1/rpc/delete_account';
const hint = (text: string) =>
  json(403, { code: 'PT403', message: 'no', details: null, hint: text });

/** Dana's device; `answers` are what the server says to each try to delete, the last one from then on. */
function danas(
  answers: (Answer | 'nothing')[],
  signIn: Answer | 'nothing' = json(200, granted('new')),
) {
  const rest = [...answers];
  const tokens: string[] = [];
  const device = signedIn((path, details) => {
    if (path.includes('grant_type=password')) return signIn;
    if (path !== RPC) return 'nothing';
    tokens.push(details.token);
    return (rest.length > 1 ? rest.shift() : rest[0]) ?? 'nothing';
  });
  return { ...device, tokens };
}

it('asks for the password again, deletes with that token, and signs out here', async () => {
  const { session, stored, asked, tokens } = danas([json(200, true)]);
  expect(await session.deleteAccount('a short sentence')).toBe('done');
  expect(asked).toEqual(['/auth/v1/token?grant_type=password', RPC]);
  expect(tokens).toEqual([token('new')]);
  expect(session.state.getState()).toEqual({ status: 'out' });
  expect(stored.has(KEY)).toBe(false);
});

it.each<[string, Answer | 'nothing', string]>([
  ['the password is wrong', refused(400, 'invalid_credentials'), 'wrong'],
  ['it was tried too often', refused(429, 'over_request_rate_limit'), 'limited'],
  ['there is no signal', 'nothing', 'unreachable'],
])('deletes nothing when %s', async (_, answer, outcome) => {
  const { session, asked } = danas([json(200, true)], answer);
  expect(await session.deleteAccount('a short sentence')).toBe(outcome);
  expect(asked).not.toContain(RPC);
  expect(session.state.getState().status).toBe('in');
});

it.each<[string, Answer | 'nothing']>([
  ['there is no signal', 'nothing'],
  ['a hotel answers', { status: 200, body: '<html>' }],
  ['a hotel says "yes" in JSON', json(200, { ok: true })],
  ['a refusal has a hint that is no text', json(403, { code: 'PT403', hint: 5 })],
  ['a gateway refuses', json(403, { message: 'no' })],
  ['the server cannot', json(500, { code: 'XX000', message: 'no' })],
])('keeps the session when %s', async (_, answer) => {
  const { session } = danas([answer]);
  expect(await session.deleteAccount('a short sentence')).toBe('unreachable');
  expect(session.state.getState().status).toBe('in');
});

it('asks for the second step, and not for the password twice', async () => {
  const { session, asked } = danas([hint('second_step'), json(200, true)]);
  expect(await session.deleteAccount('a short sentence')).toBe('needsCode');
  expect(await session.deleteAccount('a short sentence')).toBe('done');
  expect(asked.filter((path) => path.includes('grant_type'))).toHaveLength(1);
});

it('checks a changed password again', async () => {
  const { session, asked } = danas([hint('second_step')]);
  await session.deleteAccount('a short sentence');
  await session.deleteAccount('something else');
  expect(asked.filter((path) => path.includes('grant_type'))).toHaveLength(2);
});

it('signs in again when the second step took long', async () => {
  const { session, asked } = danas([hint('second_step'), hint('sign_in_again'), json(200, true)]);
  await session.deleteAccount('a short sentence');
  expect(await session.deleteAccount('a short sentence')).toBe('done');
  expect(asked.filter((path) => path.includes('grant_type'))).toHaveLength(2);
});

it('deletes nothing while signed out', async () => {
  const { session, asked, stored, otherTabs } = danas([json(200, true)]);
  stored.delete(KEY);
  for (const tell of otherTabs) tell();
  expect(await session.deleteAccount('a short sentence')).toBe('wrong');
  expect(asked).toEqual([]);
});

it('passes a bug on instead of calling it no signal', async () => {
  const state = { status: 'in', userId: 'u1', email: 'dana@camply.example' } as const;
  const bug = new TypeError('not a function');
  const stored = vi
    .fn<() => StoredSession>(() => {
      throw bug;
    })
    .mockReturnValueOnce({
      accessToken: token('new'),
      expiresAt: Date.now() + 60_000,
      state: { ...state, role: null, lacksSecondFactor: false },
    });
  const deleteAccount = makeDeleteAccount({
    url: 'https://camply.example',
    key: 'sb_publishable_x',
    fetch: () => Promise.resolve(Response.json(true)),
    stored,
    signIn: () => Promise.resolve('done'),
    forget: () => expect.unreachable('nothing was deleted'),
  });
  await expect(deleteAccount('a short sentence')).rejects.toBe(bug);
});
