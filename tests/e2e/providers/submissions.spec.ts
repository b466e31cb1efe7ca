import { aDraft } from '../../fixtures/anEntry.ts';
import { everyState } from '../../fixtures/everyState.ts';
import { expect, networkErrors, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { answerWith, keepOnPhone } from '../support/submissionsSite.ts';

test.use({ expectedConsoleErrors: networkErrors });

test('shows submissions in every state on desktop and phone, usable by keyboard', async ({
  page,
}) => {
  await answerWith(page, {});
  await page.setViewportSize({ width: 1280, height: 900 });
  await keepOnPhone(page, { entries: everyState, drafts: [aDraft()] });
  await expect(page.getByRole('article')).toHaveCount(everyState.length + 1);
  await expectNoAxeViolations(page, 'every state');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoAxeViolations(page, 'every state on a phone', { rules: 'layout' });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBe(0);

  // The browser gives the focus back that the sheet took.
  const withdraw = page
    .getByRole('article', { name: 'Needs a fix', exact: true })
    .getByRole('button', { name: /^Withdraw/ });
  await withdraw.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Withdraw Needs a fix?' });
  await sheet.getByRole('button', { name: 'Keep it' }).press('Enter');
  await expect(sheet).toHaveCount(0);
  await expect(withdraw).toBeFocused();

  // Leaving the page ends the time in which a discarded draft can come back.
  const draft = page.getByRole('article', { name: 'No name yet' });
  await draft.getByRole('button', { name: /^Discard/ }).press('Enter');
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Frequently/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article', { name: 'Live', exact: true })).toBeVisible();
  await expect(draft).toHaveCount(0);
});
