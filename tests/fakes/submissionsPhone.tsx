import type { ReactNode } from 'react';
import type { Draft, OutboxEntry } from '#providers/store/outbox/outbox.ts';
import { fakeApp } from './fakeApp.ts';
import { fakeDevice } from './fakeDevice.ts';
import { submissionsOver } from './aProvider.ts';
import { FakeSubmissions } from './FakeSubmissions.ts';
import { openPart } from './openPart.tsx';

type Given = { entries?: readonly OutboxEntry[]; drafts?: readonly Draft[] };

/** A part of a phone on which earlier visits have left entries and drafts, and the server that it asks. */
export async function submissionsPhone({ entries = [], drafts = [] }: Given, part: ReactNode) {
  const store = fakeDevice().openApp();
  await store.user(async (db) => {
    await db.outbox.bulkPut([...entries]);
    await db.drafts.bulkPut([...drafts]);
  });
  const server = new FakeSubmissions(() => Date.UTC(2026, 8, 15, 16));
  const { network, remote } = submissionsOver(server);
  const app = fakeApp({ store, outbox: { remote } });
  return { store, server, network, app, open: () => openPart(app, part) };
}
