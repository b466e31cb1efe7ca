import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import { postBody } from '#site/words/blog/postBodies.ts';
import { posts } from '#site/words/blog/posts.ts';
import { sanitizeHtml, sanitizeIn } from '#site/blog/sanitizeHtml.ts';
import { hostileHtml } from '#tests/fixtures/hostileHtml.ts';

/** What prerendering does: the same list as in the browser, in a window of jsdom. */
const { window } = new JSDOM('');
beforeAll(() => sanitizeIn(window));

function clean(dirty: string): string {
  const html = sanitizeHtml(dirty);
  if (typeof html !== 'string') throw new Error('jsdom has learned of Trusted Types');
  return html;
}

const bodyOf = (html: string) => new window.DOMParser().parseFromString(html, 'text/html').body;

const harmlessTags = /^(?:h[23]|p|br|hr|blockquote|[uod]l|li|d[td]|[abi]|strong|em|time|t[rhd])$/i;
const tableTags = /^(?:table|caption|thead|tbody)$/i;
const harmlessAttributes = new Set(['href', 'target', 'rel', 'datetime', 'scope']);

/** All that a sanitized text has and should not have. */
function leftovers(html: string): string[] {
  return [...bodyOf(html).querySelectorAll('*')].flatMap((element) => [
    ...(harmlessTags.test(element.tagName) || tableTags.test(element.tagName)
      ? []
      : [element.tagName]),
    ...[...element.attributes]
      .filter(({ name, value }) => !isEmptied(name, value))
      .filter(({ name, value }) => !harmlessAttributes.has(name) || isBadAddress(name, value))
      .map(({ name, value }) => `${name}=${value}`),
  ]);
}

// An element keeps its `is` for good; emptied it names nothing.
const isEmptied = (name: string, value: string) => name === 'is' && value === '';

const isBadAddress = (name: string, value: string) =>
  name === 'href' && !/^(?:https?:\/\/|mailto:|#|\/(?![/\\]))/.test(value);

describe('hostile markup while prerendering', () => {
  it('is tried in at least 150 different ways', () => {
    expect(new Set(hostileHtml).size).toBe(hostileHtml.length);
    expect(hostileHtml.length).toBeGreaterThanOrEqual(150);
  });

  it.each(hostileHtml)('%s', (vector) => {
    const once = clean(vector);
    expect(leftovers(once)).toEqual([]);
    // A mutation shows when the browser writes the text out and reads it again.
    expect(leftovers(bodyOf(once).innerHTML)).toEqual([]);
  });
});

describe('allowed markup', () => {
  it.each(posts)('stays as its author wrote it: $slug', async ({ slug }) => {
    const body = await postBody(slug);
    expect(bodyOf(clean(body)).innerHTML).toBe(bodyOf(body).innerHTML);
  });

  it('opens an external link in a new tab without an opener, and an internal one here', () => {
    expect(clean('<a href="https://example.com/" target="_top" rel="opener">x</a>')).toBe(
      '<a href="https://example.com/" target="_blank" rel="noopener noreferrer">x</a>',
    );
    expect(clean('<a href="/faq" target="_blank">x</a>')).toBe('<a href="/faq">x</a>');
  });

  it.each([undefined, null, 7, {}, ['<b>x</b>'], { toString: () => '<b>x</b>' }])(
    'fails for a value that is no string: %o',
    (dirty) => {
      expect(() => sanitizeHtml(dirty)).toThrow('dirty is not a string, aborting');
    },
  );
});
