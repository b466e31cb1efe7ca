import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { desktop, layoutRoutes, phone, turnOf } from '../support/breadth.ts';
import { layoutShiftsOf, recordLayoutShifts } from '../support/layoutShifts.ts';

// What moves on purpose must not push anything.
test.use({ reducedMotion: 'no-preference' });

// One bar of signal: the words come in pieces, and neither fonts nor scripts are there yet.
const pieces = 8;

/** Cuts a page between two tags of its body; a comment at the end of each piece tells that it is there. */
function cut(html: string): string[] {
  const from = html.indexOf('<main');
  const to = html.indexOf('</footer>');
  const cuts = Array.from({ length: pieces - 1 }, (_, at) =>
    html.indexOf('<', from + ((to - from) * at) / (pieces - 1)),
  );
  return [0, ...cuts].map(
    (start, at) => `${html.slice(start, cuts[at])}${at < cuts.length ? `<!--piece ${at}-->` : ''}`,
  );
}

const whenThere = (page: Page, piece: number) =>
  page.waitForFunction((mark) => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
    while (walker.nextNode()) if (walker.currentNode.textContent === mark) return true;
    return false;
  }, `piece ${piece}`);

const whenPainted = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

const screens = [
  // What stands at the bottom of a hero goes down while its words arrive: on a phone it is higher than wide.
  { viewport: phone, most: 0.06 },
  { viewport: desktop, most: 0.02 },
];

test('causes no layout shift by streaming a page in chunks', async ({ page }) => {
  let opened = Promise.withResolvers<http.ServerResponse>();
  const server = http.createServer(({ url = '/' }, response) => {
    if (layoutRoutes.includes(url)) opened.resolve(response);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;

  await recordLayoutShifts(page);
  for (const { viewport, most } of turnOf(screens, 2)) {
    await page.setViewportSize(viewport);
    for (const route of turnOf(layoutRoutes, 6)) {
      const file = path.join(process.env.CAMPLY_DIST ?? 'dist', route, 'index.html');
      const parts = cut(await readFile(file, 'utf8'));
      opened = Promise.withResolvers();
      const answer = page.goto(`http://localhost:${port}${route}`);
      const response = await opened.promise;
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      for (const [at, part] of parts.entries()) {
        response.write(part);
        if (at === parts.length - 1) response.end();
        else await whenThere(page, at);
        await whenPainted(page);
      }
      await answer;
      const { total, sources } = await layoutShiftsOf(page);
      const where = `${route} at ${viewport.width} px`;
      expect.soft(total, `${where} moves: ${sources}`).toBeLessThanOrEqual(most);
    }
  }
  server.close();
});
