import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { Dexie } from 'dexie';
import type { RunningServer } from '../../../supabase/local/server.ts';
import { emptySnapshot } from '#family/rules/plan/planEntry.ts';
import { canaryProfile } from '#tests/recorder/canaries.ts';
import { openPage } from './openPage.ts';
import { startClock } from './today.ts';
import { writeRow } from './writeRow.ts';

/** Three weeks before the fall break that the sample camps run in. */
export const BEFORE_FALL = '2025-09-15T12:00:00-04:00';
export const MONDAY = '2025-10-06';
export const FALL = ['06', '07', '08', '09', '10'].map((date) => `2025-10-${date}`);

/** The child of the journeys' phone: its name must never leave it. */
export const CHILD = canaryProfile.children[0] ?? { id: '', firstName: '' };

type Row = Readonly<Record<string, unknown>> & { kind: string; id: string };

const dexie = readFileSync(createRequire(import.meta.url).resolve('dexie'), 'utf8');

declare global {
  interface Window {
    Dexie?: typeof Dexie;
  }
}

/** Rows of the planner as an earlier visit has left them, on a page that has opened the database: it shows them at once. */
export async function keepRows(page: Page, rows: readonly Row[]): Promise<void> {
  await page.evaluate(dexie);
  await page.evaluate(async (kept) => {
    if (!window.Dexie) throw new Error('Dexie did not start');
    const db = await new window.Dexie('camply').open();
    await db.table('plan').bulkPut(kept.map((row) => ({ updatedAt: 1, ...row })));
    db.close();
  }, rows);
}

const WORKDAY = { from: 9 * 60, to: 16 * 60 + 30 };

/** The hours for which the family needs care, as it told them in the first minute. */
const careHours: Row = {
  kind: 'family_plan',
  id: 'family',
  careHours: [null, WORKDAY, WORKDAY, WORKDAY, WORKDAY, WORKDAY, null],
};

/** The child's fall break, in the parent's own word. */
export const fallBreak = (childId = CHILD.id): Row => ({
  kind: 'own_days',
  id: `fall-${childId}`,
  childId,
  from: MONDAY,
  to: FALL.at(-1) ?? MONDAY,
  dayKind: 'off',
  source: 'parent',
  name: 'Fall break',
  letsOutAt: null,
});

export type PlannedCamp = {
  id: string;
  campId: string;
  providerName: string;
  days?: readonly string[];
} & Readonly<Record<string, unknown>>;

/** A camp of the plan, planned for the whole break. */
export const planned = ({ id, campId, providerName, ...fields }: PlannedCamp): Row => ({
  kind: 'plan',
  id,
  campId,
  childId: CHILD.id,
  days: FALL,
  status: 'planned',
  wantId: id,
  rank: 1,
  snapshot: { ...emptySnapshot, seenOn: '2025-09-15', providerName },
  ...fields,
});

/** A camp of the sample season, as the operator would list it: with an id of its own, so that no other journey sees it change. */
export async function listCamp(backend: RunningServer, fields: Readonly<Record<string, unknown>>) {
  await writeRow(backend, 'camps', {
    season_id: 'fall-2025',
    listing: 'basic',
    camp_theme: 'Outdoor',
    date_array: FALL.map((date) => ({ date })),
    camp_dates: 'Oct 6-10',
    camps_hours: '8:30am-5pm',
    age_min: 5,
    age_max: 12,
    price: '$300',
    street_address: '75 5th St NW',
    city: 'Atlanta',
    state: 'GA',
    zip_code: '30308',
    website_url: 'https://planner.example/',
    is_sample: true,
    // Another test of this worker may have taken it off.
    deleted_at: null,
    ...fields,
  });
}

/** It is gone for the journeys that come after. */
export const unlistCamp = (backend: RunningServer, id: string) =>
  listCamp(backend, { id, camp_provider_name: id, deleted_at: new Date(0).toISOString() });

/** My Schedule three weeks before fall break, with these rows; the break is one of them. */
export async function openPlanner(page: Page, rows: readonly Row[]): Promise<void> {
  await page.addInitScript(startClock, BEFORE_FALL);
  await openPage(page, '/my-camps');
  await expect(page.getByRole('grid')).toBeVisible();
  await keepRows(page, [careHours, ...rows]);
  await expect(page.getByRole('grid', { name: /Fall break/ })).toBeVisible();
}

/** A day of the week grid by its name: 'Wednesday'. */
export const dayCell = (page: Page, weekday: string, child = CHILD.firstName) =>
  page.getByRole('grid').getByRole('button', { name: new RegExp(`^${child}, ${weekday}`) });

/** '0 of 5' of the poster. */
export const number = (page: Page) =>
  page.getByRole('region', { name: /in one number$/ }).getByText(/^\d+ of \d+/);

/** What a page that is looked at does within 20 seconds by itself. */
export const comeBack = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('online')));
