import { createFileRoute, notFound } from '@tanstack/react-router';
import { blogWords } from '#content/blog/words.ts';
import { MissingPost } from '#features/blog/MissingPost.tsx';
import { PostPage } from '#features/blog/PostPage.tsx';
import { pageHead } from '#shell/pageHead.ts';
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
    if (post === undefined) {
      const title = `${blogWords.missing.heading} · ${site.brand}`;
      return { meta: [{ title }, { name: 'robots', content: 'noindex' }] };
    }
    return pageHead({
      path: `${blogWords.path}/${post.slug}`,
      title: `${post.seoTitle ?? post.title} · ${site.brand}`,
      description: post.seoDescription ?? post.excerpt,
      keywords: post.keywords,
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
