import { expect, networkErrors, test } from '../support/camply.ts';
import { openFallPage, visitOnce, cards } from '../support/fallPage.ts';

test.use({ expectedConsoleErrors: networkErrors, hasServiceWorker: true });

test('a favorite added offline survives a reload', async ({ page, context }) => {
  await visitOnce(page);
  await context.setOffline(true);
  const heart = cards(page)
    .first()
    .getByRole('button', { name: /to favorites$/ });
  const plan = cards(page)
    .nth(1)
    .getByRole('button', { name: /to your plan$/ });
  await heart.click();
  await plan.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(plan).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(plan).toHaveAttribute('aria-pressed', 'true');
});

test('a favorite added in one tab shows in the other and can be removed there', async ({
  page,
  context,
}) => {
  await openFallPage(page);
  const second = await context.newPage();
  await openFallPage(second);
  const heart = cards(page)
    .first()
    .getByRole('button', { name: /to favorites$/ });
  const twin = cards(second)
    .first()
    .getByRole('button', { name: /to favorites$/ });
  await heart.click();
  await expect(twin).toHaveAttribute('aria-pressed', 'true');
  await twin.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
