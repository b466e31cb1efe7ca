import { CallToAction, Poster } from '#camps/camps.ts';
import { type BlogPost } from '#site/words/blog/posts.ts';
import { blogCopy } from '#site/words/blog/blogCopy.ts';
import { site } from '#base/site.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import styles from './BlogPage.module.css';
import { Newsletter } from './Newsletter.tsx';
import { PostList } from './PostList.tsx';

/** All posts, the newest on top. */
export function BlogPage({ posts }: { posts: readonly BlogPost[] }) {
  const { title, lead, waitlist, empty, sample, waitlistCard, kit } = blogCopy;
  return (
    <>
      <Poster picture="blog" title={title} lead={lead}>
        <Button variant="pine" href={site.waitlistUrl} external className="link-from-laptop">
          {waitlist}
        </Button>
      </Poster>
      <Wrap className={styles.page}>
        {posts.length === 0 ? (
          <p className={styles.empty}>{empty}</p>
        ) : (
          <section aria-label="Posts">
            <PostList posts={posts} titleAs="h2" hasLead />
            <p className="mt-125 soft small">{sample}</p>
            <p className="no-max mt-150 lead center">
              {kit.text} <AppLink to={kit.to}>{kit.action}</AppLink>
            </p>
          </section>
        )}
        <div className={styles.cards}>
          <Newsletter />
          <CallToAction
            title={waitlistCard.heading}
            description={waitlistCard.text}
            buttonText={waitlistCard.action}
          />
        </div>
      </Wrap>
    </>
  );
}
