import type { Entry } from '../../../src/data/outbox/outbox.ts';
import { aLive, someFields } from '../../fixtures/aSubmitted.ts';
import { aDraft, anEntry } from '../../fixtures/anEntry.ts';
import { expect, networkErrors, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openPage } from '../support/openPage.ts';
import { answerWith, keepOnPhone, statusRow } from '../support/submissionsSite.ts';

test.use({ expectedConsoleErrors: networkErrors });

const id = (count: number) => `0b1f6a52-8d0e-4a3b-9a41-2f6c1de0a0${String(count).padStart(2, '0')}`;
const named = (count: number, providerName: string, different: Partial<Entry> = {}) => ({
  id: id(count),
  createdAt: 1_750_000_000_000 - count,
  fields: someFields({ providerName }),
  ...different,
});
const hostile = '<img src=x onerror="document.title=1"> \u202E"><script>';
const far = Date.UTC(2025, 6, 1, 18);

/** One of each state, named after it. */
const everyState: readonly Entry[] = [
  anEntry(named(1, 'Changes asked'), { status: 'changes_requested', note: hostile }),
  anEntry(
    named(2, 'Waiting to try again', { attempts: 3, nextAttemptAt: far, touchedServer: true }),
  ),
  anEntry(named(3, 'In review'), { isInReview: true }),
  anEntry(named(5, 'Received'), {}),
  anEntry(named(6, 'Live'), { status: 'approved', live: [aLive] }),
  anEntry(named(7, 'Not accepted'), { status: 'rejected', note: hostile }),
  anEntry(named(8, 'Needs a fix', { state: 'refused', problem: hostile, touchedServer: true })),
  anEntry(named(9, 'Logo not taken', { state: 'logoRefused', problem: 'Only .png' }), {}),
  anEntry(named(10, 'Changed in two places', { state: 'conflict' }), { revision: 3 }),
  anEntry(named(11, 'Taken down', { isWithdrawn: true }), { status: 'withdrawn' }),
  anEntry(named(12, 'Not in the list'), { status: 'approved' }),
];

for (const [kind, width, height] of [
  ['phone', 390, 844],
  ['desktop', 1280, 900],
] as const) {
  test.describe(kind, () => {
    test.use({ viewport: { width, height } });

    test('each state is a card with its words; others’ words are text, and axe finds nothing', async ({
      page,
    }) => {
      await answerWith(page, {});
      await keepOnPhone(page, { entries: everyState, drafts: [aDraft()] });
      for (const { fields } of everyState) {
        const card = page.getByRole('article', { name: fields.providerName, exact: true });
        await expect(card).toContainText(fields.providerName);
        await expect(card.locator('b').first()).toHaveText(fields.providerName);
      }
      await expect(page.getByRole('article', { name: 'No name yet' })).toContainText('2 of 11');
      await expect(page.getByText('document.title=1').first()).toBeVisible();
      await expect(page).toHaveTitle(/^My submissions/);
      await expect(page.getByText(/^Last heard from our server: /)).toBeVisible();
      await expectNoAxeViolations(page, 'every state', {
        rules: kind === 'phone' ? 'layout' : 'all',
      });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBe(0);
    });
  });
}

test('what never left is discarded by keyboard, and comes back by Undo', async ({ page }) => {
  await answerWith(page, {});
  // Its next try is hours away: it never left.
  const waits = anEntry({ nextAttemptAt: far });
  await keepOnPhone(page, { entries: [waits], drafts: [aDraft()] });
  const card = page.getByRole('article', { name: 'No name yet' });
  await card.getByRole('button', { name: /^Discard/ }).press('Enter');
  const undo = page.getByRole('button', { name: /^Undo/ });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('heading')).toBeFocused();
  // Leaving the page ends the time to think.
  await card.getByRole('button', { name: /^Discard/ }).press('Enter');
  await expect(undo).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Frequently/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article', { name: 'Little Fern Studio' })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('what may have left is withdrawn after a question, and the server is told', async ({
  page,
}) => {
  const put: unknown[] = [];
  await answerWith(page, {
    puts: (body) => {
      put.push(body);
      return {
        ...statusRow(body.id),
        outcome: 'stored',
        revision: body.revision,
        status: 'withdrawn',
      };
    },
  });
  const refused = anEntry({ state: 'refused', problem: 'no', touchedServer: true });
  await keepOnPhone(page, { entries: [refused] });
  const card = page.getByRole('article', { name: 'Little Fern Studio' });
  const withdraw = card.getByRole('button', { name: /^Withdraw/ });
  await withdraw.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Withdraw Little Fern Studio?' });
  await expectNoAxeViolations(page, 'the question', { within: 'dialog[open]' });
  await sheet.getByRole('button', { name: 'Keep it' }).press('Enter');
  await expect(sheet).toHaveCount(0);
  await expect(withdraw).toBeFocused();
  await withdraw.press('Enter');
  await sheet.getByRole('button', { name: 'Withdraw it' }).press('Enter');
  await expect(card).toContainText('Taken down');
  expect(put).toMatchObject([{ revision: 2, fields: { withdrawn: true } }]);
  await card.getByRole('button', { name: /^Remove from this phone/ }).press('Enter');
  await expect(
    page.getByRole('heading', { name: 'Nothing sent from this phone yet' }),
  ).toBeVisible();
});

test('a change of state is announced', async ({ page }) => {
  let isUp = false;
  await answerWith(page, {
    puts: (body) => (isUp ? { ...statusRow(body.id), outcome: 'stored' } : null),
  });
  // The server asked to be left alone: until then only a person may try.
  const told = { ...anEntry({ nextAttemptAt: far, touchedServer: true }), notBefore: far };
  await keepOnPhone(page, { entries: [told] });
  const card = page.getByRole('article', { name: 'Little Fern Studio' });
  await expect(card).toContainText('Waiting');
  isUp = true;
  await card.getByRole('button', { name: /^Try now/ }).click();
  await expect(card).toContainText('Received');
  await expect(page.locator('main output')).toHaveText('Little Fern Studio: Received');
});

test('the way in from the page for providers', async ({ page }) => {
  await openPage(page, '/for-camp-providers');
  await page.getByRole('link', { name: 'See where it stands' }).click();
  await expect(
    page.getByRole('heading', { name: 'Nothing sent from this phone yet' }),
  ).toBeVisible();
  await expectNoAxeViolations(page, 'nothing sent');
});

test('a phone without room says so before anything is lost', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.storage.estimate = () => Promise.resolve({ quota: 1_000_000, usage: 900_000 });
  });
  await openPage(page, '/submissions');
  await expect(page.getByRole('alert')).toContainText('This phone is out of space.');
  await expectNoAxeViolations(page, 'no room');
});
