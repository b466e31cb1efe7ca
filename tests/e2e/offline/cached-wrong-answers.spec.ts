import { expect, networkErrors, test } from '../support/camply.ts';
import { countLine, fallPath } from '../support/fallPage.ts';
import { Proxy } from '../support/proxy.ts';

test.use({ expectedConsoleErrors: networkErrors });

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

// In one page, each on an origin of its own: nothing is on the device yet.
test('no wrong answer is believed once the server is well again', async ({ page, backend }) => {
  for (const [name, answer] of Object.entries(wrongAnswers)) {
    await test.step(name, async () => {
      const proxy = new Proxy(backend.url);
      await proxy.start();
      proxy.override(directory, answer);
      await page.goto(proxy.url + fallPath);
      await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
      proxy.restore();
      await page.getByRole('button', { name: 'Try again' }).first().click();
      await expect.soft(countLine(page), name).toBeVisible({ timeout: 10_000 });
      await page.goto('about:blank');
      await proxy.stop();
    });
  }
});
