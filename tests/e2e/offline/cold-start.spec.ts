import { expect, networkErrors, test } from '../support/camply.ts';
import { layoutShiftsOf, recordLayoutShifts } from '../support/layoutShifts.ts';
import { visitOnce, countLine, cards, whenSeenKept } from '../support/fallPage.ts';

test.use({ expectedConsoleErrors: networkErrors, hasServiceWorker: true });

test('the first paint of an offline cold start has cards, which hydrate in place', async ({
  page,
  context,
  siteProxy,
}) => {
  await visitOnce(page);
  await whenSeenKept(page, '/browse/fall-break');
  const names = (await cards(page).getByRole('heading').allInnerTexts()).slice(0, 6);
  await page.close();
  await siteProxy.stop();

  // Before the first script of the app runs.
  const app = await context.newPage();
  await recordLayoutShifts(app);
  await app.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const seen = [...document.querySelectorAll('[data-seen] article h3')];
      Reflect.set(
        window,
        'atFirst',
        seen.map(({ textContent }) => textContent),
      );
      Reflect.set(window, 'topAtFirst', seen[0]?.getBoundingClientRect().top);
    });
  });
  await app.goto('/browse/fall-break');
  expect(await app.evaluate(() => Reflect.get(window, 'atFirst'))).toEqual(names);

  // The hydrated list replaces it, once, without a layout shift.
  await expect(countLine(app)).toBeVisible();
  await expect(app.locator('[data-seen]')).toHaveCount(0);
  await expect(cards(app).filter({ hasText: names[0] ?? '' })).toHaveCount(1);
  const top = (await cards(app).first().getByRole('heading').boundingBox())?.y ?? 0;
  const before = Number(await app.evaluate(() => Reflect.get(window, 'topAtFirst')));
  expect(Math.abs(top - before)).toBeLessThan(2);
  const { total, sources } = await layoutShiftsOf(app);
  expect(total, sources).toBeLessThan(0.02);
  const heart = cards(app)
    .first()
    .getByRole('button', { name: /to favorites$/ });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  // A filtered link is another list: it waits for its own camps.
  await app.goto('/browse/fall-break?activity=art');
  expect(await app.evaluate(() => Reflect.get(window, 'atFirst'))).toEqual([]);
  await expect(countLine(app)).toBeVisible();
});
