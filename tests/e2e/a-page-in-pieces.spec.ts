import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { expect, test } from '@playwright/test';

test('a page whose footer arrives in two pieces moves nothing', async ({ page }) => {
  const html = await readFile(
    path.join(process.env.CAMPLY_DIST ?? 'dist', 'login', 'index.html'),
    'utf8',
  );
  const cut = html.indexOf('>School Breaks<') + 200;
  const rest = Promise.withResolvers<void>();
  const server = http.createServer(({ url }, response) => {
    if (url !== '/login') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, cut));
    void rest.promise.then(() => response.end(html.slice(cut)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`http://localhost:${port}/login`, { waitUntil: 'commit' });
  await expect(page.getByText('School Breaks')).toBeVisible();
  const boxes = () =>
    page
      .getByRole('contentinfo')
      .getByRole('heading')
      .evaluateAll((all) => all.slice(0, 2).map((each) => each.getBoundingClientRect().toJSON()));
  const before = await boxes();
  rest.resolve();
  await expect(page.getByText('Camp Providers', { exact: true })).toBeVisible();
  expect(before).toHaveLength(2);
  expect(await boxes()).toEqual(before);
  server.close();
});
