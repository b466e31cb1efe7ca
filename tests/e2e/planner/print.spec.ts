import type { Page } from '@playwright/test';
import { expect, test } from '../support/camply.ts';
import { moveIn } from '../support/moveIn.ts';
import { pdfSizes, pdfText } from '../support/pdfText.ts';
import { fallBreak, FALL, openPlanner, planned } from '../support/planner.ts';

test.use({ family: 'new' });

const CHILDREN = ['Ada', 'Max', 'Wren'];
const [MON = '', TUE = '', WED = '', THU = '', FRI = ''] = FALL;
const camp = (id: string, name: string, childId: string, fields: object) =>
  planned({ id, campId: `gone-${id}`, providerName: name, childId, ...fields });
const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 });

/** A full week of three children: camps, a half day, a wait, somebody at home, and two days that are open. */
const week = [
  ...CHILDREN.map((child) => fallBreak(child)),
  camp('pine', 'Pine & Paddle', 'Ada', {
    days: [MON, TUE, WED],
    status: 'confirmed',
    hours: hours(9, 16.5),
    note: 'Bring two pairs of shoes\nOffice (404) 555-0142',
    dropOffBy: 'Robin',
    cents: 38_500,
  }),
  camp('splash', 'Kick & Splash', 'Ada', { days: [THU], hours: hours(9, 12.5) }),
  camp('rocket', 'Rocket Pond', 'Max', {
    days: [MON, TUE],
    hours: hours(8.5, 17),
    note: 'Laptop charger',
    dropOffBy: 'Robin',
    pickUpBy: 'Kim',
  }),
  camp('wait', 'Rocket Pond', 'Max', { campId: 'gone-rocket', days: [THU], status: 'waitlisted' }),
  camp('casa', 'Casa Camaleón', 'Wren', { days: [TUE, THU, FRI], hours: null }),
  {
    kind: 'home',
    id: 'home-1',
    childId: 'Max',
    day: FRI,
    isHome: true,
    who: 'Grandma',
    span: null,
  },
];

const paper = (page: Page) => page.getByRole('article');
const cells = (page: Page, child: string) =>
  paper(page)
    .getByRole('row', { name: new RegExp(`^${child}`) })
    .getByRole('cell');

test('prints a break on one page, and on a phone shows a list and a picture', async ({ page }) => {
  await moveIn(page);
  await openPlanner(page, week);
  await page.getByRole('link', { name: 'Print', exact: true }).click();
  await expect(paper(page).getByRole('table')).toBeVisible();
  await expect(cells(page, 'Ada')).toHaveText([
    'Pine & Paddle 9 am – 4:30 pm',
    'Pine & Paddle 9 am – 4:30 pm',
    'Pine & Paddle 9 am – 4:30 pm',
    'Kick & Splash 9 am – 12:30 pm then until 4:30:',
    'Open 9 am – 4:30 pm',
  ]);
  await expect(cells(page, 'Max')).toHaveText([
    'Rocket Pond 8:30 am – 5 pm',
    'Rocket Pond 8:30 am – 5 pm',
    'Open 9 am – 4:30 pm',
    'Rocket Pond waitlist',
    'Home with Grandma',
  ]);
  await expect(cells(page, 'Wren')).toHaveText([
    'Open 9 am – 4:30 pm',
    'Casa Camaleón hours not listed until when?',
    'Open 9 am – 4:30 pm',
    'Casa Camaleón hours not listed until when?',
    'Casa Camaleón hours not listed until when?',
  ]);
  await expect(cells(page, 'Drives').first()).toContainText('Robin brings Ada and Max');
  await expect(cells(page, 'Drives').first()).toContainText('Kim picks up Max');

  // The corner's heading is for the ear only.
  const shown = paper(page).locator('h2, th:not(thead th:first-child), td, dt, dd, li');
  const texts = await shown.allInnerTexts();
  for (const [format, size] of [
    ['Letter', [792, 612]],
    ['A4', [843, 596]],
  ] as const) {
    const pdf = await page.pdf({ format, landscape: true });
    const [text = '', ...more] = pdfText(pdf);
    expect(more, `${format} has one page`).toEqual([]);
    expect(pdfSizes(pdf).map((sides) => sides.map(Math.round))).toEqual([size]);
    for (const words of texts) expect(text).toContain(words.replaceAll(/\s/g, ''));
    expect(text).toContain('PrintedSep15,2025');
    expect(text).not.toContain('MySchedule');
  }
  await test.step('in type that is read from two yards, on a page that is full', async () => {
    const points = (text: string) =>
      cells(page, 'Ada')
        .first()
        .getByText(text)
        .evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize) * 0.75);
    // The browser comes back from a PDF to the screen, and may do so late.
    await expect
      .poll(async () => {
        await page.emulateMedia({ media: 'print' });
        return points('Pine & Paddle');
      })
      .toBe(18);
    expect(await points('9 am')).toBeCloseTo(14, 2);
    // 25.4 mm an inch, 96 px an inch: the lower page, A4, has 190 mm.
    const { height = 0 } = (await paper(page).boundingBox()) ?? {};
    expect((height / 96) * 25.4).toBeGreaterThan(185);
    expect(await paper(page).locator('td svg').count()).toBe(10);
    await page.emulateMedia({ media: null });
  });
  const upright = pdfText(await page.pdf({ format: 'Letter', landscape: false }));
  expect(upright).toHaveLength(1);

  await test.step('phone numbers, what to bring and costs are on it as they are ticked', async () => {
    await expect(paper(page)).toContainText('404 555 0142');
    await expect(paper(page)).toContainText('Ada: two pairs of shoes');
    await expect(paper(page)).toContainText('Max: Laptop charger');
    await expect(paper(page)).not.toContainText('$385');
    await page.getByRole('checkbox', { name: /^Phone numbers/ }).uncheck();
    await page.getByRole('checkbox', { name: /^What to bring/ }).uncheck();
    await page.getByRole('checkbox', { name: 'Costs' }).check();
    await expect(paper(page)).not.toContainText('404 555 0142');
    await expect(paper(page)).not.toContainText('shoes');
    await expect(paper(page)).toContainText('$385');
  });

  await test.step('on a phone it is a list, and the picture goes to the downloads', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320);
    await page.getByRole('button', { name: 'Initials only' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as image to send' }).click();
    expect((await download).suggestedFilename()).toBe('Fall break 2025-10-06.png');
  });
});
