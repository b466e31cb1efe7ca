import { expect, test } from '../support/camply.ts';
import { visitOnce } from '../support/fallPage.ts';

test.use({ hasServiceWorker: 'after 3 s' });

test('meets the installability criteria of Chromium', async ({ page, context, request }) => {
  await visitOnce(page);
  const devtools = await context.newCDPSession(page);
  // In private windows, which tests use, Chromium installs nothing; that is not ours.
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  const own = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(own).toEqual([]);

  const { url, errors, data } = await devtools.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}');
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
  for (const { src, type } of [...manifest.icons, ...(manifest.screenshots ?? [])]) {
    const answer = await request.get(src);
    expect(answer.status(), src).toBe(200);
    expect(answer.headers()['content-type'], src).toBe(type);
  }
  for (const { url: shortcut } of manifest.shortcuts) {
    expect((await request.get(shortcut)).status(), shortcut).toBe(200);
  }
});

test('icons have the declared sizes, two of them maskable', async ({ page, request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  await page.goto('/');
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
  expect(manifest.icons.filter(({ purpose = 'any' }) => purpose === 'maskable')).toHaveLength(2);
});
