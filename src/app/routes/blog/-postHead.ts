// Loaded only by the pages of posts: code in a route file is part of every page's script.
import { blogCopy, type BlogPost, postSharePicture } from '#site/site.ts';
import { pageHead, unlistedHead } from '../../shell/pageHead.ts';
import { site } from '#base/site.ts';

export function postHead(post: BlogPost | undefined) {
  if (post === undefined) return unlistedHead(blogCopy.missing.heading);
  return pageHead({
    path: `${blogCopy.path}/${post.slug}`,
    title: `${post.seoTitle ?? post.title} · ${site.brand}`,
    description: post.seoDescription ?? post.excerpt,
    keywords: post.keywords,
    picture: { path: postSharePicture(post.image), alt: post.altText },
    kind: 'article',
  });
}
