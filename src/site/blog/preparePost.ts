import { postBody } from '#site/words/blog/postBodies.ts';
import { type BlogPost, findPost } from '#site/words/blog/posts.ts';
import { postHtml } from './postHtml.ts';
import { sanitizeHtml } from './sanitizeHtml.ts';

/** Finds a post and sanitizes its body, fetched once. Null for a slug without a post. */
export async function preparePost(slug: string): Promise<BlogPost | null> {
  const post = findPost(slug);
  if (post !== null && !postHtml.has(slug)) postHtml.set(slug, sanitizeHtml(await postBody(slug)));
  return post;
}
