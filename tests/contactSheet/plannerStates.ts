import type { Page } from '@playwright/test';
import { openPage } from '../e2e/support/openPage.ts';
import { schoolFeed } from '../fixtures/plan/schoolFeed.ts';
import { plannerSheets, sheet } from '../e2e/support/plannerSheets.ts';
import { openSummer } from '../e2e/support/plannerSummer.ts';
import { openCoveredWeek, openFullWeek } from '../e2e/support/plannerWeek.ts';
import { startClock } from '../e2e/support/today.ts';
import type { State } from './states.ts';

const path = '/my-camps';

/** Two screens of the page, as of pages that open by themselves. */
async function twoScreens(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width, height: 2 * height });
}

async function planB(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Show the plans' }).click();
  await page.getByRole('article').first().waitFor();
}

/** My Schedule, its sheets, Plan B and the fridge sheet. */
export const plannerStates: readonly State[] = [
  {
    name: 'planner, a sample family',
    path,
    reach: async (page) => {
      await page.addInitScript(startClock, '2025-09-15T12:00:00-04:00');
      await openPage(page, path);
      await page.getByRole('button', { name: 'Look at a sample family first' }).click();
      await page.getByRole('grid').waitFor();
      await twoScreens(page);
    },
  },
  {
    name: 'planner, a week',
    path,
    reach: async (page, backend) => {
      await openFullWeek(page, backend);
      await twoScreens(page);
    },
  },
  {
    name: 'planner, the weekly look',
    path,
    reach: async (page, backend) => {
      await openFullWeek(page, backend);
      await page.goto(`${path}?look=week`);
      await page.getByRole('heading', { name: 'Five minutes for your plan' }).waitFor();
      await twoScreens(page);
    },
  },
  {
    name: 'planner, what lies under the week',
    path,
    reach: async (page, backend) => {
      await openFullWeek(page, backend);
      await page.getByRole('heading', { name: 'Worth a look' }).waitFor();
      await page.evaluate(() => window.scrollTo(0, 1000));
      await twoScreens(page);
    },
  },
  {
    name: 'planner, hours',
    path,
    reach: async (page, backend) => {
      await openFullWeek(page, backend);
      await page.getByRole('button', { name: 'Hours', exact: true }).click();
      await page.getByRole('button', { name: /Open, 12:30–4:30$/ }).waitFor();
      await twoScreens(page);
    },
  },
  {
    name: 'planner, a picture of a covered week',
    path,
    reach: async (page, backend) => {
      await openCoveredWeek(page, backend);
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await page.getByRole('button', { name: 'See the picture' }).click();
      await page.getByRole('img', { name: /We’re covered/ }).waitFor();
    },
  },
  {
    name: 'planner, a summer',
    path,
    reach: async (page, backend) => {
      await openSummer(page, backend);
      await twoScreens(page);
    },
  },
  {
    name: 'planner, a summer, an open week',
    path,
    reach: async (page, backend) => {
      await openSummer(page, backend);
      await page.getByRole('button', { name: /^Ada, Jul 20–24: / }).click();
      await sheet(page).waitFor();
    },
  },
  {
    name: 'planner, a summer, same as last year',
    path,
    reach: async (page, backend) => {
      await openSummer(page, backend);
      await page.getByRole('button', { name: /^Same as last year/ }).click();
      await sheet(page).waitFor();
    },
  },
  {
    name: 'planner, a week of which days are over, and guesses',
    path,
    reach: async (page) => {
      await page.addInitScript(startClock, '2026-11-25T12:00:00-05:00');
      await openPage(page, path);
      await page.getByLabel('First name or nickname').fill('Zoe');
      await page.getByLabel('School district').selectOption({ label: 'DeKalb County' });
      await page.getByRole('button', { name: 'Show the days off' }).click();
      await page.getByRole('grid').waitFor();
      await twoScreens(page);
    },
  },
  {
    name: 'planner, a past break',
    path,
    reach: async (page, backend) => {
      await openFullWeek(page, backend);
      await page.addInitScript(startClock, '2025-10-20T12:00:00-04:00');
      await page.goto(`${path}?break=2025-10-06`);
      await page.getByRole('grid', { name: /Fall break/ }).waitFor();
      await twoScreens(page);
    },
  },
  ...plannerSheets.map(({ name, open }): State => ({
    name: `planner, ${name}`,
    path,
    reach: async (page, backend) => {
      await openFullWeek(page, backend);
      await open(page);
      await sheet(page).waitFor();
    },
  })),
  {
    name: 'planner, a school feed to review',
    path,
    reach: async (page, backend) => {
      await openFullWeek(page, backend);
      await page.getByRole('button', { name: 'Add a day off' }).first().click();
      await sheet(page)
        .locator('input[type=file]')
        .setInputFiles({
          name: 'school.ics',
          mimeType: 'text/calendar',
          buffer: Buffer.from(schoolFeed('2025-09-15')),
        });
      await sheet(page).getByText('We found 1,321 entries').waitFor();
    },
  },
  {
    name: 'planner, plan B',
    path,
    reach: async (page, backend) => {
      await openFullWeek(page, backend);
      await planB(page);
      await twoScreens(page);
    },
  },
  {
    name: 'planner, plan B, no full plan',
    path,
    reach: async (page, backend) => {
      await openFullWeek(page, backend);
      await planB(page);
      const change = page.getByRole('button', { name: 'Change', exact: true });
      // On a phone the wishes are folded.
      if (await change.isVisible()) await change.click();
      await page.getByLabel('Budget').fill('1600');
      await page.getByRole('button', { name: 'Look again' }).click();
      await page.getByText('Any of these would help:').waitFor();
      await twoScreens(page);
    },
  },
  {
    name: 'planner, plan B of a summer',
    path,
    reach: async (page, backend) => {
      await openSummer(page, backend);
      await planB(page);
      await twoScreens(page);
    },
  },
  {
    name: 'planner, fridge sheet',
    path,
    reach: async (page, backend) => {
      await openFullWeek(page, backend);
      await openPage(page, '/my-camps/print');
      await page.getByRole('table').waitFor();
      await twoScreens(page);
    },
  },
];
