import { expect, test } from '../support/camply.ts';
import { openPage } from '../support/openPage.ts';
import { sheet } from '../support/plannerSheets.ts';
import { startClock } from '../support/today.ts';

/** Typing a name is none; choosing a district is one. */
const TAPS_TO_OPEN_DAYS = 3;
const TAPS_TO_FIRST_CAMP = 6;

test.use({
  family: 'new',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

test('leads a newcomer from Home to her open days in three taps, and to a camp in six', async ({
  page,
}) => {
  await page.addInitScript(startClock, '2026-01-20T12:00:00-05:00');
  await openPage(page, '/');
  let taps = 0;
  const tap = async (name: string | RegExp, inside: Pick<typeof page, 'getByRole'> = page) => {
    taps += 1;
    await inside
      .getByRole('link', { name })
      .or(inside.getByRole('button', { name }))
      .filter({ visible: true })
      .first()
      .tap();
  };

  await tap('See your year');
  await page.getByLabel('First name or nickname').fill('Wren');
  taps += 1;
  await page.getByLabel('School district').selectOption({ label: 'DeKalb County' });
  await tap('Show the days off');
  await expect(
    page
      .getByRole('grid')
      .getByRole('button', { name: /: Open\b/ })
      .first(),
  ).toBeVisible();
  expect(taps).toBeLessThanOrEqual(TAPS_TO_OPEN_DAYS);

  await test.step('the header has the number of the year, on this page and on Home', async () => {
    const year = page.getByRole('region', { name: 'The school year' });
    const left = /(\d+) days?/.exec(
      (await year
        .getByText(/\d+ days?/)
        .first()
        .textContent()) ?? '',
    );
    const door = page.getByRole('banner').getByRole('link', {
      name: `My Schedule, ${left?.[1]} days still open`,
    });
    await expect(door).toBeVisible();
    await page.goto('/');
    await expect(door).toBeVisible();
    await page.goBack();
  });

  await tap('See what’s on');
  await tap(/^Add (?!your|it)/, sheet(page));
  await expect(sheet(page)).toHaveCount(0);
  expect(taps).toBeLessThanOrEqual(TAPS_TO_FIRST_CAMP);
});

test('keeps what is typed on Home, and opens the plan with the child and the hours', async ({
  page,
}) => {
  await page.addInitScript(startClock, '2026-01-20T12:00:00-05:00');
  await openPage(page, '/');
  await page.getByRole('heading', { name: 'Who’s off school?' }).scrollIntoViewIfNeeded();
  await page.getByLabel('First name or nickname').fill('Wren');
  await page.getByLabel('School district').selectOption({ label: 'DeKalb County' });
  await page.getByRole('button', { name: '9–3', exact: true }).tap();
  await expect(page.getByLabel('First name or nickname')).toHaveValue('Wren');
  await page.getByRole('button', { name: 'Show the days off' }).tap();
  await expect(page).toHaveURL(/\/my-camps$/);
  await expect(page.getByRole('grid').getByRole('rowheader')).toContainText('Wren');
  await expect(page.getByRole('button', { name: 'Care needed 9–3. Change' })).toBeVisible();
  await test.step('Home then shows the next open days instead of the form', async () => {
    await page.goto('/');
    await page.getByRole('heading', { name: 'Who’s off school?' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: /^\d+ days still open$/ })).toBeVisible();
    await expect(page.getByLabel('First name or nickname')).toHaveCount(0);
  });
});
