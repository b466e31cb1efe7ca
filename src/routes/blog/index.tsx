import { createFileRoute } from '@tanstack/react-router';
import { posts } from '#content/blog/posts.ts';
import { BlogPage } from '#features/blog/BlogPage.tsx';
import { pageHead } from '#shell/pageHead.ts';
import { site } from '#site';

export const Route = createFileRoute('/blog/')({
  head: blogHead,
  component: Blog,
});

function Blog() {
  return <BlogPage posts={posts} />;
}

async function blogHead() {
  const { blogCopy } = await import('#content/blog/blogCopy.ts');
  const { path, seoTitle, seoDescription, keywords } = blogCopy;
  const title = `${seoTitle} · ${site.brand}`;
  const { meta, links } = pageHead({ path, title, description: seoDescription, keywords });
  const feed = {
    rel: 'alternate',
    type: 'application/rss+xml',
    title: `${site.brand} blog`,
    href: '/rss.xml',
  };
  return { meta, links: [...links, feed] };
}
