import { expect, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { canaries } from '#tests/recorder/canaries.ts';
import { aPhone } from '../support/familySync.ts';

import {
  BEFORE_FALL,
  comeBack,
  dayCell,
  fallBreak,
  MONDAY,
  openPlanner,
  planned,
} from '../support/planner.ts';
import { startClock } from '../support/today.ts';

test('shows two homes by 2-2-3, and changes a night only after a yes', async ({ page }) => {
  await openPlanner(page, [fallBreak()]);
  await page.getByRole('button', { name: 'Two homes?' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Your name').fill('Alex');
  await sheet.getByLabel('The other parent’s name').fill('Robin');
  await sheet.getByRole('radio', { name: '2-2-3', exact: true }).check();
  await sheet.getByLabel('First night').fill('2025-10-06');
  await sheet.getByRole('button', { name: 'Save' }).click();

  // The night of Wednesday is Robin's, and so are Thursday and the morning of Friday.
  await expect(dayCell(page, 'Wednesday')).toHaveAccessibleName(
    /Your day, You bring, Robin picks up/,
  );
  await expect(dayCell(page, 'Thursday')).toHaveAccessibleName(/Robin’s day/);
  await expectNoAxeViolations(page, 'two homes');

  await dayCell(page, 'Wednesday').click();
  await expect(sheet.getByText('Robin’s night.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Change nights' }).click();
  await sheet.getByRole('button', { name: 'Ask', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Two homes' });
  await expect(panel.getByText('You ask: swap Wed, Oct 8?')).toBeVisible();
  await expect(dayCell(page, 'Thursday')).toHaveAccessibleName(/Robin’s day/);

  await panel.getByRole('button', { name: 'Robin said yes' }).click();
  await expect(dayCell(page, 'Thursday')).toHaveAccessibleName(/Your day/);
  await expect(panel.getByText('You ask')).toBeHidden();

  await panel.getByRole('link', { name: 'Log of changes' }).click();
  await expect(page.getByRole('row')).toHaveCount(6);
  const answered = page.getByRole('row').filter({ hasText: 'answer: yes, Mon, Sep 15, 2025' });
  await expect(answered).toContainText(/^Mon, Sep 15, 2025, 12:0\d\spmAlexNow: /);
});

test('shares two homes with the other parent’s phone, who says yes to a swap there', async ({
  page,
  browser,
  siteProxy,
}) => {
  await openPlanner(page, [
    fallBreak(),
    { kind: 'household', id: 'a', name: 'Alex' },
    { kind: 'household', id: 'b', name: 'Robin' },
    { kind: 'custody', id: 'all', pattern: '2-2-3', firstNight: MONDAY, firstHome: 'a' },
    { kind: 'family_plan', id: 'family', ownHome: 'a' },
    planned({
      id: 'entry-owls',
      campId: 'own-camp-owls',
      providerName: 'Owl Camp',
      days: [MONDAY],
      note: canaries.note,
    }),
  ]);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Share with Robin' }).click();
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  await expect(dialog.getByText('The link for Robin is ready')).toBeVisible();
  const { pathname, hash } = new URL(await dialog.getByLabel('The link').inputValue());
  await dialog.getByRole('button', { name: 'Done' }).click();

  const robin = await aPhone(browser, siteProxy.url);
  await robin.addInitScript(startClock, BEFORE_FALL);
  await robin.goto(pathname + hash);
  await expect(robin.getByRole('heading', { level: 1 })).toContainText('two homes');
  await expect(robin).toHaveURL(/\/shared$/);
  await expectNoAxeViolations(robin, 'joining two homes');
  await robin.getByRole('button', { name: 'Put it in my plan' }).click();
  await robin.getByRole('link', { name: 'See my plan' }).click();
  await expect(dayCell(robin, 'Wednesday')).toHaveAccessibleName(/Alex’s day/);
  await expect(robin.getByRole('main')).not.toContainText(canaries.note);

  // Robin asks, and only Alex can answer.
  await dayCell(robin, 'Wednesday').click();
  await robin.getByRole('dialog').getByRole('button', { name: 'Change nights' }).click();
  await robin.getByRole('dialog').getByRole('button', { name: 'Ask', exact: true }).click();
  const ofRobin = robin.getByRole('region', { name: 'Two homes' });
  await expect(ofRobin.getByText('Waiting for Alex’s answer.')).toBeVisible();
  await expect(ofRobin.getByRole('button', { name: 'Alex said yes' })).toHaveCount(0);
  await comeBack(robin);
  const ofAlex = page.getByRole('region', { name: 'Two homes' });
  await expect
    .poll(async () => {
      await comeBack(page);
      return ofAlex.innerText();
    })
    .toContain('Robin asks');
  await ofAlex.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect
    .poll(async () => {
      await comeBack(page);
      await comeBack(robin);
      return ofRobin.innerText();
    })
    .not.toContain('You ask');

  // Robin leaves with a copy, and what Alex changes then is no more of Robin's.
  await ofRobin.getByRole('button', { name: 'Shared with Alex' }).click();
  const leaving = robin.getByRole('dialog');
  await leaving.getByRole('button', { name: 'Stop sharing with Alex' }).click();
  await leaving.getByRole('button', { name: 'Yes, stop sharing' }).click();
  await expect(leaving.getByText('You and Alex don’t share anymore.')).toBeFocused();
  await leaving.getByRole('button', { name: 'Done' }).click();
  await expect(ofRobin.getByRole('button', { name: 'Share with Alex' })).toBeVisible();
  await expect(robin.getByText('Owl Camp').first()).toBeVisible();
  await robin.context().close();
});
