import { CallToAction } from '#camps/camps.ts';
import { relatedPosts, type BlogPost } from '#site/words/blog/posts.ts';
import { blogCopy } from '#site/words/blog/blogCopy.ts';
import { AppLink, needsReload } from '#ui/AppLink.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import { BlogPicture } from './BlogPicture.tsx';
import { Newsletter } from './Newsletter.tsx';
import { PostList } from './PostList.tsx';
import styles from './PostPage.module.css';
import { useHydrated, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useRaise } from '#base/device/useRaise.ts';
import { postHtml } from './postHtml.ts';
import { clickedLink, innerLocation } from './postLinks.ts';

const pictureSizes = '(width >= 66rem) 64rem, 98vw';

/** One post: author, date, picture and text, then links to go on. */
export function PostPage({ post }: { post: BlogPost }) {
  const { path, back, sample, callToAction, related } = blogCopy;
  return (
    <>
      <article aria-labelledby="post-title">
        <header className={styles.head}>
          <AppLink className="row-inline middle self-start gap-50 tap weight-750" to={path}>
            <Glyph name="back" />
            {back}
          </AppLink>
          <h1 id="post-title">{post.title}</h1>
          <p className="soft lead leading-150 balance">{post.excerpt}</p>
          <p className={styles.by}>
            <span className={styles.face} aria-hidden="true">
              C
            </span>
            <span>
              <b className="ink">{post.author}</b>
              <br />
              <time className="nowrap" dateTime={post.isoDate}>
                {post.date}
              </time>
              <span>{`, ${post.readTime}`}</span>
            </span>
          </p>
        </header>
        <BlogPicture post={post} sizes={pictureSizes} isFirst className={styles.picture} />
        <PostBody key={post.slug} slug={post.slug} />
        <p className={styles.sample}>{sample}</p>
      </article>
      <Wrap className={styles.after}>
        <CallToAction
          patch="s-fall"
          className={styles.browse}
          title={callToAction.heading}
          description={callToAction.text}
          buttonText={callToAction.action}
          buttonHref={callToAction.to}
        />
        <section aria-labelledby="related-title" className="stack columns-1 gap-125">
          <h2 id="related-title">{related}</h2>
          <PostList posts={relatedPosts(post.slug)} titleAs="h3" />
        </section>
        <Newsletter />
      </Wrap>
    </>
  );
}

/**
 * The sanitized body. A prerendered page has it in its HTML already, sanitized at build by the same list: React adopts
 * it unchanged, and neither body nor sanitizer is fetched again.
 */
function PostBody({ slug }: { slug: string }) {
  // A text that does not arrive is a page that does not.
  const raise = useEffectEvent(useRaise());
  const router = useRouter();
  const box = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [isTakenOver] = useState(!hydrated);
  const [, redraw] = useReducer((count: number) => count + 1, 0);

  // When something else has changed the page (an extension, say), React redraws it without the body.
  useEffect(() => {
    if (box.current?.firstChild === null) prepare(slug).then(redraw, raise);
  }, [slug]);

  // Sanitized, and trusted by our policy alone. An empty string means "unchanged" and is never written.
  const html = postHtml.get(slug) ?? (isTakenOver ? '' : null);
  // Links in the body are markup, not components of the router.
  const follow = (event: MouseEvent) => {
    const link = clickedLink(event);
    const location = link && innerLocation(link.href, new URL(window.location.href));
    if (location === null || needsReload(router, location.to)) return;
    event.preventDefault();
    void router.navigate({ href: location.href });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- clicks on links only, and keys make those too
    <div
      ref={box}
      onClick={follow}
      className={styles.prose}
      suppressHydrationWarning
      {...(html !== null && { dangerouslySetInnerHTML: { __html: html } })}
    />
  );
}

async function prepare(slug: string): Promise<void> {
  const { preparePost } = await import('./preparePost.ts');
  await preparePost(slug);
}
