import { expect, test } from '../support/camply.ts';
import { anAccount, giveReviewRole, signIn } from '../support/reviewer.ts';

test('admits an account once it has the reviewer role, across reloads, and signs out in each tab', async ({
  page,
  context,
  backend,
}) => {
  const email = 'robin@home.example';
  await anAccount(backend, email, false);
  await page.goto('/review');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await signIn(page, email);
  await expect(
    page.getByRole('heading', { name: 'This page is for reviewers', level: 1 }),
  ).toBeVisible();
  await expect(page.getByText(`You’re signed in as ${email}`)).toBeVisible();
  await giveReviewRole(backend, email);
  await page.getByRole('button', { name: 'Check again' }).click();
  const queue = page.getByRole('button', { name: 'Queue', exact: true });
  await expect(queue).toBeVisible();
  await page.reload();
  await expect(queue).toBeVisible();
  const other = await context.newPage();
  await other.goto('/review');
  await other.getByRole('button', { name: 'Log Out' }).click();
  for (const tab of [other, page]) {
    await expect(tab.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  }
});
