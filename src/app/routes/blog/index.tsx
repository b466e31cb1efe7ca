import { createFileRoute } from '@tanstack/react-router';
import { BlogPage, posts } from '#site/site.ts';

export const Route = createFileRoute('/blog/')({
  head: async () => (await import('./-blogHead.ts')).blogHead(),
  component: Blog,
});

function Blog() {
  return <BlogPage posts={posts} />;
}
