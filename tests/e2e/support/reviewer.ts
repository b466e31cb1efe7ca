import { expect, type Page } from '@playwright/test';
import { aSubmission, callFunction } from '../../../supabase/local/testing/aSubmission.ts';
import type { RunningServer } from '../../../supabase/local/server.ts';
import { PUBLISHABLE_KEY } from '../../../supabase/local/start/keys.ts';

export const PASSWORD = 'A short sentence 4 you';

/** An account; with the role when it reviews. */
export async function anAccount(backend: RunningServer, email: string, reviews = true) {
  const { url } = backend;
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  expect(answer.status, await answer.text()).toBeLessThan(300);
  if (reviews) await giveReviewRole(backend, email);
}

export async function giveReviewRole({ url, secretKey }: RunningServer, email: string) {
  const role = { email, is_reviewer: true };
  const key = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
  expect((await callFunction(url, 'set_reviewer', role, key)).body).toBe(true);
}

/** A listing that a provider has sent. */
export async function sent({ url }: RunningServer, fields: Record<string, unknown> = {}) {
  const submission = aSubmission(fields);
  const { status, body } = await callFunction(url, 'put_submission', submission);
  expect(status, JSON.stringify(body)).toBe(200);
  return {
    ...submission,
    status: async () => {
      const { id, secret } = submission;
      return (await callFunction(url, 'submission_status', { id, secret })).body;
    },
  };
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The desk, with somebody new at it. */
export async function atTheDesk(page: Page, backend: RunningServer, name: string): Promise<void> {
  await anAccount(backend, `${name}@camply.example`);
  await page.goto('/review');
  await signIn(page, `${name}@camply.example`);
  await expect(page.getByRole('button', { name: 'Queue', exact: true })).toBeVisible();
}

/** Opens one of the queue; its heading has the focus then. */
export async function open(page: Page, name: string): Promise<void> {
  await page.getByRole('region', { name: 'Queue' }).getByRole('button', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
}
