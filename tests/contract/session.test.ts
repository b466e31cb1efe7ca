import { afterAll, beforeAll, expect, it } from 'vitest';
import { deviceClock } from '#base/device/clock.ts';
import { PUBLISHABLE_KEY } from '#local/start/keys.ts';
import { type TestServer, testServer } from '#local/testing/testServer.ts';
import { openTab } from '#tests/fakes/authDevice.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const PASSWORD = 'A short sentence 4 you';

/** One browser with its own storage; `tab()` is the app opened once more. */
function aBrowser() {
  const stored = new Map<string, string>();
  const asked: string[] = [];
  const tab = () =>
    openTab({
      backend: () => ({ url: server.url, key: PUBLISHABLE_KEY }),
      fetch(input, init) {
        const url = new URL(input instanceof Request ? input.url : input);
        asked.push(url.pathname + url.search);
        return fetch(input, init);
      },
      localStorage: () => ({
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      }),
      clock: deviceClock,
      onOtherTab: () => undefined,
    });
  return { stored, asked, tab };
}

async function signedUp(email: string) {
  const { data, error } = await server.client().auth.signUp({ email, password: PASSWORD });
  if (error) throw error;
  return data.user?.id ?? '';
}

const isTaken = async (token: string | null) => {
  const { error } = await server.client().auth.getUser(token ?? '');
  return error === null;
};

it('signs in, stays signed in after a reload, refreshes and signs out', async () => {
  const userId = await signedUp('dana@camply.example');
  const browser = aBrowser();
  const first = browser.tab();
  expect(await first.signIn('dana@camply.example', PASSWORD)).toBe('done');
  expect(first.state.getState()).toMatchObject({ status: 'in', userId, role: null });

  const again = browser.tab();
  expect(again.state.getState()).toMatchObject({ status: 'in', email: 'dana@camply.example' });
  const token = await again.accessToken();
  expect(await isTaken(token)).toBe(true);

  const fresh = await again.accessToken(token ?? '');
  expect(fresh).not.toBe(token);
  expect(await isTaken(fresh)).toBe(true);
  expect(browser.asked.filter((path) => path.includes('refresh_token'))).toHaveLength(1);

  await again.signOut();
  expect(again.state.getState()).toEqual({ status: 'out' });
  expect(await isTaken(fresh)).toBe(false);
});

it('distinguishes a wrong password from too many tries', async () => {
  await signedUp('robin@home.example');
  const { tab } = aBrowser();
  const session = tab();
  const outcomes: string[] = [];
  for (let tries = 0; tries < 6; tries += 1) {
    outcomes.push(await session.signIn('robin@home.example', `wrong ${tries}`));
  }
  expect(outcomes).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'wrong', 'limited']);
});

it('ends a session only when the server ended it', async () => {
  await signedUp('lee@home.example');
  const browser = aBrowser();
  await browser.tab().signIn('lee@home.example', PASSWORD);
  const token = (await browser.tab().accessToken()) ?? '';
  const elsewhere = server.client();
  await elsewhere.auth.signInWithPassword({ email: 'lee@home.example', password: PASSWORD });
  const { error } = await elsewhere.auth.signOut({ scope: 'global' });
  expect(error).toBeNull();
  const session = browser.tab();
  expect(session.state.getState().status).toBe('in');
  expect(await session.accessToken(token)).toBeNull();
  expect(session.state.getState()).toEqual({ status: 'out' });
});
