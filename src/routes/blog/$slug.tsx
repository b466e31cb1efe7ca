import { createFileRoute, notFound } from '@tanstack/react-router';
import { sharePicture } from '#content/blog/pictures.ts';
import { blogWords } from '#content/blog/words.ts';
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
  head: ({ loaderData: post }) => {
    if (post === undefined) return unlistedHead(blogWords.missing.heading);
    return pageHead({
      path: `${blogWords.path}/${post.slug}`,
      title: `${post.seoTitle ?? post.title} · ${site.brand}`,
      description: post.seoDescription ?? post.excerpt,
      keywords: post.keywords,
      picture: { path: sharePicture(post.image), alt: post.altText },
      kind: 'article',
    });
  },
  component: Post,
  notFoundComponent: MissingPost,
});

async function prepare(slug: string) {
  const { preparePost } = await import('#features/blog/preparePost.ts');
  return preparePost(slug);
}

function Post() {
  return <PostPage post={Route.useLoaderData()} />;
}
