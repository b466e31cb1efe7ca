// My Schedule in the built page: how soon its days are there without a network, how soon a tap on an open day shows its
// camps, and whether a drag keeps up.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Proxy } from '../../../e2e/support/proxy.ts';
import { temporaryFolder } from '../../../../supabase/local/testing/temporaryFolder.ts';
import { layoutShiftsOf, recordLayoutShifts } from '../../../e2e/support/layoutShifts.ts';
import { slowDown, visit, withProfile } from '../../browser.ts';
import { ours } from '../../metrics.ts';
import type { Run } from '../contestParts.ts';
import { timeFirst, withSite } from '../site.ts';
import { BIG_PLAN_DAY } from '../../../fixtures/plan/bigPlan.ts';
import { schoolFeed } from '../../../fixtures/plan/schoolFeed.ts';
import { longestTask } from './longestTask.ts';
import { CELL, goToPlan, moveFamilyIn, openPlan } from './planPage.ts';

const SLOWDOWN = 4;
/** The first is about what the sample directory has. */
const SIZES = [100, 1000, 10_000];

export async function openRows(run: Run): Promise<void> {
  for (const atLeast of SIZES) {
    await withSite(atLeast, (proxy, size) =>
      withProfile(async (profile) => {
        console.log(`  a plan with ${size} camps`);
        await visit(profile, (page) => moveFamilyIn(page, proxy, size));
        await proxy.stop();
        for (let trial = 0; trial < run.trials; trial += 1) {
          for (const times of [1, SLOWDOWN]) {
            await visit(profile, (page) => coldAnswers(page, proxy, run, atLeast, times));
          }
          await visit(profile, (page) => taps(page, proxy, run, atLeast));
          await visit(profile, (page) => drag(page, proxy, run, atLeast));
          await visit(profile, (page) => schoolFile(page, proxy, run, atLeast));
        }
      }),
    );
  }
}

/** Each start is a new browser process; the server is down. */
async function coldAnswers(page: Page, proxy: Proxy, run: Run, size: number, times: number) {
  await slowDown(page, times);
  const metric = times === 1 ? 'planAnswers' : 'planAnswersSlow';
  // Nothing looks for cells meanwhile: that would take the page's own time.
  await page.addInitScript(timeFirst, [CELL, 'navigation'] as const);
  await goToPlan(page, proxy);
  run.readings.add(metric, ours, size, await page.evaluate(() => window.shownMs));
}

/** The first tap of a visit, when the page has come to rest: nothing of a sheet has run yet. */
async function taps(page: Page, proxy: Proxy, { readings }: Run, size: number) {
  await openPlan(page, proxy);
  await page.waitForLoadState('networkidle');
  await slowDown(page, SLOWDOWN);
  const day = page
    .locator(CELL)
    .filter({ hasText: /\d+ (?:closes? it|helps?|lists? no hours)/ })
    .first();
  await day.scrollIntoViewIfNeeded();
  await page.evaluate(timeFirst, ['dialog[open] li :is(h3, h4)', 'click'] as const);
  await day.click();
  readings.add('planTap', ours, size, await page.evaluate(() => window.shownMs));
}

/** A school's feed of 1 MB and 4,200 events, from choosing the file to its days, at full speed as its worker runs. */
async function schoolFile(page: Page, proxy: Proxy, { readings }: Run, size: number) {
  const { folder, remove } = await temporaryFolder();
  // From the disk: what a driver sends is decoded on the page's thread.
  const file = path.join(folder, 'school.ics');
  await writeFile(file, schoolFeed(BIG_PLAN_DAY));
  await openPlan(page, proxy);
  await page.getByRole('button', { name: 'Add a day off' }).first().click();
  const input = page.locator('dialog[open] input[type=file]');
  await input.waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const longest = await longestTask(page, async () => {
    await input.setInputFiles(file);
    await page.waitForFunction(
      () => document.querySelector('dialog[open] output')?.textContent !== '',
    );
  });
  await expect(page.getByText('We found 1,321 entries')).toBeVisible();
  readings.add('planImport', ours, size, longest);
  await remove();
}

async function drag(page: Page, proxy: Proxy, { readings }: Run, size: number) {
  await recordLayoutShifts(page);
  await openPlan(page, proxy);
  await page.waitForLoadState('networkidle');
  await slowDown(page, SLOWDOWN);
  const cells = page.locator(`${CELL}[data-status]`);
  await expect(cells.first()).toBeVisible();
  const before = await layoutShiftsOf(page);
  const longest = await longestTask(page, () => dragAlong(page));
  const { total } = await layoutShiftsOf(page);
  readings.add('planDrag', ours, size, longest);
  readings.add('planShift', ours, size, total - before.total);
}

/** A camp of the plan, carried by the mouse over the days of the week and back, a step each sixtieth of a second. */
async function dragAlong(page: Page): Promise<void> {
  const box = await page.locator(`${CELL}[data-status]`).first().boundingBox();
  if (!box) throw new Error('No camp of the plan is on the screen.');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let step = 1; step <= 60; step += 1) {
    const at = Math.sin((step / 60) * Math.PI);
    await page.mouse.move(from.x + at * 250, from.y + at * 60);
    await page.evaluate(() => new Promise((resolve) => void requestAnimationFrame(resolve)));
  }
  await page.mouse.up();
}
