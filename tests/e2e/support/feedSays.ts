import { expect } from '@playwright/test';
import { callFunction } from '../../../supabase/local/testing/aSubmission.ts';
import type { RunningServer } from '../../../supabase/local/server.ts';

const fact = (value: string | number) => ({
  value,
  words: `Listed as ${value}`,
  url: 'https://copper.example/fall',
});

/** What the feed of a camp says today. */
export async function feedSays({ url, secretKey }: RunningServer, price: string, hours: string) {
  const key = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
  const source = {
    id: 'copper',
    kind: 'ical',
    label: 'Copper feed',
    url: 'https://copper.example/',
  };
  const fields = {
    camp_provider_name: fact('Copper Kites'),
    camp_theme: fact('Art'),
    camp_dates: fact('Oct 6-10'),
    camps_hours: fact(hours),
    price: fact(price),
    age_min: fact(6),
    age_max: fact(11),
    city: fact('Decatur'),
  };
  const item = { key: 'a', season_id: 'fall-2025', fields, date_array: ['2025-10-06'] };
  const reading = { outcome: 'read', items: [item] };
  expect((await callFunction(url, 'put_source', { source }, key)).status).toBe(200);
  const read = await callFunction(url, 'source_read', { id: 'copper', reading }, key);
  expect(read.body).toEqual({ outcome: 'read' });
}
