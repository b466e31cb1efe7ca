import { describe, expect, it } from 'vitest';
import { postBody } from './postBodies.ts';
import { findPost, firstPosts, posts, relatedPosts } from './posts.ts';

const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
const wordsAMinute = 200;

describe('the posts', () => {
  it('are seven, newest first', () => {
    expect(posts.map(({ slug }) => slug)).toEqual([
      'summer-camp-spreadsheet-to-solution',
      'fall-break-camp-search-easier',
      'fall-break-camp-planning-guide',
      'planning-fall-break-saves-sanity',
      'kid-hates-camp-mid-summer-checkin',
      'camp-chaos-survival-guide',
      'atlanta-top-summer-camps',
    ]);
    const days = posts.map(({ isoDate }) => isoDate);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length);
  });

  it.each(posts)('$slug is 700 to 1,400 words and says how long that takes', async (post) => {
    const count = wordsOf(await postBody(post.slug)).length;
    expect(count).toBeGreaterThanOrEqual(700);
    expect(count).toBeLessThanOrEqual(1400);
    expect(post.readTime).toBe(`${Math.ceil(count / wordsAMinute)} min read`);
  });

  it.each(posts)('$slug names one day, for readers and for machines', ({ date, isoDate }) => {
    expect(new Date(`${date} UTC`).toISOString().slice(0, 10)).toBe(isoDate);
  });

  it.each(posts)('$slug fits what search engines show', ({ seoTitle, seoDescription }) => {
    expect((seoTitle ?? '').length).toBeLessThanOrEqual(70);
    expect((seoDescription ?? '').length).toBeLessThanOrEqual(160);
  });

  it.each(posts)('$slug links to nothing that is not on this site', async ({ slug }) => {
    const addresses = [...(await postBody(slug)).matchAll(/href="([^"]*)"/g)].map(([, to]) => to);
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((to) => !/^\/[a-z-]+(\/[a-z-]+)?$/.test(to ?? ''))).toEqual([]);
  });
});

describe('finding posts', () => {
  it('by slug, or not at all', () => {
    expect(findPost('camp-chaos-survival-guide')?.id).toBe('2');
    expect(findPost('Camp-Chaos')).toBeNull();
    expect(findPost('')).toBeNull();
  });

  it('the first three, or as many as asked', () => {
    expect(firstPosts()).toEqual(posts.slice(0, 3));
    expect(firstPosts(5)).toHaveLength(5);
    expect(firstPosts(99)).toHaveLength(posts.length);
  });

  it('up to three related ones, never the post itself', () => {
    for (const { slug } of posts) {
      const related = relatedPosts(slug);
      expect(related).toHaveLength(3);
      expect(related.map((post) => post.slug)).not.toContain(slug);
    }
  });

  it('has no body for an unknown slug', async () => {
    await expect(postBody('nope')).rejects.toThrow('There is no body for the post nope');
  });
});
