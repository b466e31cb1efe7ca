import { anEntry } from '../../fixtures/anEntry.ts';
import { statusRow } from '../../fixtures/statusRow.ts';
import { expect, networkErrors, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openPage } from '../support/openPage.ts';
import { answerWith } from '../support/submissionsSite.ts';

test.use({ expectedConsoleErrors: networkErrors });

const entry = anEntry({}, {});
const { id, secret } = entry;
const path = `/my-listing#${id}.${secret}`;
const hostile = '<b onclick=alert(1)>Which door?</b>\nThe address has two.';
const asked = {
  status: 'changes_requested',
  note: hostile,
  history: [
    { at: '2025-06-30T16:02:00Z', what: 'received' },
    { at: '2025-06-30T18:10:00Z', what: 'changes_requested' },
  ],
};
test('answers a question by keyboard on a phone without the listing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const put: { revision: number; fields: Record<string, unknown> }[] = [];
  await answerWith(page, {
    statuses: () => statusRow(id, put.length === 0 ? asked : { revision: 2 }),
    puts: (body) => {
      put.push(body);
      return { ...statusRow(body.id), outcome: 'stored', revision: body.revision };
    },
  });
  await openPage(page, path);
  const note = page.getByRole('blockquote');
  await expect(note).toContainText('<b onclick=alert(1)>Which door?</b>');
  await expect(page.getByText('This listing isn’t saved on this device.')).toBeVisible();
  const send = page.getByRole('button', { name: 'Send the answer' });
  const answer = page.getByRole('textbox', { name: 'Your answer' });

  // 1. Nothing said: the field says so, and has the focus.
  await send.press('Enter');
  await expect(answer).toBeFocused();
  await expect(answer).toHaveAccessibleDescription(/^Write an answer/);

  // 2. A field that is wrong: it is opened, and has the focus.
  await page.getByText('Change it here too').click();
  const zip = page.getByRole('textbox', { name: 'ZIP code' });
  await zip.fill('30');
  await page.getByText('Change it here too').click();
  await send.press('Enter');
  await expect(zip).toBeFocused();
  await expect(zip).toHaveAccessibleDescription('Valid zip code is required');
  // Else the header may lie on a part of a field.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoAxeViolations(page, 'an answer with a problem', { rules: 'layout' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  // 3. Both right: this phone takes the listing on and sends the next revision.
  await zip.fill('30324');
  await answer.fill('The green awning <script>alert(1)</script>');
  await send.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Received' })).toBeFocused();
  expect(put[0]).toMatchObject({
    revision: 2,
    fields: { zip_code: '30324', answer: 'The green awning <script>alert(1)</script>' },
  });
  await expect(page.getByText('This listing isn’t saved on this device.')).toHaveCount(0);
});

test('sends the secret only in the bodies of two functions', async ({ page }) => {
  const leaks: string[] = [];
  page.on('request', (request) => {
    const { referer = '' } = request.headers();
    if ((request.url() + referer).includes(secret)) leaks.push(request.url());
  });
  await answerWith(page, { statuses: () => statusRow(id, asked) });
  await openPage(page, path);
  await expect(page.getByRole('heading', { level: 1, name: /^One question/ })).toBeVisible();
  expect(await page.title()).not.toContain(secret);
  await expect(page.locator('main')).not.toContainText(secret);
  const counted = await page.evaluate(() => JSON.stringify(globalThis.dataLayer ?? []));
  expect(counted).not.toContain('my-listing');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Frequently/ })).toBeVisible();
  expect(leaks.map((url) => url.split('#')[0])).toEqual(
    leaks.map(() => expect.stringMatching(/\/my-listing$/)),
  );
});
