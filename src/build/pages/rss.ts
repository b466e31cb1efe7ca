import { type BlogPost } from '../../site/words/blog/posts.ts';

type Feed = { title: string; description: string; siteUrl: string; path: string };

/** RSS 2.0 of the blog (rssboard.org/rss-specification), newest first, as the list gives it. */
export function rss(
  { title, description, siteUrl, path }: Feed,
  posts: readonly BlogPost[],
): string {
  const channel = [
    element('title', title),
    element('link', siteUrl + path),
    element('description', description),
    element('language', 'en-us'),
    // Not the time of the build: two builds of one commit are equal.
    ...posts.slice(0, 1).map(({ isoDate }) => element('lastBuildDate', rfc822(isoDate))),
    `<atom:link href="${text(`${siteUrl}/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => item(`${siteUrl}${path}/${post.slug}`, post)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${channel.join('\n')}
</channel>
</rss>
`;
}

function item(address: string, post: BlogPost): string {
  return [
    '<item>',
    element('title', post.title),
    element('link', address),
    `<guid isPermaLink="true">${text(address)}</guid>`,
    element('pubDate', rfc822(post.isoDate)),
    element('dc:creator', post.author),
    element('description', post.excerpt),
    ...post.keywords.map((keyword) => element('category', keyword)),
    '</item>',
  ].join('\n');
}

const element = (name: string, copy: string) => `<${name}>${text(copy)}</${name}>`;

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (copy: string) => copy.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/** Nine in the morning in Atlanta, near enough: the posts know their day only. */
const rfc822 = (isoDate: string) => new Date(`${isoDate}T13:00:00Z`).toUTCString();
