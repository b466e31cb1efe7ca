import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { posts } from '../../site/words/blog/posts.ts';
import { rss } from './rss.ts';

const feed = {
  title: 'Notes & <news>',
  description: 'About "camps"',
  siteUrl: 'https://camply.example',
  path: '/blog',
};
// Throws for what is not well-formed.
const read = (xml: string) => new JSDOM(xml, { contentType: 'text/xml' }).window.document;
const copy = (parent: ParentNode | undefined, name: string) =>
  parent?.querySelector(name)?.textContent;

describe('the feed', () => {
  const document = read(rss(feed, posts));
  const items = [...document.querySelectorAll('item')];

  it('is RSS 2.0 with what a channel must have', () => {
    expect(document.documentElement.getAttribute('version')).toBe('2.0');
    expect(copy(document, 'channel > title')).toBe('Notes & <news>');
    expect(copy(document, 'channel > link')).toBe('https://camply.example/blog');
    expect(copy(document, 'channel > description')).toBe('About "camps"');
    expect(copy(document, 'lastBuildDate')).toBe('Thu, 03 Sep 2026 13:00:00 GMT');
  });

  it('has every post, newest first, with a permanent address and a full date', () => {
    const addresses = posts.map(({ slug }) => `https://camply.example/blog/${slug}`);
    expect(items.map((item) => copy(item, 'guid'))).toEqual(addresses);
    expect(items.map((item) => copy(item, 'link'))).toEqual(addresses);
    expect(items.map((item) => copy(item, 'title'))).toEqual(posts.map(({ title }) => title));
    const days = items.map((item) => new Date(copy(item, 'pubDate') ?? '').toISOString());
    expect(days.map((day) => day.slice(0, 10))).toEqual(posts.map(({ isoDate }) => isoDate));
    expect(items[0]?.querySelector('guid')?.getAttribute('isPermaLink')).toBe('true');
  });

  it('names no date when there is no post', () => {
    const empty = read(rss(feed, []));
    expect(empty.querySelector('item, lastBuildDate')).toBeNull();
  });
});
