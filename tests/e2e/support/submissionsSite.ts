import { expect, type Page } from '@playwright/test';
import type { Draft, OutboxEntry } from '../../../src/providers/store/outbox/outbox.ts';
import { openPage } from './openPage.ts';

type Kept = { entries?: readonly OutboxEntry[]; drafts?: readonly Draft[] };

/** Puts entries and drafts on this phone, as earlier visits left them, and opens a page over them. */
export async function keepOnPhone(page: Page, kept: Kept, path = '/submissions'): Promise<void> {
  await openPage(page, '/submissions');
  // The database is there, and of this version, once the list has looked into it.
  await expect(
    page.getByRole('heading', { name: 'Nothing sent from this device yet' }),
  ).toBeVisible();
  await page.evaluate(write, { entries: kept.entries ?? [], drafts: kept.drafts ?? [] });
  // Another document: what was written past Dexie is seen by nobody.
  await page.goto('about:blank');
  await openPage(page, path);
}

async function write({ entries, drafts }: Required<Kept>): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('camply');
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
  });
  const writing = database.transaction(['outbox', 'drafts'], 'readwrite');
  for (const entry of entries) writing.objectStore('outbox').put(entry);
  for (const draft of drafts) writing.objectStore('drafts').put(draft);
  await new Promise((resolve) => writing.addEventListener('complete', resolve));
  database.close();
}

/** What the server is asked to keep; `null` answers as no server does: the entry waits. */
type Puts = (body: {
  id: string;
  revision: number;
  fields: Record<string, unknown>;
}) => object | null;
type Statuses = (body: { id: string; secret: string }) => object | null | 'no answer';

/** A server of our own words in front of the page. */
export async function answerWith(
  page: Page,
  { puts, statuses }: { puts?: Puts; statuses?: Statuses },
): Promise<void> {
  await page.route('**/rest/v1/rpc/put_submission', async (route) => {
    const json = puts?.(route.request().postDataJSON()) ?? null;
    await (json === null ? route.abort() : route.fulfill({ json }));
  });
  await page.route('**/rest/v1/rpc/submission_status', async (route) => {
    const json = statuses ? statuses(route.request().postDataJSON()) : 'no answer';
    await (json === 'no answer'
      ? route.abort()
      : route.fulfill({ contentType: 'application/json', body: JSON.stringify(json) }));
  });
}
