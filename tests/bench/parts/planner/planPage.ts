// My Schedule of a large family, in the built page.
import { expect, type Page } from '@playwright/test';
import { emptyProfile } from '../../../../src/family/rules/profile.ts';
import { stampChanges } from '../../../../src/family/rules/familyRecord.ts';
import { keepRows } from '../../../e2e/support/planner.ts';
import type { Proxy } from '../../../e2e/support/proxy.ts';
import { startClock } from '../../../e2e/support/today.ts';
import {
  BIG_PLAN_DAY,
  bigFamily,
  bigOwnCalendars,
  bigPlanRows,
} from '../../../fixtures/plan/bigPlan.ts';
import { benchCamps } from '../../page/benchCamps.ts';
import { firstVisit } from '../site.ts';

export const planPath = '/my-camps';
/** A day of a child. A skeleton has no grid. */
export const CELL = 'main [role="gridcell"] button';

const noon = `${BIG_PLAN_DAY}T12:00:00-04:00`;

/** A visit that leaves all camps of the server, the app and a plan of sixty rows on the phone. */
export async function moveFamilyIn(page: Page, proxy: Proxy, size: number): Promise<void> {
  await firstVisit(page, proxy, size);
  await page.evaluate((text) => localStorage.setItem('camply_user_data', text), family);
  await keepRows(page, [...bigPlanRows(benchCamps(size).camps), ...bigOwnCalendars]);
  await openPlan(page, proxy);
}

/** Three weeks before the break. The server may be gone. */
export async function goToPlan(page: Page, proxy: Proxy): Promise<void> {
  await page.addInitScript(startClock, noon);
  await page.goto(proxy.url + planPath);
}

/** The same, until its days are there. */
export async function openPlan(page: Page, proxy: Proxy): Promise<void> {
  await goToPlan(page, proxy);
  await expect(page.locator(CELL)).toHaveCount(bigFamily.length * 5);
}

const family = JSON.stringify({
  state: stampChanges(
    emptyProfile(),
    {
      ...emptyProfile(),
      parentInfo: { ...emptyProfile().parentInfo, zipCode: '30317' },
      children: [...bigFamily],
    },
    Date.parse(noon),
  ),
  version: 1,
});
