import { afterEach, describe, expect, it, vi } from 'vitest';
import { serverHasPage } from './serverHasPage.ts';

afterEach(() => vi.unstubAllGlobals());

function answers(respond: () => Response) {
  vi.stubGlobal('location', { href: 'https://camply.example/browse/fall-break' });
  vi.stubGlobal('fetch', async () => respond());
}

describe('whether a reload would bring the page back', () => {
  it('yes when the server answers with one of our pages', async () => {
    answers(() => new Response('<body><div id="root"></div></body>'));
    expect(await serverHasPage()).toBe(true);
  });

  it('no when the server is down, although the browser says it is online', async () => {
    answers(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(await serverHasPage()).toBe(false);
  });

  it('no when a captive portal answers', async () => {
    answers(() => new Response('<h1>Welcome to Hotel WiFi</h1>'));
    expect(await serverHasPage()).toBe(false);
  });

  it('no when the server answers with an error page of ours', async () => {
    answers(() => new Response('<div id="root"></div>', { status: 503 }));
    expect(await serverHasPage()).toBe(false);
  });
});
