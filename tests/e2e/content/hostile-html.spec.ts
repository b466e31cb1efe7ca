import type { Page } from '@playwright/test';
import { posts } from '#content/blog/posts.ts';
import { hostileHtml } from '../../fixtures/hostileHtml.ts';
import { expect, test } from '../support/camply.ts';
import { builtFile } from '../support/builtFile.ts';
import { openPage } from '../support/openPage.ts';

declare global {
  interface Window {
    fired?: number;
    canary?: () => void;
  }
}

// The policy of the page would stop most of it: here the sanitizer stands alone.
test.use({ bypassCSP: true, viewport: { width: 390, height: 400 } });

const slugs = posts.map(({ slug }) => slug);
const titles = Object.fromEntries(posts.map(({ slug, title }) => [slug, title]));
const halves = [0, 1].map((half) => hostileHtml.filter((_, at) => at % 2 === half));

for (const [half, vectors] of halves.entries()) {
  test(`sanitized posts run no script, half ${half + 1}`, async ({ page }) => {
    test.slow();
    let bodies = new Map<string, string>();
    await page.route('**/*.webp', (route) =>
      route.fulfill({ contentType: 'image/webp', body: '' }),
    );
    await page.addInitScript(() => {
      window.fired = 0;
      window.canary = () => {
        window.fired = (window.fired ?? 0) + 1;
      };
    });
    for (const slug of slugs) {
      const file = builtFile(`src/content/blog/bodies/${slug}.html?raw`);
      await page.route(`**${file}`, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: `export default ${JSON.stringify(bodies.get(slug) ?? '')}`,
        }),
      );
    }
    for (let at = 0; at < vectors.length; at += slugs.length) {
      const few = vectors.slice(at, at + slugs.length);
      bodies = new Map(few.map((vector, i) => [slugs[i] ?? '', vector]));
      // A light page to begin on.
      await openPage(page, '/login');
      expect(await readEach(page, [...bodies.keys()]), few.join('\n')).toEqual([]);
    }
  });
}

/** Opens each post without a reload and tells what hangs in its body that should not, or has run. */
async function readEach(page: Page, few: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async ({ open, titles: titleOf }) => {
      const tags =
        /^(?:H[23]|P|BR|HR|BLOCKQUOTE|[UOD]L|LI|D[TD]|[ABI]|STRONG|EM|TIME|T[RHD]|TABLE|CAPTION|THEAD|TBODY)$/;
      const attributes = /^(?:href|target|rel|datetime|scope)$/;
      const body = 'main article > header ~ div';
      const found: string[] = [];
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- this function runs in the page
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      const follow = async (slug: string) => {
        history.pushState(null, '', `/blog/${slug}`);
        while (document.querySelector('h1')?.textContent !== titleOf[slug]) await frame();
      };
      const look = (when: string) => {
        for (const element of document.querySelectorAll(`${body} *`)) {
          if (!tags.test(element.tagName)) found.push(`${when}: ${element.outerHTML}`);
          for (const { name, value } of element.attributes) {
            const isEmptied = name === 'is' && value === '';
            if (!attributes.test(name) && !isEmptied) found.push(`${when}: ${name}=${value}`);
          }
          const leads = element instanceof HTMLAnchorElement && element.hasAttribute('href');
          if (leads && !/^(?:https?|mailto):$/.test(element.protocol))
            found.push(element.outerHTML);
        }
      };
      for (const slug of open) {
        await follow(slug);
        look(slug);
        // Written out and read again: a mutation shows now.
        const box = document.querySelector(body);
        if (box === null) throw new Error('The post has no body');
        box.replaceChildren(document.createRange().createContextualFragment(box.innerHTML));
        look(`${slug}, read again`);
        await frame();
      }
      if (window.fired !== 0) found.push(`the canary was called ${window.fired} times`);
      return found;
    },
    { open: few, titles },
  );
}
