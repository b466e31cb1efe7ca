import { expect, type Page } from '@playwright/test';
import type { RunningServer } from '../../../supabase/local/server.ts';
import { PUBLISHABLE_KEY } from '../../../supabase/local/start/keys.ts';
import { PASSWORD } from './reviewer.ts';
import { NOON } from './today.ts';

/** Where supabase-js keeps the session of a project on this host. */
export const SESSION_KEY = 'sb-localhost-auth-token';

const headers = { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' };

type Granted = { access_token: string; refresh_token: string };

/** A new account, and a session of it that some device has. */
export const aSession = (server: RunningServer, email: string) => granted(server, 'signup', email);

/** Of an account that is there, for another device: a refresh on one ends nothing on the other. */
export const anotherSession = (server: RunningServer, email: string) =>
  granted(server, 'token?grant_type=password', email);

async function granted({ url }: RunningServer, path: string, email: string): Promise<Granted> {
  const body = JSON.stringify({ email, password: PASSWORD });
  const answer = await fetch(`${url}/auth/v1/${path}`, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
  return answer.json();
}

/** As after a sign-in of earlier: the token ends so many seconds from now, by this device's clock. */
export async function signedIn(
  page: Page,
  session: Granted,
  lifeSeconds = 3600,
  now = NOON,
): Promise<void> {
  const stored = { ...session, expires_at: Math.floor(Date.parse(now) / 1000) + lifeSeconds };
  // Any page of the site has its storage; this one runs no script.
  await page.goto('/robots.txt');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    SESSION_KEY,
    JSON.stringify(stored),
  ] as const);
}

/** Ends every session of the account, on whichever device. */
export async function signOutEverywhere(
  { url }: RunningServer,
  { access_token: token }: Granted,
): Promise<void> {
  const answer = await fetch(`${url}/auth/v1/logout?scope=global`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(204);
}

/** Text that is no session is null, too. */
export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate((key) => {
    const stored: { access_token?: string } = JSON.parse(localStorage.getItem(key) ?? '{}');
    return stored.access_token ?? null;
  }, SESSION_KEY);

/**
 * The link of the last mail to this address, below the address of the site, and its six digits; null when there was none. Each
 * journey has the site at an address of its own, which the backend does not lead to: the link leads to the home page.
 */
export async function lastMail({ url }: RunningServer, email: string) {
  const mails: { to: string; text: string }[] = await (await fetch(`${url}/_mail`)).json();
  const text = mails.find(({ to }) => to === email)?.text;
  if (text === undefined) return null;
  const { pathname, hash } = new URL(/https?:\S+/.exec(text)?.[0] ?? '');
  return { link: pathname + hash, code: /\b\d{6}\b/.exec(text)?.[0] ?? '' };
}

/** So many minutes later for the backend, which runs in this process; not for the browser. */
export async function later<T>(minutes: number, work: () => Promise<T>): Promise<T> {
  const { now } = Date;
  Date.now = () => now() + minutes * 60_000;
  try {
    return await work();
  } finally {
    Date.now = now;
  }
}

/** By what the header of a wide screen shows. */
export const isSignedIn = (page: Page) =>
  expect(page.getByRole('banner').getByRole('button', { name: 'Log Out' })).toBeVisible();
export const isVisitor = (page: Page) =>
  expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();

export const refreshes = (requests: readonly string[]): number =>
  requests.filter((path) => path.includes('grant_type=refresh_token')).length;
