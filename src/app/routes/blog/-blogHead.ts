// Fetched by the blog alone, as -postHead.ts.
import { blogCopy } from '#site/site.ts';
import { pageHead } from '../../shell/pageHead.ts';
import { site } from '#base/site.ts';

export function blogHead() {
  const { path, picture, seoTitle, seoDescription, keywords } = blogCopy;
  const title = `${seoTitle} · ${site.brand}`;
  const { meta, links } = pageHead({ path, picture, title, description: seoDescription, keywords });
  const feed = {
    rel: 'alternate',
    type: 'application/rss+xml',
    title: `${site.brand} blog`,
    href: '/rss.xml',
  };
  return { meta, links: [...links, feed] };
}
