import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceClock } from '#base/device/clock.ts';
import { NoAnswerError } from '#base/session/NoAnswerError.ts';
import {
  aDevice,
  type Answer,
  granted,
  json,
  KEY,
  openTab,
  signedIn,
  token,
} from '#tests/fakes/authDevice.ts';

const NOW = Date.UTC(2026, 8, 15, 12);
/** All of auth-js's own retries: half a minute. */
const later = () => vi.advanceTimersByTimeAsync(60_000);

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

describe('who is signed in', () => {
  it('is read from this device without a request', () => {
    const device = aDevice(() => 'nothing');
    const claims = { app_metadata: { role: 'reviewer' } };
    device.stored.set(KEY, JSON.stringify(granted('old', claims)));
    expect(device.tab().state.getState()).toEqual({
      status: 'in',
      userId: 'u1',
      email: 'dana@camply.example',
      role: 'reviewer',
      lacksSecondFactor: false,
    });
    expect(device.asked).toEqual([]);
  });

  it('is nobody when the stored session is broken', () => {
    for (const broken of ['', 'null', '{', '{"access_token":"a.b.c"}', '[]', '"x"']) {
      const device = aDevice(() => 'nothing');
      device.stored.set(KEY, broken);
      expect(device.tab().state.getState()).toEqual({ status: 'out' });
    }
  });

  it('ignores a role that the user set', () => {
    const device = aDevice(() => 'nothing');
    const claims = { user_metadata: { role: 'reviewer' }, role: 'reviewer', app_metadata: {} };
    device.stored.set(KEY, JSON.stringify(granted('old', claims)));
    expect(device.tab().state.getState()).toMatchObject({ role: null });
  });

  it('lacks a second step that the account has', () => {
    const device = aDevice(() => 'nothing');
    const session = granted('old', { aal: 'aal1' });
    const user = { ...session.user, factors: [{ status: 'verified' }] };
    device.stored.set(KEY, JSON.stringify({ ...session, user }));
    expect(device.tab().state.getState()).toMatchObject({ lacksSecondFactor: true });
  });

  it('follows a sign-out in another tab', () => {
    const { session, stored, otherTabs } = signedIn(() => 'nothing', 3600);
    stored.delete(KEY);
    for (const tell of otherTabs) tell();
    expect(session.state.getState()).toEqual({ status: 'out' });
  });
});

describe('signing in', () => {
  it.each<[string, Answer | 'nothing', string]>([
    ['the server knows both', json(200, granted('new')), 'done'],
    ['they do not match', json(400, { code: 400, error_code: 'invalid_credentials' }), 'wrong'],
    ['it was tried too often', json(429, { error_code: 'over_request_rate_limit' }), 'limited'],
    [
      'the address is not confirmed',
      json(400, { error_code: 'email_not_confirmed' }),
      'unconfirmed',
    ],
    ['there is no signal', 'nothing', 'unreachable'],
    [
      'a hotel answers with its own page',
      { status: 200, body: '<html>Sign in</html>' },
      'unreachable',
    ],
    ['a hotel forbids it', { status: 403, body: '<html>Forbidden</html>' }, 'unreachable'],
    ['a hotel says "yes" in JSON', json(200, { ok: true }), 'unreachable'],
    ['the server is down', json(503, { msg: 'down' }), 'unreachable'],
    ['a gateway refuses the key', json(401, { message: 'Invalid API key' }), 'unreachable'],
  ])('when %s', async (_, answer, outcome) => {
    const device = aDevice(() => answer);
    const session = device.tab();
    expect(await session.signIn('dana@camply.example', 'a short sentence')).toBe(outcome);
    expect(session.state.getState().status).toBe(outcome === 'done' ? 'in' : 'out');
    expect(device.stored.has(KEY)).toBe(outcome === 'done');
  });
});

describe('the token', () => {
  it('is returned immediately while it is valid', async () => {
    const { session, asked } = signedIn(() => 'nothing', 3600);
    expect(await session.accessToken()).toBe(token('old'));
    expect(asked).toEqual([]);
  });

  it('is refreshed when it has expired', async () => {
    const { session, asked } = signedIn(() => json(200, granted('new')), -10);
    expect(await session.accessToken()).toBe(token('new'));
    expect(asked).toEqual(['/auth/v1/token?grant_type=refresh_token']);
  });

  it('is refreshed once when the server refused it', async () => {
    const { session, asked } = signedIn(() => json(200, granted('new')), 3600);
    expect(await session.accessToken(token('old'))).toBe(token('new'));
    expect(asked).toHaveLength(1);
    // Another request that was refused with the same token.
    expect(await session.accessToken(token('old'))).toBe(token('new'));
    expect(asked).toHaveLength(1);
  });

  it.each<[string, Answer | 'nothing']>([
    ['nothing', 'nothing'],
    ['a 403 page of a hotel', { status: 403, body: '<html>Accept our terms</html>' }],
    ['a 200 page of a hotel', { status: 200, body: '<html>Accept our terms</html>' }],
    ['other JSON', json(200, { portal: true })],
    ['a limit', json(429, { code: 429, error_code: 'over_request_rate_limit', msg: 'Slow down' })],
    ['a gateway that refuses the key', json(401, { message: 'Invalid API key' })],
    ['a gateway without that path', json(404, { message: 'no Route matched' })],
    ['a bad request of nobody in particular', json(400, { msg: 'bad_json' })],
    ['a server that is down', json(502, {})],
    ['an empty 403', { status: 403, body: '' }],
  ])('stays, expired, with its session when the answer is %s', async (_, answer) => {
    const { session, stored } = signedIn(() => answer, -10);
    const problem = session.accessToken().catch((error: unknown) => error);
    await later();
    expect(await problem).toBeInstanceOf(NoAnswerError);
    expect(session.state.getState().status).toBe('in');
    expect(stored.has(KEY)).toBe(true);
  });

  it.each(['refresh_token_not_found', 'refresh_token_already_used', 'session_not_found'])(
    'is removed when the server says %s',
    async (code) => {
      const { session, stored } = signedIn(() => json(400, { code: 400, error_code: code }), -10);
      expect(await session.accessToken()).toBeNull();
      expect(session.state.getState()).toEqual({ status: 'out' });
      expect(stored.has(KEY)).toBe(false);
    },
  );

  it('is removed when the server refuses a valid token and its refresh', async () => {
    const ended = json(400, { code: 400, error_code: 'refresh_token_not_found' });
    const { session } = signedIn(() => ended, 3600);
    expect(await session.accessToken(token('old'))).toBeNull();
    expect(session.state.getState()).toEqual({ status: 'out' });
  });

  it('does not wait for all retries of auth-js', async () => {
    const { session } = signedIn(() => 'nothing', -10);
    const problem = session.accessToken().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(await problem).toBeInstanceOf(NoAnswerError);
  });

  it('arrives as soon as the connection is back, even after a minute offline', async () => {
    let answer: Answer | 'nothing' = 'nothing';
    const { session } = signedIn(() => answer, -10);
    const problem = session.accessToken().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(28_000);
    expect(await problem).toBeInstanceOf(NoAnswerError);
    answer = json(200, granted('new'));
    expect(await session.accessToken()).toBe(token('new'));
  });
});

/** As the server, whose time is right, grants a token that lasts an hour. */
const byServer = (name: string) => json(200, { ...granted(name), expires_at: NOW / 1000 + 3600 });

describe('a clock that is wrong', () => {
  const HOURS = 3_600_000;
  it.each([2, 24])(
    'requests a new token once, not at every use, when %i hours fast',
    async (hours) => {
      vi.setSystemTime(NOW + hours * HOURS);
      const device = aDevice(() => byServer('new'));
      const session = device.tab();
      await session.signIn('dana@camply.example', 'a short sentence');
      for (let use = 0; use < 5; use += 1) expect(await session.accessToken()).toBe(token('new'));
      expect(device.asked).toEqual(['/auth/v1/token?grant_type=password']);
      // By its own hour it does end.
      vi.setSystemTime(NOW + hours * HOURS + HOURS);
      await session.accessToken();
      expect(device.asked).toHaveLength(2);
    },
  );

  it('requests a new token once after a refusal when a day slow', async () => {
    vi.setSystemTime(NOW - 24 * HOURS);
    const device = aDevice(() => byServer('new'));
    device.stored.set(KEY, JSON.stringify({ ...granted('old'), expires_at: NOW / 1000 - 60 }));
    const session = device.tab();
    expect(await session.accessToken()).toBe(token('old'));
    expect(await session.accessToken(token('old'))).toBe(token('new'));
    expect(await session.accessToken()).toBe(token('new'));
    expect(device.asked).toHaveLength(1);
  });

  it('requests a new token once more after being set right', async () => {
    vi.setSystemTime(NOW - 24 * HOURS);
    const device = aDevice(() => byServer('new'));
    const session = device.tab();
    await session.signIn('dana@camply.example', 'a short sentence');
    vi.setSystemTime(NOW);
    for (let use = 0; use < 5; use += 1) await session.accessToken();
    expect(device.asked).toHaveLength(2);
  });
});

describe('signing out', () => {
  it('works offline, immediately', async () => {
    const { session, stored } = signedIn(() => 'nothing', 3600);
    const out = session.signOut();
    expect(session.state.getState()).toEqual({ status: 'out' });
    expect(stored.has(KEY)).toBe(false);
    await later();
    await out;
  });

  it('tells the server to forget this session only', async () => {
    const { session, asked } = signedIn(() => ({ status: 204, body: '' }), 3600);
    await session.signOut();
    expect(asked).toEqual(['/auth/v1/logout?scope=local']);
  });

  it('is not undone by a refresh in progress', async () => {
    const device = aDevice(() => 'nothing');
    device.stored.set(KEY, JSON.stringify(granted('old', {}, -10)));
    const waiting: (() => void)[] = [];
    const session = device.tab(
      (path) =>
        new Promise((resolve) => {
          if (path.includes('logout')) resolve(new Response(null, { status: 204 }));
          else waiting.push(() => resolve(Response.json(granted('new'))));
        }),
    );
    const asked = session.accessToken().catch(() => null);
    await vi.advanceTimersByTimeAsync(10);
    const out = session.signOut();
    for (const answer of waiting) answer();
    await later();
    await Promise.all([asked, out]);
    expect(session.state.getState()).toEqual({ status: 'out' });
    expect(device.stored.has(KEY)).toBe(false);
  });
});

it('uses the token of a tab that refreshed first', async () => {
  const device = aDevice(() => 'nothing');
  device.stored.set(KEY, JSON.stringify(granted('old')));
  const session = device.tab(async () => {
    device.stored.set(KEY, JSON.stringify(granted('theirs')));
    return Response.json(granted('mine'));
  });
  expect(await session.accessToken(token('old'))).toBe(token('theirs'));
});

it('leaves one session when two tabs refresh at the same time', async () => {
  let count = 0;
  const device = aDevice(() => {
    count += 1;
    return json(200, granted(`new${count}`));
  });
  device.stored.set(KEY, JSON.stringify(granted('old', {}, -10)));
  const tabs = [device.tab(), device.tab()];
  const tokens = await Promise.all(tabs.map((tab) => tab.accessToken()));
  expect(tokens.every((each) => each?.startsWith('ey'))).toBe(true);
  expect(tabs[0]?.state.getState()).toMatchObject({ status: 'in' });
});

it('keeps the session in the tab when the browser refuses storage', async () => {
  const session = openTab({
    backend: () => ({ url: 'https://camply.example', key: 'k' }),
    fetch: () => Promise.resolve(Response.json(granted('new'))),
    localStorage: () => {
      throw new DOMException('refused', 'SecurityError');
    },
    clock: deviceClock,
    onOtherTab: () => undefined,
  });
  expect(await session.signIn('dana@camply.example', 'a short sentence')).toBe('done');
  expect(await session.accessToken()).toBe(token('new'));
});
