import { expect, networkErrors, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { anAccount, signIn } from '../support/reviewer.ts';

test.describe('signing in to review', () => {
  test.use({ expectedConsoleErrors: networkErrors });

  test('says what is missing and what is wrong, under the fields', async ({ page, backend }) => {
    await anAccount(backend, 'ann@camply.example');
    await page.goto('/review');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Type your email')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill('ann@camply.example');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Type your password')).toBeVisible();
    await signIn(page, 'ann@camply.example', 'not this one');
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(/don’t match/);
    await expectNoAxeViolations(page, 'a wrong password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await signIn(page, 'ann@camply.example');
    await expect(page.getByRole('button', { name: 'Queue', exact: true })).toBeVisible();
  });

  test('with no signal keeps what was typed', async ({ page, context, backend }) => {
    await anAccount(backend, 'bob@camply.example');
    await page.goto('/review');
    await expect(page.getByLabel('Email')).toBeVisible();
    await context.setOffline(true);
    await signIn(page, 'bob@camply.example');
    await expect(page.getByText('No signal.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('bob@camply.example');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('button', { name: 'Queue', exact: true })).toBeVisible();
  });

  test('without the role leads nowhere, until somebody gives it', async ({ page, backend }) => {
    await anAccount(backend, 'robin@home.example', false);
    await page.goto('/review');
    await signIn(page, 'robin@home.example');
    await expect(
      page.getByRole('heading', { name: 'This page is for reviewers', level: 1 }),
    ).toBeVisible();
    await expect(page.getByText('You are signed in as robin@home.example')).toBeVisible();
    await expectNoAxeViolations(page, 'no review role');
    const { url, secretKey } = backend;
    await fetch(`${url}/rest/v1/rpc/set_reviewer`, {
      method: 'POST',
      headers: {
        apikey: secretKey,
        authorization: `Bearer ${secretKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ email: 'robin@home.example' }),
    });
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByRole('button', { name: 'Queue', exact: true })).toBeVisible();
  });

  test('lasts over a reload, and ends in every tab', async ({ page, context, backend }) => {
    await anAccount(backend, 'cat@camply.example');
    await page.goto('/review');
    await signIn(page, 'cat@camply.example');
    await expect(page.getByRole('button', { name: 'Queue', exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Queue', exact: true })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/review');
    await other.getByRole('button', { name: 'Log Out' }).click();
    await expect(other.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  });
});

test('the desk is no page for search engines', async ({ page }) => {
  await page.goto('/review');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const sitemap = await page.request.get('/sitemap.xml');
  expect(await sitemap.text()).not.toContain('/review');
});
