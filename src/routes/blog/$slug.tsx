import { createFileRoute, notFound } from '@tanstack/react-router';
import type { BlogPost } from '#content/blog/posts.ts';
import { MissingPost } from '#features/blog/MissingPost.tsx';
import { PostPage } from '#features/blog/PostPage.tsx';
import { pageHead, unlistedHead } from '#shell/pageHead.ts';
import { site } from '#site';

export const Route = createFileRoute('/blog/$slug')({
  // Before, not while loading: a post seen earlier would be drawn at once, without its body.
  beforeLoad: async ({ params }) => void (await prepare(params.slug)),
  loader: async ({ params }) => {
    const post = await prepare(params.slug);
    if (post === null) throw notFound();
    return post;
  },
  head: ({ loaderData }) => postHead(loaderData),
  component: Post,
  notFoundComponent: MissingPost,
});

const prepare = async (slug: string) =>
  (await import('#features/blog/preparePost.ts')).preparePost(slug);

function Post() {
  return <PostPage post={Route.useLoaderData()} />;
}

async function postHead(post: BlogPost | undefined) {
  const { blogCopy } = await import('#content/blog/blogCopy.ts');
  if (post === undefined) return unlistedHead(blogCopy.missing.heading);
  const { sharePicture } = await import('#content/blog/pictures.ts');
  return pageHead({
    path: `${blogCopy.path}/${post.slug}`,
    title: `${post.seoTitle ?? post.title} · ${site.brand}`,
    description: post.seoDescription ?? post.excerpt,
    keywords: post.keywords,
    picture: { path: sharePicture(post.image), alt: post.altText },
    kind: 'article',
  });
}
