import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import type { RunningServer } from '../../../supabase/local/server.ts';
import { CampRowSchema } from '#camps/store/directory/rows.ts';
import { ChildSchema, emptyProfile } from '#family/rules/profile.ts';
import { takeSnapshot } from '#planner/rules/changes/takeSnapshot.ts';
import { openPage } from './openPage.ts';
import { keepRows, planned } from './planner.ts';
import { startClock } from './today.ts';

/** Before the sample camps of the next summer, which run in July 2026. */
const SPRING = '2026-03-02T12:00:00-05:00';

const children = [
  { id: 'Ada', districtId: 'dekalb', color: 'clay', birthMonth: '2017-04' },
  { id: 'Max', districtId: 'dekalb', color: 'teal', birthMonth: '2014-11' },
  { id: 'Wren', districtId: 'cobb', color: 'dusk', birthMonth: '2020-03' },
].map((child) => v.parse(ChildSchema, { firstName: child.id, ...child }));

const parentInfo = { ...emptyProfile().parentInfo, zipCode: '30307' };

/** The camps of a week of a sample summer. */
async function summerCamps({ url, secretKey }: RunningServer, year: number) {
  const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
  const answer = await fetch(`${url}/rest/v1/camps?season_id=eq.summer-${year}&order=id`, {
    headers,
  });
  const rows = v.parse(v.array(CampRowSchema), await answer.json());
  return rows.filter(({ days }) => days !== null && days.length === 5).slice(0, 6);
}

/** My Schedule of three children in spring, with a summer, camps in some of its weeks, and those of last summer. */
export async function openSummer(page: Page, backend: RunningServer): Promise<void> {
  await page.addInitScript(
    (profile) => localStorage.setItem('camply_user_data', JSON.stringify(profile)),
    { state: { ...emptyProfile(), parentInfo, children }, version: 1 },
  );
  await page.addInitScript(startClock, SPRING);
  const camps = await summerCamps(backend, 2026);
  const before = await summerCamps(backend, 2025);
  const summers = children.map(({ id }) => ({
    kind: 'own_days',
    id: `summer-${id}`,
    childId: id,
    from: '2026-05-22',
    to: id === 'Wren' ? '2026-07-29' : '2026-08-02',
    dayKind: 'off',
    source: 'parent',
    name: 'Summer break',
    letsOutAt: null,
  }));
  const rows = camps.map((camp, at) => {
    const snapshot = takeSnapshot(camp, '2026-02-01');
    const days = camp.days?.slice(0, 5 - (at % 3)) ?? [];
    const childId = children[at % 3]?.id ?? '';
    const hours = at % 2 === 0 ? { from: 510, to: 990 } : { from: 540, to: 780 };
    const status = at === 5 ? 'waitlisted' : 'planned';
    const { providerName } = camp;
    return planned({
      id: `s${at}`,
      campId: camp.id,
      childId,
      days,
      hours,
      status,
      providerName,
      snapshot,
    });
  });
  const past = before.slice(2, 6).map((camp, at) =>
    planned({
      id: `past${at}`,
      campId: camp.id,
      childId: children[at % 3]?.id ?? '',
      days: camp.days ?? [],
      status: 'confirmed',
      providerName: camp.providerName,
      snapshot: takeSnapshot(camp, '2025-03-01'),
    }),
  );
  await openPage(page, '/my-camps');
  // Only then has the page opened its database.
  await expect(page.getByRole('grid')).toBeVisible();
  await keepRows(page, [...summers, ...rows, ...past]);
  await openPage(page, '/my-camps?break=2026-05-22');
  await expect(page.getByRole('grid', { name: /week by week$/ })).toBeVisible();
}
