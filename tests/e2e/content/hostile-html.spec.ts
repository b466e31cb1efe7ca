import type { Page } from '@playwright/test';
import { build } from 'vite';
import { posts } from '#site/words/blog/posts.ts';
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

test('removes everything that runs or navigates, by the sanitizer alone and within a post', async ({
  page,
}) => {
  const [post] = posts;
  if (!post) throw new Error('There is no post');
  // A light page to begin on.
  await openPage(page, '/login');
  await page.addScriptTag({ content: await sanitizerScript() });
  await page.evaluate(() => document.body.append(document.createElement('section')));
  expect(await findHarm(page, 'body > section', hostileHtml)).toEqual([]);

  // Posts pass it before they are shown.
  const vectors = hostileHtml.filter((html) => /<(?:img|svg|iframe|a)\b/i.test(html)).slice(0, 20);
  const file = builtFile(`src/site/words/blog/bodies/${post.slug}.html?raw`);
  await page.route(`**${file}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export default ${JSON.stringify(vectors.join('\n'))}`,
    }),
  );
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
      lib: { entry: 'src/site/blog/sanitizeHtml.ts', formats: ['iife'], name: 'sanitizer' },
    },
  });
  const [output] = [built].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The sanitizer was not built');
  return chunk.code;
}

/** Shows all markups in `place`, each in a box of its own; none: looks at what is there. Returns what should not be there, or has run. */
function findHarm(page: Page, place: string, markups: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async ({ selector, all }) => {
      const tags =
        /^(?:H[23]|P|BR|HR|BLOCKQUOTE|[UOD]L|LI|D[TD]|[ABI]|STRONG|EM|TIME|T[RHD]|TABLE|CAPTION|THEAD|TBODY)$/;
      const attributes = /^(?:href|target|rel|datetime|scope)$/;
      const found: string[] = [];
      const box = document.querySelector(selector);
      if (box === null) throw new Error('There is no place for it');
      const look = (part: Element, when: string) => {
        for (const element of part.querySelectorAll('*')) {
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
      const parts: { part: Element; name: string }[] = all.map((markup) => {
        if (!window.sanitizer) throw new Error('There is no sanitizer');
        const part = document.createElement('div');
        Object.assign(part, { innerHTML: window.sanitizer.sanitizeHtml(markup) });
        return { part, name: markup };
      });
      if (all.length > 0) box.replaceChildren(...parts.map(({ part }) => part));
      else parts.push({ part: box, name: 'the post' });
      for (const { part, name } of parts) {
        look(part, name);
        // Written out and read again: a mutation shows now.
        part.replaceChildren(document.createRange().createContextualFragment(part.innerHTML));
        look(part, `${name}, read again`);
      }
      // What comes late, such as a picture that could not be loaded.
      for (let turn = 0; turn < 3; turn += 1) {
        await new Promise((done) => requestAnimationFrame(done));
      }
      if (window.fired !== 0) found.push(`The canary was called ${window.fired} times`);
      return found;
    },
    { selector: place, all: markups },
  );
}
