import type { Page } from '@playwright/test';
import { aSession, signedIn } from '../support/account.ts';
import { expect, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { sheet } from '../support/installEntry.ts';
import { moveIn } from '../support/moveIn.ts';
import { notices, whenNoticesStand } from '../support/notices.ts';
import { openPage, twoFrames } from '../support/openPage.ts';
import { iphone } from '../support/userAgents.ts';

test.use({ family: 'new' });

const DAY = 86_400_000;

const offer = (page: Page) => page.getByText('Keep Camply at hand?');
const reminder = (page: Page) => page.getByText('No backup yet.');
const goOn = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

test.describe('on an iPhone', () => {
  test.use(iphone);

  test('the offer comes on a later page, asks nobody who types or has a menu open, and leads to the steps', async ({
    page,
  }) => {
    await moveIn(page);
    await page.addInitScript(() => {
      // The last question before an offer, answered when the test says so.
      navigator.storage.persisted = () =>
        new Promise((resolve) => {
          addEventListener('test:go-on', () => resolve(false), { once: true });
        });
    });
    const letGo = async () => {
      await page.evaluate(() => dispatchEvent(new Event('test:go-on')));
      await twoFrames(page);
    };
    await openPage(page, '/faq');
    await whenNoticesStand(page);
    await letGo();
    await expect(offer(page)).toHaveCount(0);
    await goOn(page, 'About');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(sheet(page)).toBeVisible();
    await letGo();
    await page.keyboard.press('Escape');
    await expect(offer(page)).toHaveCount(0);

    await goOn(page, 'List Your Camp');
    await page.getByLabel('Camp name').fill('Moss');
    await letGo();
    await expect(offer(page)).toHaveCount(0);

    await goOn(page, 'Contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await letGo();
    await expect(offer(page)).toBeVisible();
    await expectNoAxeViolations(page, 'an offer', { within: notices });
    await page.getByRole('button', { name: 'Show me how' }).press('Enter');
    await expect(sheet(page)).toHaveAccessibleName('Put Camply on your home screen');
    await expect(offer(page)).toHaveCount(0);
    await sheet(page).getByRole('button', { name: 'Not now' }).press('Enter');
    await expect(sheet(page)).toHaveCount(0);
    const memory = await page.evaluate(() =>
      JSON.parse(localStorage.getItem('camply-offers') ?? ''),
    );
    const noon = await page.evaluate(() => Date.now());
    expect((memory.quietUntil.install - noon) / DAY).toBeCloseTo(30, 1);
  });

  test('the offer goes with the page, and is not made twice in a row', async ({ page }) => {
    await moveIn(page);
    await openPage(page, '/faq');
    await goOn(page, 'About');
    await expect(offer(page)).toBeVisible();
    await goOn(page, 'Contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(offer(page)).toHaveCount(0);
  });
});

test.describe('where installing does not work', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the family is reminded of a backup, and may wait a week', async ({ page }) => {
    await moveIn(page);
    await openPage(page, '/faq');
    await goOn(page, 'About');
    await expect(reminder(page)).toBeVisible();
    await expect(page.getByText(/3 children: only on this device\.$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Save a backup' })).toHaveAttribute(
      'href',
      '/settings#backup',
    );
    await expectNoAxeViolations(page, 'a reminder', { within: notices });
    await page.getByRole('button', { name: 'Remind me in a week' }).click();
    await expect(reminder(page)).toHaveCount(0);
    await goOn(page, 'Contact');
    await whenNoticesStand(page);
    await expect(reminder(page)).toHaveCount(0);
  });

  test('the reminder on the settings opens the backup among their closed rows', async ({
    page,
    backend,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await moveIn(page);
    await signedIn(page, await aSession(backend, 'reminded@home.example'));
    await openPage(page, '/faq');
    await page.getByRole('button', { name: 'Open menu' }).click();
    // The menu takes long to close.
    const close = await page.evaluateHandle(() => {
      const styles = new CSSStyleSheet();
      styles.replaceSync('dialog[data-leaving=true] { animation-play-state: paused !important }');
      document.adoptedStyleSheets.push(styles);
      return () => styles.replaceSync('');
    });
    await sheet(page).getByRole('link', { name: 'Settings', exact: true }).click();
    await expect(reminder(page)).toBeVisible();
    await close.evaluate((resume) => resume());
    await expect(sheet(page)).toHaveCount(0);
    const backup = page.locator('details#backup');
    await expect(backup).not.toHaveAttribute('open', '');
    await page.getByRole('link', { name: 'Save a backup' }).click();
    await expect(page).toHaveURL('/settings#backup');
    await expect(backup).toHaveAttribute('open', '');
    await expect(backup.getByRole('button', { name: 'Save a backup' })).toBeInViewport();
  });
});
