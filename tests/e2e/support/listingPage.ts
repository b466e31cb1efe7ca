import type { BrowserContext, Page } from '@playwright/test';
import { FakeSubmissions } from '../../fakes/FakeSubmissions.ts';
import { expect } from './camply.ts';
import { openPage } from './openPage.ts';
import { NOON } from './today.ts';

export const listingPath = '/list-your-camp';

/** A complete form, by its labels. */
export const complete = {
  'Camp name': 'Moss & Marble',
  Email: 'hello@moss.example',
  'Website URL': 'https://moss.example',
  'Camp theme': 'Outdoor, Geology',
  'Minimum age': '6',
  'Maximum age': '11',
  'Street address': '18 Ponce Pl',
  City: 'Decatur',
  'ZIP code': '30030',
  'Camp dates': 'Oct 6-10; Oct 13',
} as const;

export const form = (page: Page) => page.getByRole('form', { name: 'Camp listing' });
export const field = (page: Page, label: string) =>
  form(page).getByRole('textbox', { name: new RegExp(`^${label}(?: optional)?$`) });
export const submitButton = (page: Page) =>
  form(page).getByRole('button', { name: /^Submit(?: for review|ting...)$/ });
export const toast = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ hasText: title });

/** Opens the form once all of its code is there. */
export async function openListing(page: Page, path: string = listingPath): Promise<void> {
  await openPage(page, path);
  await expect(page.getByRole('heading', { name: 'As a featured card' })).toBeVisible();
}

export async function fillIn(page: Page, values: Readonly<Record<string, string>> = complete) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** A server that takes submissions, in the place of the real one; `isDown`: nothing comes back. */
export async function fakeServer(
  page: Page | BrowserContext,
): Promise<{ server: FakeSubmissions; isDown: boolean }> {
  const fake = { server: new FakeSubmissions(() => Date.parse(NOON)), isDown: false };
  await page.route(/\/rpc\/(put_submission|submission_status)$|\/object\/camp-logos\//, (route) => {
    if (fake.isDown) return route.abort('connectionfailed');
    const request = route.request();
    const path = new URL(request.url()).pathname;
    const bytes = request.postDataBuffer();
    const isFile = path.startsWith('/storage/');
    const body = isFile ? new Uint8Array(bytes ?? []).buffer : (request.postData() ?? '');
    const answer = fake.server.answer(path, body);
    return answer
      .text()
      .then((text) =>
        route.fulfill({ status: answer.status, contentType: 'application/json', body: text }),
      );
  });
  return fake;
}
