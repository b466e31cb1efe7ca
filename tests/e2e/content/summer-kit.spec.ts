import type { Page } from '@playwright/test';
import { expect, test } from '../support/camply.ts';
import { openPage, whenHydrated } from '../support/openPage.ts';

const sheets = (page: Page) => page.locator('main section');

async function printedPages(page: Page, format: 'Letter' | 'A4'): Promise<number> {
  const pdf = await page.pdf({ format, printBackground: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test('prints one page per child, and neither sends nor stores a name', async ({
  page,
  siteProxy,
}) => {
  await openPage(page, '/summer-kit');
  const posted: (string | null)[] = [];
  page.on('request', (request) => posted.push(request.postData()));
  await page.getByRole('button', { name: 'More children' }).click();
  await page.getByRole('textbox', { name: 'Child 2’s first name' }).fill('Zebulon');
  await page.getByRole('button', { name: 'More weeks' }).click();
  await page.getByRole('button', { name: 'More weeks' }).click();
  await page.getByLabel('First week begins').fill('2027-06-02');

  const [first, second] = [sheets(page).nth(0), sheets(page).nth(1)];
  await expect(first.getByRole('heading')).toHaveText('Week by week');
  await expect(second.getByRole('heading')).toHaveText('Zebulon, week by week');
  await expect(second.getByRole('row')).toHaveCount(1 + 12);
  await expect(second.getByRole('rowheader').first()).toHaveText('1May 31–\u2060Jun 4');
  expect(await printedPages(page, 'Letter')).toBe(4);
  expect(await printedPages(page, 'A4')).toBe(4);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print the kit' })).toBeHidden();

  const stored = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, history.state]),
  );
  expect([stored, page.url(), ...siteProxy.requests, ...posted].join('\n')).not.toContain(
    'Zebulon',
  );
  await page.emulateMedia({ media: 'screen' });
  await page.reload();
  await whenHydrated(page);
  await expect(page.getByRole('textbox', { name: 'Child 1’s first name' })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Child 2’s first name' })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('prints the plain kit and says how', async ({ page }) => {
    await page.goto('/summer-kit');
    await expect(page.getByText('To print, use Print in your browser’s menu.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print the kit' })).toBeHidden();
    await expect(sheets(page)).toHaveCount(3);
    expect(await printedPages(page, 'Letter')).toBe(3);
  });
});
