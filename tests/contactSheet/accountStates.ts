import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../supabase/local/server.ts';
import { aSession, signedIn } from '../e2e/support/account.ts';
import { pressSync, sheet, turnOnSync } from '../e2e/support/familySync.ts';
import { openPage } from '../e2e/support/openPage.ts';
import { signIn } from '../e2e/support/reviewer.ts';
import type { State } from './states.ts';

const press = (page: Page, name: RegExp | string) =>
  page.getByRole('button', { name, exact: true }).first().click();
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const text = (page: Page, words: RegExp | string) => page.getByText(words).first().waitFor();

/** An address gets few mails an hour. */
const anAddress = () => `${randomUUID()}@home.example`;

async function signUp(page: Page, backend: RunningServer, path: string): Promise<void> {
  await signedIn(page, await aSession(backend, anAddress()));
  await openPage(page, path);
}

async function add(page: Page, name: string): Promise<void> {
  await press(page, 'Add a child');
  await sheet(page).getByLabel('First name or nickname').fill(name);
  await sheet(page).getByRole('button', { name: 'Add', exact: true }).click();
  await sheet(page).waitFor({ state: 'hidden' });
}

async function askForDevice(page: Page, backend: RunningServer): Promise<void> {
  await signUp(page, backend, '/settings/second-step');
  await press(page, 'Show the code to scan');
  await page.getByRole('textbox', { name: 'Code' }).waitFor();
}

/** The states of signing in, the profile, the settings and the sync. */
export const accountStates: readonly State[] = [
  {
    name: 'login, a wrong password',
    path: '/login',
    reach: async (page) => {
      await signIn(page, 'robin@home.example', 'five canoes');
      await text(page, /don’t match/);
    },
  },
  {
    name: 'login, no signal',
    path: '/login',
    reach: async (page) => {
      await page.context().setOffline(true);
      await signIn(page, 'robin@home.example');
      await text(page, 'No signal.');
    },
  },
  {
    name: 'login, no password chosen',
    path: '/login?tab=create&next=/settings/second-step',
    reach: async (page) => {
      await page.getByLabel('Email').fill('robin@home.example');
      await press(page, 'Create account');
      await text(page, 'Choose a password.');
    },
  },
  {
    name: 'login, signed in',
    path: '/login',
    reach: async (page, backend) => {
      await signUp(page, backend, '/login');
      await heading(page, 'You’re signed in');
    },
  },
  {
    name: 'reset, an old link',
    path: '/reset-password#error=access_denied&error_code=otp_expired',
    reach: (page) => heading(page, 'This link no longer works'),
  },
  {
    name: 'reset, a link was sent',
    path: '/reset-password#error=access_denied&error_code=otp_expired',
    reach: async (page) => {
      await page.getByLabel('Email').fill(anAddress());
      await press(page, 'Send a new link');
      await heading(page, 'Check your email');
    },
  },
  {
    name: 'profile, a family',
    path: '/profile',
    reach: async (page) => {
      for (const name of ['Wren', 'Ada', 'Max']) await add(page, name);
      await page.getByLabel('ZIP code').fill('303');
      await page.getByLabel('Name', { exact: true }).focus();
      await page.getByRole('button', { name: /^Edit Wren/ }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'profile, a child without a name',
    path: '/profile',
    reach: async (page) => {
      await press(page, 'Add a child');
      await sheet(page).getByRole('button', { name: 'Add', exact: true }).click();
      await text(page, 'Enter a first name or a nickname');
    },
  },
  {
    name: 'profile, damaged',
    path: '/about',
    reach: async (page) => {
      const children = [{ id: 'w', firstName: 'Wren' }, 7];
      const stored = JSON.stringify({ state: { children }, version: 1 });
      await page.evaluate((kept) => localStorage.setItem('camply_user_data', kept), stored);
      await page.goto('/profile');
      await text(page, 'Part of your profile couldn’t be read.');
    },
  },
  ...[
    'account',
    'phone',
    'alarms',
    'mail',
    'privacy',
    'subscription',
    'look',
    'backup',
    'move',
    'delete',
  ].map((row) => ({
    name: `settings, ${row}`,
    path: `/settings#${row}`,
    reach: (page: Page) => page.locator(`details#${row}[open]`).waitFor(),
  })),
  {
    name: 'settings, deleting an account',
    path: '/settings',
    reach: async (page, backend) => {
      await signUp(page, backend, '/settings#delete');
      await press(page, 'Delete account');
      await sheet(page).getByRole('button', { name: 'Delete account' }).click();
      await text(page, 'Enter your password');
    },
  },
  {
    name: 'second step, a code to scan',
    path: '/settings/second-step',
    reach: askForDevice,
  },
  {
    name: 'second step, a wrong code',
    path: '/settings/second-step',
    reach: async (page, backend) => {
      await askForDevice(page, backend);
      await page.getByRole('textbox', { name: 'Code' }).fill('000000');
      await press(page, 'Turn it on');
      await text(page, /^That code isn’t right/);
    },
  },
  {
    name: 'sync, the recovery code',
    path: '/settings',
    reach: async (page) => {
      await pressSync(page);
      await sheet(page).getByRole('button', { name: 'Turn on', exact: true }).click();
      await text(page, /letter by letter/);
    },
  },
  {
    name: 'sync, on',
    path: '/settings',
    reach: async (page) => {
      await turnOnSync(page);
    },
  },
  {
    name: 'bring, too few letters',
    path: '/bring',
    reach: async (page) => {
      await page.getByLabel('The code').fill('HEB9');
      await page.keyboard.press('Enter');
      await text(page, /A code has ten letters/);
    },
  },
];
