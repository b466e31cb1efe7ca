import type { Page } from '@playwright/test';
import { anEntry } from '../../fixtures/anEntry.ts';
import { networkErrors, expect } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openPage } from '../support/openPage.ts';
import { statusRow } from '../../fixtures/statusRow.ts';
import { answerWith, keepOnPhone } from '../support/submissionsSite.ts';
import { test } from '../support/variantSite.ts';

test.use({ expectedConsoleErrors: networkErrors });

const script = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

/** What Turnstile's script does as far as this page can tell. */
const standIn = `window.turnstile = {
  render(place, { sitekey, callback }) {
    const button = document.createElement('button');
    button.textContent = 'I am a person';
    button.addEventListener('click', () => callback('token of ' + sitekey));
    place.append(button);
    return 'widget';
  },
  remove() {},
};`;

const far = Date.UTC(2025, 6, 1, 18);
const onAFullDay = {
  ...anEntry({ attempts: 1, nextAttemptAt: far, touchedServer: true, wantsProof: true }),
  notBefore: far,
};

async function openWith(page: Page): Promise<void> {
  await answerWith(page, {});
  await keepOnPhone(page, { entries: [onAFullDay] });
}

test('sends a waiting listing by the person check on a full day', async ({ page }) => {
  await page.route(script, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: standIn }),
  );
  const sent: unknown[] = [];
  await page.route('**/functions/v1/prove-submission', (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ json: statusRow(onAFullDay.id, { outcome: 'stored' }) });
  });
  await openWith(page);
  const card = page.getByRole('article', { name: 'Little Fern Studio' });
  await expect(card).toContainText('one quick check');
  await expectNoAxeViolations(page, 'the check');
  await card.getByRole('button', { name: 'I am a person' }).click();
  await expect(card).toContainText('Received');
  await expect(card).not.toContainText('one quick check');
  expect(sent).toEqual([
    {
      token: 'token of 1x00000000000000000000AA',
      submission: expect.objectContaining({ id: onAFullDay.id, revision: 1 }),
    },
  ]);
});

test('reports a blocked person check and keeps the listing waiting', async ({ page }) => {
  await page.route(script, (route) => route.abort());
  await openWith(page);
  const card = page.getByRole('article', { name: 'Little Fern Studio' });
  await expect(card.getByRole('alert')).toContainText('The check didn’t load');
  await expect(card.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  await expect(card.getByRole('button', { name: /^Try now/ })).toBeVisible();
});

test("allows the check's script and frame on the page of submissions only", async ({ page }) => {
  await openPage(page, '/for-camp-providers');
  const policyAfter = async (link: string) => {
    const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
    await page.getByRole('link', { name: link }).first().click();
    return (await answer).headers()['content-security-policy'];
  };
  const origin = 'https://challenges.cloudflare.com';
  expect(
    await policyAfter('See where it stands'),
    'a full load, with a policy of its own',
  ).toContain(origin);
  expect(await policyAfter('List your camp')).not.toContain(origin);
});
