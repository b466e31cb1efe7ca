import { createFileRoute } from '@tanstack/react-router';
import { posts } from '#site/words/blog/posts.ts';
import { BlogPage } from '#site/blog/BlogPage.tsx';

export const Route = createFileRoute('/blog/')({
  head: async () => (await import('./-blogHead.ts')).blogHead(),
  component: Blog,
});

function Blog() {
  return <BlogPage posts={posts} />;
}
