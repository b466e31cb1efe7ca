import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadPost, MissingPost, PostPage } from '#site/site.ts';

export const Route = createFileRoute('/blog/$slug')({
  // Before, not while loading: a post seen earlier would be drawn at once, without its body.
  beforeLoad: async ({ params }) => void (await prepare(params.slug)),
  loader: async ({ params }) => {
    const post = await prepare(params.slug);
    if (post === null) throw notFound();
    return post;
  },
  head: async ({ loaderData }) => (await import('./-postHead.ts')).postHead(loaderData),
  component: Post,
  notFoundComponent: MissingPost,
});

const prepare = async (slug: string) => (await loadPost()).preparePost(slug);

function Post() {
  return <PostPage post={Route.useLoaderData()} />;
}
