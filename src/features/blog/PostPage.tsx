import { relatedPosts, type BlogPost } from '#content/blog/posts.ts';
import { blogWords } from '#content/blog/words.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import { BlogPicture } from './BlogPicture.tsx';
import { Invite } from './Invite.tsx';
import { Letters } from './Letters.tsx';
import { PostBody } from './PostBody.tsx';
import { PostList } from './PostList.tsx';
import styles from './PostPage.module.css';

const pictureSizes = '(width >= 66rem) 64rem, 98vw';

/** One post: who, when, the picture, the words, then where to go from here (spec 2). */
export function PostPage({ post }: { post: BlogPost }) {
  const { path, back, sample, callToAction, related } = blogWords;
  return (
    <>
      <article aria-labelledby="post-title">
        <Wrap>
          <a className={styles.back} href={path}>
            <Glyph name="back" />
            {back}
          </a>
        </Wrap>
        <header className={styles.head}>
          <h1 id="post-title">{post.title}</h1>
          <p className={styles.excerpt}>{post.excerpt}</p>
          <p className={styles.by}>
            <span className={styles.face} aria-hidden="true">
              C
            </span>
            <span>
              <b>{post.author}</b>
              <br />
              <time dateTime={post.isoDate}>{post.date}</time>, {post.readTime}
            </span>
          </p>
        </header>
        <BlogPicture post={post} sizes={pictureSizes} isFirst className={styles.picture} />
        <PostBody key={post.slug} slug={post.slug} />
        <p className={styles.sample}>{sample}</p>
      </article>
      <Wrap className={styles.after}>
        <Invite
          id="browse-title"
          patch="s-fall"
          tone="coral"
          heading={callToAction.heading}
          text={callToAction.text}
        >
          <Button variant="main" href={callToAction.href}>
            {callToAction.action}
          </Button>
        </Invite>
        <section aria-labelledby="related-title" className={styles.related}>
          <h2 id="related-title">{related}</h2>
          <PostList posts={relatedPosts(post.slug)} titleAs="h3" />
        </section>
        <Letters />
      </Wrap>
    </>
  );
}
