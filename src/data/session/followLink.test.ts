import { aKey } from '#tests/fakes/signingKey.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aDevice,
  type Answer,
  granted,
  json,
  KEY,
  refused,
  signedIn,
  token,
} from '#tests/fakes/authDevice.ts';

const NOW = Date.UTC(2026, 8, 15, 12);
const SECONDS = NOW / 1000;
beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

const mailed = token('mailed', { exp: SECONDS + 3600 });
const fragment = (type = 'recovery', access = mailed) =>
  `#access_token=${access}&expires_at=${SECONDS + 3600}&expires_in=3600&refresh_token=r1&token_type=bearer&type=${type}`;

/** Takes the mailed token, unless told otherwise. */
const server =
  (user: Answer | 'nothing' = json(200, { id: 'u1', email: 'dana@camply.example' })) =>
  (path: string) =>
    path === '/auth/v1/user' ? user : 'nothing';

describe('a mailed link', () => {
  it('signs in whoever wants another password, and says so', async () => {
    const device = aDevice(server());
    const session = device.tab();
    const onRecovery = vi.fn<() => void>();
    const stop = session.onRecovery(onRecovery);
    expect(await session.followLink(fragment())).toBe('recovery');
    expect(session.state.getState()).toMatchObject({ status: 'in', userId: 'u1' });
    expect(onRecovery).toHaveBeenCalledOnce();
    expect(device.page.dropped).toBe(1);
    stop();
    await session.followLink(fragment());
    expect(onRecovery).toHaveBeenCalledOnce();
  });

  it('of another kind signs in only', async () => {
    const session = aDevice(server()).tab();
    const onRecovery = vi.fn<() => void>();
    session.onRecovery(onRecovery);
    expect(await session.followLink(fragment('magiclink'))).toBe('signedIn');
    expect(onRecovery).not.toHaveBeenCalled();
  });

  it('is followed by an explicit call only', async () => {
    const device = aDevice(server());
    vi.stubGlobal('location', { hash: fragment(), href: `https://camply.example/${fragment()}` });
    const session = device.tab();
    await session.accessToken();
    expect(session.state.getState()).toEqual({ status: 'out' });
    expect(device.asked).toEqual([]);
    vi.unstubAllGlobals();
  });

  it.each(['', '#', '#fall-break', '#type=recovery', '#expires_in=3600'])(
    'is not what %j is',
    async (text) => {
      const device = aDevice(server());
      expect(await device.tab().followLink(text)).toBeNull();
      expect(device.page.dropped).toBe(0);
      expect(device.asked).toEqual([]);
    },
  );

  it.each([
    '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired',
    '#error=access_denied',
    '#error_code=otp_expired',
    '#access_token=half&type=recovery',
  ])('that the server has refused is old: %s', async (text) => {
    const device = aDevice(server());
    expect(await device.tab().followLink(text)).toBe('old');
    expect(device.page.dropped).toBe(1);
    expect(device.asked).toEqual([]);
  });

  it('behind which the server failed is not old', async () => {
    const { tab } = aDevice(server());
    expect(await tab().followLink('#error=server_error&error_code=unexpected_failure')).toBe(
      'unreachable',
    );
  });

  it.each<[string, Answer]>([
    ['ended', refused(403, 'bad_jwt')],
    ['was signed out', refused(403, 'session_not_found')],
    ['belongs to nobody any more', refused(403, 'user_not_found')],
  ])('whose session %s is old, and leaves who is signed in alone', async (_, answer) => {
    const { session, stored } = signedIn(server(answer));
    const before = stored.get(KEY);
    expect(await session.followLink(fragment())).toBe('old');
    expect(stored.get(KEY)).toBe(before);
    expect(session.state.getState().status).toBe('in');
  });

  it('that somebody has made up is old, whoever takes it', async () => {
    const { sign } = await aKey('ES256', 'k1');
    const forged = await sign({ alg: 'ES256', kid: 'k1' }, { sub: 'u2', exp: SECONDS + 3600 });
    const other = await aKey('ES256', 'k1');
    const device = aDevice((path) =>
      path.endsWith('jwks.json') ? json(200, { keys: [other.jwk] }) : json(200, { id: 'u2' }),
    );
    const session = device.tab();
    expect(await session.followLink(fragment('recovery', forged))).toBe('old');
    expect(session.state.getState()).toEqual({ status: 'out' });
    expect(device.asked).toEqual(['/auth/v1/.well-known/jwks.json']);
  });

  it('that is genuine and was signed out leaves who is signed in alone', async () => {
    const { jwk, sign } = await aKey('ES256', 'k1');
    const genuine = await sign(undefined, { sub: 'u2', exp: SECONDS + 3600 });
    const { session, stored } = signedIn((path) =>
      path.endsWith('jwks.json') ? json(200, { keys: [jwk] }) : refused(403, 'session_not_found'),
    );
    const before = stored.get(KEY);
    expect(await session.followLink(fragment('recovery', genuine))).toBe('old');
    expect(stored.get(KEY)).toBe(before);
  });

  it.each<[string, Answer | 'nothing']>([
    ['there is no signal', 'nothing'],
    ['a hotel answers', { status: 200, body: '<html>' }],
    ['a gateway refuses the key', json(401, { message: 'Invalid API key' })],
    ['the server is down', json(500, {})],
  ])('waits in this tab while %s', async (_, answer) => {
    let now: Answer | 'nothing' = answer;
    const device = aDevice((path) => (path === '/auth/v1/user' ? now : 'nothing'));
    const session = device.tab();
    expect(await session.followLink(fragment())).toBe('unreachable');
    // The address keeps nothing meanwhile.
    expect(device.page.dropped).toBe(1);
    now = json(200, { id: 'u1', email: 'dana@camply.example' });
    expect(await session.followLink('')).toBe('recovery');
    expect(await session.followLink('')).toBeNull();
  });

  it('that nobody answers for is given up after 12 seconds', async () => {
    const device = aDevice(() => 'nothing');
    const session = device.tab(() => new Promise(() => undefined));
    const outcome = session.followLink(fragment());
    await vi.advanceTimersByTimeAsync(12_000);
    expect(await outcome).toBe('unreachable');
  });

  it('works on a device whose clock is a day fast', async () => {
    vi.setSystemTime(NOW + 24 * 3_600_000);
    const device = aDevice((path) =>
      path.includes('grant_type=refresh_token')
        ? json(200, { ...granted('new'), expires_at: SECONDS + 3600 })
        : json(200, { id: 'u1' }),
    );
    const session = device.tab();
    expect(await session.followLink(fragment())).toBe('recovery');
    expect(await session.accessToken()).toBe(token('new'));
    expect(device.asked.filter((path) => path.includes('grant_type'))).toHaveLength(1);
  });
});
