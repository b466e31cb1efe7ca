import { type BlogPost } from '#content/blog/posts.ts';
import { blogCopy } from '#content/blog/blogCopy.ts';
import { CallToAction } from '#parts/CallToAction.tsx';
import { site } from '#site';
import { Button } from '#ui/Button.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import styles from './BlogPage.module.css';
import { Newsletter } from './Newsletter.tsx';
import { PostList } from './PostList.tsx';

/** All posts, the newest on top. */
export function BlogPage({ posts }: { posts: readonly BlogPost[] }) {
  const { title, lead, waitlist, empty, sample, waitlistCard, kit } = blogCopy;
  return (
    <Wrap className={styles.page}>
      <header className={styles.head}>
        <div className={styles.copy}>
          <h1>{title}</h1>
          <p>{lead}</p>
        </div>
        <Button variant="pine" href={site.waitlistUrl} external>
          {waitlist}
        </Button>
      </header>
      {posts.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <section aria-label="Posts">
          <PostList posts={posts} titleAs="h2" hasLead />
          <p className={styles.sample}>{sample}</p>
        </section>
      )}
      <div className={styles.cards}>
        <CallToAction
          patch="s-summer"
          variant="gray"
          className={styles.kit}
          title={kit.heading}
          description={kit.text}
          buttonText={kit.action}
          buttonHref={kit.to}
        />
        <Newsletter />
        <CallToAction
          patch="s-fall"
          title={waitlistCard.heading}
          description={waitlistCard.text}
          buttonText={waitlistCard.action}
        />
      </div>
    </Wrap>
  );
}
