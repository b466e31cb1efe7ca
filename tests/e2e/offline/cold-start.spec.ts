import { expect, networkErrors, test } from '../support/camply.ts';
import { layoutShiftsOf, recordLayoutShifts } from '../support/layoutShifts.ts';
import { cards, countLine, visitOnce } from '../support/fallPage.ts';

test.use({
  expectedConsoleErrors: networkErrors,
  hasServiceWorker: true,
  reducedMotion: 'no-preference',
});

test('an offline cold start paints the prerendered page at once, then the camps in their places', async ({
  page,
  context,
  siteProxy,
}) => {
  await visitOnce(page);
  const count = (await countLine(page).textContent()) ?? '';
  const [first = ''] = await cards(page).getByRole('heading').allInnerTexts();
  await page.close();
  await siteProxy.stop();

  // Before the first script of the app runs.
  const app = await context.newPage();
  await recordLayoutShifts(app);
  await app.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const shown = document.querySelectorAll('li article');
      Reflect.set(window, 'atFirst', {
        heading: document.querySelector('#featured')?.textContent,
        cards: shown.length,
      });
      Reflect.set(window, 'topAtFirst', shown[0]?.getBoundingClientRect().top);
    });
  });
  await app.goto('/browse/fall-break');
  expect(await app.evaluate(() => Reflect.get(window, 'atFirst'))).toEqual({
    heading: 'Featured camps',
    cards: 6,
  });

  // The device's own cards take the places of those, without a layout shift.
  await expect(countLine(app)).toHaveText(count);
  await expect(cards(app).filter({ hasText: first })).toHaveCount(1);
  const top = (await cards(app).first().boundingBox())?.y ?? 0;
  const before = Number(await app.evaluate(() => Reflect.get(window, 'topAtFirst')));
  expect(Math.abs(top - before)).toBeLessThan(60);
  const { total, sources } = await layoutShiftsOf(app);
  expect(total, sources).toBeLessThan(0.02);

  // The browser reads them itself: the worker is not woken for each.
  const readBy = await app.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.startsWith('/assets/'))
      .map((entry): unknown => Reflect.get(entry, 'workerFinalSourceType')),
  );
  expect(readBy.length).toBeGreaterThan(10);
  expect([...new Set(readBy)]).toEqual(['cache']);
  const heart = cards(app)
    .first()
    .getByRole('button', { name: /to favorites$/ });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});
