import type { Page } from '@playwright/test';
import { build } from 'vite';
import { posts } from '#content/blog/posts.ts';
import { hostileHtml } from '../../fixtures/hostileHtml.ts';
import { expect, test } from '../support/camply.ts';
import { builtFile } from '../support/builtFile.ts';
import { openPage } from '../support/openPage.ts';

declare global {
  interface Window {
    fired?: number;
    canary?: () => void;
    sanitizer?: { sanitizeHtml: (dirty: string) => TrustedHTML | string };
  }
}

// The policy of the page would stop most of it: here the sanitizer stands alone.
test.use({ bypassCSP: true, viewport: { width: 390, height: 400 } });

const BODY = 'main article > header ~ div';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.fired = 0;
    window.canary = () => {
      window.fired = (window.fired ?? 0) + 1;
    };
  });
});

test('the sanitizer leaves nothing that runs or leads away, in a real browser', async ({
  page,
}) => {
  // A light page to begin on.
  await openPage(page, '/login');
  await page.addScriptTag({ content: await sanitizerScript() });
  await page.evaluate(() => document.body.append(document.createElement('section')));
  expect(await findHarm(page, 'body > section', hostileHtml)).toEqual([]);
});

test('posts pass the sanitizer before they are shown', async ({ page }) => {
  const [post] = posts;
  if (!post) throw new Error('There is no post');
  const vectors = hostileHtml.filter((html) => /<(?:img|svg|iframe|a)\b/i.test(html)).slice(0, 20);
  const file = builtFile(`src/content/blog/bodies/${post.slug}.html?raw`);
  await page.route(`**${file}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export default ${JSON.stringify(vectors.join('\n'))}`,
    }),
  );
  await openPage(page, '/login');
  await page.evaluate((slug) => history.pushState(null, '', `/blog/${slug}`), post.slug);
  await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
  expect(await findHarm(page, BODY, [])).toEqual([]);
});

/** The sanitizer of posts, built as one script. */
async function sanitizerScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: 'src/features/blog/sanitizeHtml.ts', formats: ['iife'], name: 'sanitizer' },
    },
  });
  const [output] = [built].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The sanitizer was not built');
  return chunk.code;
}

/** Shows each markup in `place`, none: looks at what is there. Returns what hangs there that should not, or has run. */
function findHarm(page: Page, place: string, markups: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async ({ selector, all }) => {
      const tags =
        /^(?:H[23]|P|BR|HR|BLOCKQUOTE|[UOD]L|LI|D[TD]|[ABI]|STRONG|EM|TIME|T[RHD]|TABLE|CAPTION|THEAD|TBODY)$/;
      const attributes = /^(?:href|target|rel|datetime|scope)$/;
      const found: string[] = [];
      const box = document.querySelector(selector);
      if (box === null) throw new Error('There is no place for it');
      const look = (when: string) => {
        for (const element of box.querySelectorAll('*')) {
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
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- this function runs in the page
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      const lookTwice = async (when: string) => {
        look(when);
        // Written out and read again: a mutation shows now.
        box.replaceChildren(document.createRange().createContextualFragment(box.innerHTML));
        look(`${when}, read again`);
        await frame();
        if (window.fired !== 0) found.push(`${when}: the canary was called ${window.fired} times`);
        window.fired = 0;
      };
      if (all.length === 0) await lookTwice('shown');
      for (const markup of all) {
        if (!window.sanitizer) throw new Error('There is no sanitizer');
        Object.assign(box, { innerHTML: window.sanitizer.sanitizeHtml(markup) });
        await lookTwice(markup);
      }
      // What comes late, such as a picture that could not be loaded.
      await frame();
      await frame();
      if (window.fired !== 0) found.push('the canary was called late');
      return found;
    },
    { selector: place, all: markups },
  );
}
