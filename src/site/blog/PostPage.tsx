import { CallToAction } from '#camps/camps.ts';
import { relatedPosts, type BlogPost } from '#site/words/blog/posts.ts';
import { blogCopy } from '#site/words/blog/blogCopy.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import { BlogPicture } from './BlogPicture.tsx';
import { Newsletter } from './Newsletter.tsx';
import { PostBody } from './PostBody.tsx';
import { PostList } from './PostList.tsx';
import styles from './PostPage.module.css';

const pictureSizes = '(width >= 66rem) 64rem, 98vw';

/** One post: who, when, the picture, the words, then where to go from here. */
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
