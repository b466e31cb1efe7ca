import { expect, networkErrors, test } from '../support/camply.ts';
import { countLine, fallPath } from '../support/fallPage.ts';

// Dexie says when its database is deleted.
const consoleErrors = new RegExp(`${networkErrors.source}|wants to delete database`);
test.use({ expectedConsoleErrors: consoleErrors });

const directory = /^\/rest\/v1\//;
const maxAge = { 'cache-control': 'public, max-age=31536000' };
const html = { status: 200, type: 'text/html', body: '<h1>Back in five minutes</h1>' };

/** A browser may keep each of these, some without any date. */
const wrongAnswers = {
  'a 301': { status: 301, headers: { location: '/login' } },
  'a 308': { status: 308, headers: { location: '/login' } },
  'a 410': { status: 410 },
  'HTML with a max-age': { ...html, headers: maxAge },
  'HTML that is old': { ...html, headers: { 'last-modified': 'Mon, 01 Jan 2018 00:00:00 GMT' } },
  'a 404 with a max-age': { status: 404, headers: maxAge },
  'a 503 with a max-age': { status: 503, headers: maxAge },
};

test('no wrong answer is believed once the server is well again', async ({ page, siteProxy }) => {
  for (const [name, answer] of Object.entries(wrongAnswers)) {
    await test.step(name, async () => {
      siteProxy.override(directory, answer);
      await page.goto(fallPath);
      const tryAgain = page.getByRole('button', { name: 'Try again' }).first();
      await expect(tryAgain).toBeVisible();
      siteProxy.restore();
      await tryAgain.click();
      await expect(countLine(page), name).toBeVisible();
      // The next one begins on an empty device, with the same address.
      await page.evaluate(deleteCopy);
    });
  }
});

const deleteCopy = () =>
  new Promise<void>((resolve) => {
    indexedDB.deleteDatabase('camply-cache').addEventListener('success', () => resolve());
  });
