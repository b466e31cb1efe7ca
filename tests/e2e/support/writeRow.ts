import { expect } from '@playwright/test';
import type { RunningServer } from '../../../supabase/local/server.ts';

/** Writes a row as the operator would: a new one, or over the one with its id. */
export async function writeRow({ url, secretKey }: RunningServer, table: string, row: object) {
  const answer = await fetch(`${url}/rest/v1/${table}`, {
    method: 'POST',
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/json',
      prefer: 'resolution=merge-duplicates',
    },
    body: JSON.stringify(row),
  });
  expect(answer.status, await answer.text()).toBeLessThan(300);
}
