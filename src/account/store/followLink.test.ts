// One file although long: a link, whoever is signed in and whatever the server says are one table of cases on one stage.
import { aKey } from '#tests/fakes/signingKey.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

const NOW = Date.UTC(2026, 8, 15, 12);
const SECONDS = NOW / 1000;
const DANA = 'dana@camply.example';
beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

const mailed = (type = 'recovery') => `#token_hash=abc123&type=${type}`;
const implicit = (access = token('mailed', { exp: SECONDS + 3600 })) =>
  `#access_token=${access}&expires_at=${SECONDS + 3600}&expires_in=3600&refresh_token=r1&token_type=bearer&type=recovery`;

/** Gives a session for a token, takes what it has given, and sends mails; unless told otherwise. */
const server =
  (answers: { verify?: Answer | 'nothing'; user?: Answer | 'nothing'; claims?: object } = {}) =>
  (path: string): Answer | 'nothing' => {
    const claims = { exp: SECONDS + 3600, ...answers.claims };
    if (path === '/auth/v1/verify') return answers.verify ?? json(200, granted('mailed', claims));
    if (path === '/auth/v1/user') return answers.user ?? json(200, { id: 'u1', email: DANA });
    return path.startsWith('/auth/v1/recover') ? json(200, {}) : 'nothing';
  };

/** A device on which Dana has asked for a mail. */
async function requested(answer = server()) {
  const device = aDevice(answer);
  const session = device.tab();
  await session.sendReset(DANA);
  return { ...device, session };
}

describe('following a mailed link', () => {
  it('signs in for a reset requested here and reports a recovery', async () => {
    const bodies: Asked[] = [];
    const answer = server();
    const { session } = await requested();
    const onRecovery = vi.fn<() => void>();
    const stop = session.onRecovery(onRecovery);
    expect(await session.followLink(mailed())).toBe('recovery');
    expect(session.state.getState()).toMatchObject({ status: 'in', userId: 'u1' });
    expect(onRecovery).toHaveBeenCalledOnce();
    stop();

    const other = aDevice((path, details) => {
      if (path === '/auth/v1/verify') bodies.push(details);
      return answer(path);
    }).tab();
    await other.followLink(mailed());
    expect(bodies[0]?.body).toMatchObject({ token_hash: 'abc123', type: 'recovery' });
    expect(onRecovery).toHaveBeenCalledOnce();
  });

  it.each(['signup', 'magiclink', 'invite', 'email'])(
    'signs in without a recovery for the kind %s',
    async (type) => {
      const { session } = await requested();
      const onRecovery = vi.fn<() => void>();
      session.onRecovery(onRecovery);
      expect(await session.followLink(mailed(type))).toBe('signedIn');
      expect(onRecovery).not.toHaveBeenCalled();
    },
  );

  it('signs in a user who is signed in already, even if it was not requested here', async () => {
    const { session } = signedIn(server());
    expect(await session.followLink(mailed())).toBe('recovery');
  });

  it('happens only by an explicit call', async () => {
    const device = aDevice(server());
    vi.stubGlobal('location', { hash: mailed(), href: `https://camply.example/${mailed()}` });
    const session = device.tab();
    await session.accessToken();
    expect(session.state.getState()).toEqual({ status: 'out' });
    expect(device.asked).toEqual([]);
    vi.unstubAllGlobals();
  });

  it.each(['', '#', '#fall-break', '#type=recovery', '#expires_in=3600'])(
    'ignores %j, which is no mailed link',
    async (text) => {
      const device = aDevice(server());
      expect(await device.tab().followLink(text)).toBeNull();
      expect(device.asked).toEqual([]);
    },
  );

  it.each([
    '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired',
    '#error=access_denied',
    '#error_code=otp_expired',
    '#access_token=half&type=recovery',
    '#token_hash=abc&type=nonsense',
  ])('reports a refused or damaged link as old: %s', async (text) => {
    const device = aDevice(server());
    expect(await device.tab().followLink(text)).toBe('old');
    expect(device.asked).toEqual([]);
  });

  it('does not report a link as old when the server failed', async () => {
    const { tab } = aDevice(server());
    expect(await tab().followLink('#error=server_error&error_code=unexpected_failure')).toBe(
      'unreachable',
    );
  });

  it.each<[string, Answer]>([
    ['was used, or is older than an hour', refused(403, 'otp_expired')],
    ['belongs to nobody any more', refused(404, 'user_not_found')],
  ])('reports a link that %s as old and leaves the session alone', async (_, verify) => {
    const { session, stored } = signedIn(server({ verify }));
    const before = stored.get(KEY);
    expect(await session.followLink(mailed())).toBe('old');
    expect(stored.get(KEY)).toBe(before);
  });

  it.each<[string, Answer | 'nothing']>([
    ['there is no signal', 'nothing'],
    ['a hotel answers', { status: 200, body: '<html>' }],
    ['a hotel says "yes" in JSON', json(200, { ok: true })],
    ['a gateway refuses the key', json(401, { message: 'Invalid API key' })],
    ['it was tried too often', refused(429, 'over_request_rate_limit')],
    ['the server is down', json(500, {})],
  ])('can be retried after %s', async (_, answer) => {
    let now: Answer | 'nothing' = answer;
    const good = server();
    const { session } = await requested((path) => (path === '/auth/v1/verify' ? now : good(path)));
    expect(await session.followLink(mailed())).toBe('unreachable');
    now = good('/auth/v1/verify');
    expect(await session.followLink(mailed())).toBe('recovery');
  });

  it('does not spend an accepted token twice when the next answer is lost', async () => {
    let user: Answer | 'nothing' = 'nothing';
    const good = server();
    const { session, asked } = await requested((path) =>
      path === '/auth/v1/user' ? user : good(path),
    );
    expect(await session.followLink(mailed())).toBe('unreachable');
    user = good('/auth/v1/user');
    expect(await session.followLink(mailed())).toBe('recovery');
    expect(asked.filter((path) => path === '/auth/v1/verify')).toHaveLength(1);
  });

  it('can be retried when its code does not load, without unhandled rejections', async () => {
    const lost = Object.assign(new Error('no signal'), { name: 'ChunkError' });
    vi.resetModules();
    vi.doMock(import('./authClient.ts'), () => ({
      createAuthClient: () => {
        throw lost;
      },
    }));
    const device = (await import('#tests/fakes/authDevice.ts')).aDevice(server());
    expect(await device.tab().followLink(mailed())).toBe('unreachable');
    expect(device.asked).toEqual([]);
    vi.doUnmock(import('./authClient.ts'));
  });

  it('gives up after 12 seconds without an answer', async () => {
    const session = aDevice(() => 'nothing').tab(() => new Promise(() => undefined));
    const outcome = session.followLink(mailed());
    await vi.advanceTimersByTimeAsync(12_000);
    expect(await outcome).toBe('unreachable');
  });

  it('works on a device whose clock is a day fast', async () => {
    const good = server();
    const { session } = await requested((path) =>
      path.includes('grant_type=refresh_token')
        ? json(200, { ...granted('new'), expires_at: SECONDS + 3600 })
        : good(path),
    );
    vi.setSystemTime(NOW + 23 * 3_600_000);
    expect(await session.followLink(mailed())).toBe('recovery');
    expect(await session.accessToken()).toBe(token('new'));
  });
});

describe('a link asks before it signs in when', () => {
  const attacker = { sub: 'u2', email: 'sam@elsewhere.example' };
  const unexpected = { email: attacker.email };

  it('this device has requested no mail', async () => {
    const session = aDevice(server()).tab();
    expect(await session.followLink(mailed())).toEqual({ email: DANA });
    expect(session.state.getState()).toEqual({ status: 'out' });
    expect(await session.acceptLink()).toBe('recovery');
    expect(session.state.getState()).toMatchObject({ status: 'in', userId: 'u1' });
  });

  it('the mail was requested for another address', async () => {
    const { session } = await requested(server({ claims: attacker }));
    expect(await session.followLink(mailed())).toEqual(unexpected);
    expect(session.state.getState()).toEqual({ status: 'out' });
  });

  it('the mail was requested more than a day ago', async () => {
    const { session } = await requested(server({ claims: { exp: SECONDS + 200_000 } }));
    vi.setSystemTime(NOW + 25 * 3_600_000);
    expect(await session.followLink(mailed())).toEqual({ email: DANA });
  });

  it('a requested mail has been used already', async () => {
    const { session, stored } = await requested();
    await session.followLink(mailed());
    stored.delete(KEY);
    expect(await session.followLink('#token_hash=other&type=magiclink')).toEqual({ email: DANA });
  });

  it('somebody else is signed in, even for a mail requested here, and declining changes nothing', async () => {
    const { session, stored, asked } = signedIn(server({ claims: attacker }));
    await session.sendReset(attacker.email);
    const before = stored.get(KEY);
    expect(await session.followLink(mailed())).toEqual(unexpected);
    await session.declineLink();
    expect(stored.get(KEY)).toBe(before);
    expect(asked.at(-1)).toBe('/auth/v1/logout?scope=local');
    expect(await session.acceptLink()).toBe('old');
  });

  it('the link carries the session itself', async () => {
    const { session } = await requested();
    expect(await session.followLink(implicit())).toEqual({ email: DANA });
    expect(session.state.getState()).toEqual({ status: 'out' });
    expect(await session.acceptLink()).toBe('recovery');
  });
});

describe('a session carried by the link', () => {
  it.each<[string, Answer]>([
    ['ended', refused(403, 'bad_jwt')],
    ['was signed out', refused(403, 'session_not_found')],
    ['belongs to nobody any more', refused(403, 'user_not_found')],
  ])('reports a link that %s as old and leaves the session alone', async (_, user) => {
    const { session, stored } = signedIn(server({ user }));
    const before = stored.get(KEY);
    expect(await session.followLink(implicit())).toBe('old');
    expect(stored.get(KEY)).toBe(before);
    expect(session.state.getState().status).toBe('in');
  });

  it('is old when it was made up', async () => {
    const { sign } = await aKey('ES256', 'k1');
    const forged = await sign({ alg: 'ES256', kid: 'k1' }, { sub: 'u2', exp: SECONDS + 3600 });
    const other = await aKey('ES256', 'k1');
    const device = aDevice((path) =>
      path.endsWith('jwks.json') ? json(200, { keys: [other.jwk] }) : json(200, { id: 'u2' }),
    );
    const session = device.tab();
    expect(await session.followLink(implicit(forged))).toBe('old');
    expect(session.state.getState()).toEqual({ status: 'out' });
    expect(device.asked).toEqual(['/auth/v1/.well-known/jwks.json']);
  });

  it('leaves the current session alone when it was signed out', async () => {
    const { jwk, sign } = await aKey('ES256', 'k1');
    const genuine = await sign(undefined, { sub: 'u2', exp: SECONDS + 3600 });
    const { session, stored } = signedIn((path) =>
      path.endsWith('jwks.json') ? json(200, { keys: [jwk] }) : refused(403, 'session_not_found'),
    );
    const before = stored.get(KEY);
    expect(await session.followLink(implicit(genuine))).toBe('old');
    expect(stored.get(KEY)).toBe(before);
  });
});

describe('a provider’s page', () => {
  const code = '#code=0f8fad5b-d9cb-469f-a165-70867728950e';

  it('leads back with a code that becomes a session on this device', async () => {
    const bodies: Asked[] = [];
    const { tab } = aDevice((path, details) => {
      bodies.push(details);
      return path.includes('grant_type=pkce') ? json(200, granted('new')) : 'nothing';
    });
    const session = tab();
    const address = await session.providerUrl('google', 'https://camply.example/login');
    const challenge = new URL(address ?? '').searchParams.get('code_challenge');
    expect(await session.followLink(code)).toBe('signedIn');
    expect(session.state.getState()).toMatchObject({ status: 'in', userId: 'u1' });
    const { code_verifier: verifier } = Object(bodies[0]?.body);
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
    expect(challenge).toBe(Buffer.from(digest).toString('base64url'));
  });

  it.each<[string, Answer | 'nothing', string]>([
    ['was used', refused(404, 'flow_state_not_found'), 'old'],
    ['is not of this device', refused(400, 'validation_failed'), 'old'],
    ['is of another request', refused(400, 'bad_code_verifier'), 'old'],
    ['finds no signal', 'nothing', 'unreachable'],
  ])('signs nobody in when its code %s', async (_, answer, outcome) => {
    const session = aDevice(() => answer).tab();
    expect(await session.followLink(code)).toBe(outcome);
    expect(session.state.getState()).toEqual({ status: 'out' });
  });
});

describe('the six digits of a mail', () => {
  it('sign in with or without a space', async () => {
    const bodies: Asked[] = [];
    const good = server();
    const session = aDevice((path, details) => {
      bodies.push(details);
      return good(path);
    }).tab();
    expect(await session.verifyMailedCode(DANA, '824 435')).toBe('done');
    expect(bodies[0]?.body).toMatchObject({ email: DANA, token: '824435', type: 'recovery' });
    expect(session.state.getState()).toMatchObject({ status: 'in', userId: 'u1' });
  });

  it.each<[string, Answer | 'nothing', string]>([
    ['are wrong', refused(403, 'otp_expired'), 'wrong'],
    ['were tried too often', refused(429, 'over_request_rate_limit'), 'limited'],
    ['find no signal', 'nothing', 'unreachable'],
    ['find a hotel that says "yes"', json(200, { ok: true }), 'unreachable'],
  ])('sign nobody in when they %s', async (_, verify, outcome) => {
    const session = aDevice(server({ verify })).tab();
    expect(await session.verifyMailedCode(DANA, '824435')).toBe(outcome);
    expect(session.state.getState()).toEqual({ status: 'out' });
  });
});
